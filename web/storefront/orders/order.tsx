import { FormProblem } from '../../forms/FormProblem.tsx'
import { StepButton } from '../../shared/orders/StepButton.tsx'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { formatDate } from '../../lib/format.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Route } from './+types/order.ts'
import styles from '../../shared/orders/order.module.css'
import { DocumentLinks } from '../../shared/orders/DocumentLinks.tsx'
import { OrderLines } from '../../shared/orders/OrderLines.tsx'
import { Parties } from '../../shared/orders/Parties.tsx'
import { PrintButton } from '../../shared/orders/PrintButton.tsx'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { Timeline } from '../../shared/orders/Timeline.tsx'
import { useOrderEvents } from '../../shared/orders/use-order-events.ts'
import { useStepNote } from '../../shared/orders/use-step-note.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { BuyerSteps } from './BuyerSteps.tsx'
import { sendDocument } from './send-document.ts'

export { action, loader } from './order-data.ts'
export const middleware = [sendDocument]

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

export default function OrderPage({
  loaderData: { order, wasUnseen, countryName, documents, idempotencyKey, forms },
}: Route.ComponentProps) {
  const t = useMessages('order')
  const shell = useMessages('shell')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { number, status, createdAt } = order
  const done = useStepNote(forms, order)
  useOrderEvents({ order, wasUnseen })
  const placed = formatDate(createdAt, locale, 'long')
  return (
    <main className={layout.wrap}>
      <Breadcrumbs
        items={[
          { label: shell('bar.main'), href: href('/') },
          { label: t('orders'), href: href('/profile/orders?side=buyer') },
          { label: t('title', { number }) },
        ]}
      />
      <div className={`${layout.title} ${styles.top}`}>
        <h1>{t('title', { number })}</h1>
        <p>{t('placed', { date: placed })}</p>
        <OrderStatusTag status={status} isLive />
        <div className={styles.actions}>
          <ChatLink store={order.store} orderId={order.id} />
          <StepButton intent="repeat" fields={{ idempotencyKey, id: order.id }} icon="arrow-clockwise">
            {t('repeat')}
          </StepButton>
          <PrintButton />
        </div>
      </div>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['repeat', 'accept', 'complete']} />
      <BuyerSteps order={order} idempotencyKey={idempotencyKey} />
      <DocumentLinks orderId={order.id} documents={documents} />
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
