import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { formatDate } from '../../lib/format.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Route } from './+types/order.ts'
import styles from './order.module.css'
import { OrderLines } from './OrderLines.tsx'
import { Parties } from './Parties.tsx'
import { PrintButton } from './PrintButton.tsx'
import { OrderStatusTag } from '../../shared/OrderStatusTag.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { Timeline } from './Timeline.tsx'
import { useMarkViewed } from './mark-viewed.ts'

export { action, loader } from './order-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page || !loaded) return []
  const { order } = loaded
  return pageMeta({
    title: translator(page.locale, 'order')('title', { number: order.number }),
    page,
    path: `/order/${order.id}`,
    noindex: true,
  })
}

export default function OrderPage({ loaderData: { order, countryName } }: Route.ComponentProps) {
  const t = useMessages('order')
  const shell = useMessages('shell')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { number, side, status, createdAt } = order
  useMarkViewed(order)
  const placed = formatDate(createdAt, locale, 'long')
  const back = href(side === 'seller' ? '/profile/orders?side=seller' : '/profile/orders')
  return (
    <main className={layout.wrap}>
      <Breadcrumbs
        items={[
          { label: shell('bar.main'), href: href('/') },
          { label: t('orders'), href: back },
          { label: t('title', { number }) },
        ]}
      />
      <div className={`${layout.title} ${styles.top}`}>
        <h1>{t('title', { number })}</h1>
        <p>{t('placed', { date: placed })}</p>
        <OrderStatusTag status={status} />
        <div className={styles.actions}>
          {side === 'buyer' && <ChatLink store={order.store} orderId={order.id} variant="solid" />}
          {side === 'buyer' && (
            <form method="post">
              <HiddenFields intent="repeat" />
              <Button type="submit" icon="arrow-clockwise">
                {t('repeat')}
              </Button>
            </form>
          )}
          <PrintButton />
        </div>
      </div>
      <FormProblem intents={['repeat']} />
      <div className={styles.page}>
        <section aria-labelledby="goods">
          <SectionHeading title={t('lines')} id="goods" caption={t('lines.caption', { date: placed })} />
          <OrderLines order={order} />
        </section>
        <Timeline order={order} />
      </div>
      <Parties order={order} countryName={countryName} />
    </main>
  )
}
