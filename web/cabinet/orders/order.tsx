import { FormProblem } from '../../forms/FormProblem.tsx'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DocumentLinks } from '../../shared/orders/DocumentLinks.tsx'
import { OrderLines } from '../../shared/orders/OrderLines.tsx'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { Parties } from '../../shared/orders/Parties.tsx'
import { PrintButton } from '../../shared/orders/PrintButton.tsx'
import { StepButton } from '../../shared/orders/StepButton.tsx'
import { Timeline } from '../../shared/orders/Timeline.tsx'
import { useOrderEvents } from '../../shared/orders/use-order-events.ts'
import { useStepNote } from '../../shared/orders/use-step-note.ts'
import styles from '../../shared/orders/order.module.css'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/order.ts'
import { OrderChat } from './OrderChat.tsx'
import chatStyles from './OrderChat.module.css'
import { SellerSteps } from './SellerSteps.tsx'
import { StoreNotes } from './StoreNotes.tsx'

export { action, loader } from './order-data.ts'

export function meta({ loaderData: loaded, matches: [root], params: { id } }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'order')('title', { number: loaded?.order.number ?? '' }),
    path: `/profile/orders/${id}`,
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** An order for the people of its store. */
export default function StoreOrder({ loaderData }: Route.ComponentProps) {
  const { order, countryName, documents, idempotencyKey, forms } = loaderData
  const t = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  const done = useStepNote(forms, order)
  useOrderEvents(loaderData)
  // A step starts its forms anew, but not the mark that the order was opened: somebody may be typing already.
  const steps = order.history.filter(({ status }) => status !== 'Viewed').length
  const placed = formatDate(order.createdAt, locale, 'long')
  return (
    <>
      <BackLink href={href('/profile/orders?side=seller')} label={t('orders.seller')} />
      <div className={`${layout.title} ${styles.top}`}>
        <h1>{t('title', { number: order.number })}</h1>
        <p>{t('placed', { date: placed })}</p>
        <OrderStatusTag status={order.status} isLive />
        <div className={styles.actions}>
          <div className={chatStyles.button}>
            <StepButton intent="chat" fields={{ memberStoreId: order.store.id }} icon="chat-text">
              {t('chat')}
            </StepButton>
          </div>
          <PrintButton />
        </div>
      </div>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['chat', 'chatBeside', 'complete']} />
      <div className={styles.page}>
        <div className={styles.main}>
          <SellerSteps key={steps} order={order} idempotencyKey={idempotencyKey} />
          <DocumentLinks orderId={order.id} documents={documents} />
          <section aria-labelledby="goods">
            <SectionHeading title={t('lines')} id="goods" caption={t('lines.caption', { date: placed })} />
            <OrderLines order={order} />
          </section>
          <Parties order={order} countryName={countryName} />
        </div>
        <div className={styles.side}>
          <OrderChat order={order} />
          <Timeline order={order} />
          <StoreNotes order={order} idempotencyKey={idempotencyKey} />
        </div>
      </div>
    </>
  )
}
