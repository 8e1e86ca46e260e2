import { data } from 'react-router'
import { getOrder } from '#modules/orders/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { formatDate } from '../../lib/format.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Route } from './+types/order.ts'
import { requireAccount } from '../../lib/require-account.ts'
import { redirectTo } from '../../lib/redirect.ts'
import styles from './order.module.css'
import { OrderLines } from './OrderLines.tsx'
import { Parties } from './Parties.tsx'
import { PrintButton } from './PrintButton.tsx'
import { repeatOrder } from './repeat-order.ts'
import { OrderStatusTag } from '../../shared/OrderStatusTag.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { Timeline } from './Timeline.tsx'
import { useMarkViewed } from './mark-viewed.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Another account's order answers 404 like an unknown id. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  requireAccount(context, `/order/${params.id}`)
  return loaderCall(context, (api) => api(getOrder, { id: params.id }))
}

/** The only form of the page repeats the order. */
export async function action({ context, params }: Route.ActionArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  const { added, skipped } = await loaderCall(context, (api) => repeatOrder(api, params.id))
  if (added === 0) return data({ hasFailed: true }, { status: 409 })
  return redirectTo(skipped > 0 ? `/cart?skipped=${skipped}` : '/cart', 303)
}

export function meta({ loaderData: order, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page || !order) return []
  return pageMeta({
    title: translator(page.locale, 'order')('title', { number: order.number }),
    page,
    path: `/order/${order.id}`,
    noindex: true,
  })
}

export default function OrderPage({ loaderData: order, actionData }: Route.ComponentProps) {
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
      <div className={styles.top}>
        <h1>{t('title', { number })}</h1>
        <p>{t('placed', { date: placed })}</p>
        <OrderStatusTag status={status} />
        <div className={styles.actions}>
          {side === 'buyer' && <ChatLink store={order.store} orderId={order.id} variant="solid" />}
          {side === 'buyer' && (
            <form method="post">
              <Button type="submit" icon="arrow-clockwise">
                {t('repeat')}
              </Button>
            </form>
          )}
          <PrintButton />
        </div>
      </div>
      {actionData?.hasFailed && (
        <p className={styles.problem} role="alert">
          {t('repeat.failed')}
        </p>
      )}
      <div className={styles.page}>
        <section aria-labelledby="goods">
          <SectionHeading title={t('lines')} id="goods" caption={t('lines.caption', { date: placed })} />
          <OrderLines order={order} />
        </section>
        <Timeline order={order} />
      </div>
      <Parties order={order} />
    </main>
  )
}
