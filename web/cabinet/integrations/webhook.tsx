import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDateTime } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Tag } from '../../ui/Tag.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/webhook.ts'
import type { Delivery } from './webhook-data.ts'

export { action, loader } from './webhook-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'integrations')('webhooks.messages'),
    path: '/profile/integrations/webhooks',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** The last messages of a webhook: which were accepted, and sending them again. */
export default function WebhookPage({ loaderData }: Route.ComponentProps) {
  const { storeId, webhook, deliveries, isSending, forms } = loaderData
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  const columns = useColumns(storeId)
  useReloadWhile(isSending)
  return (
    <div className={layout.stack} data-gap="l">
      <BackLink href={href('/profile/integrations/webhooks')} label={t('webhooks.back')} />
      <PageHead title={t('webhooks.messages')} lead={webhook.address} />
      {useDone(forms) && <Note tone="good">{t('webhooks.done.resend')}</Note>}
      <FormProblem intents={['resend']} />
      {deliveries.length === 0 ? (
        <p>{t('webhooks.messages.none')}</p>
      ) : (
        <DataTable label={t('webhooks.messages')} columns={columns} rows={deliveries} keyOf={({ id }) => id} />
      )}
    </div>
  )
}

function useColumns(storeId: number): Column<Delivery>[] {
  const t = useMessages('integrations')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const at = (time: string) => formatDateTime(time, locale, timeZone)
  return [
    { key: 'event', label: t('webhooks.event'), render: (delivery) => <Event delivery={delivery} /> },
    { key: 'createdAt', label: t('webhooks.createdAt'), render: ({ createdAt }) => at(createdAt) },
    { key: 'status', label: t('webhooks.status'), render: (delivery) => <DeliveryState delivery={delivery} at={at} /> },
    { key: 'attempts', label: t('webhooks.attempts'), isFigure: true, render: ({ attempts }) => attempts },
    {
      key: 'resend',
      label: t('webhooks.resend'),
      isPlain: true,
      render: ({ id, event, createdAt }) => (
        <form method="post">
          <HiddenFields intent="resend" fields={{ store: storeId, id }} />
          <Button
            type="submit"
            size="s"
            aria-label={`${t('webhooks.resend')}: ${t(`event.${event as 'test'}`)}, ${at(createdAt)}`}
          >
            {t('webhooks.resend')}
          </Button>
        </form>
      ),
    },
  ]
}

/** What the message is about leads to it. */
function Event({ delivery: { event, order, chat } }: { delivery: Delivery }) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  return (
    <>
      {t(`event.${event as 'test'}`)}{' '}
      {order && <a href={href(`/order/${order.id}`)}>{t('webhooks.order', { number: String(order.number) })}</a>}
      {chat && <a href={href(`/profile/messages/${chat.id}`)}>{chat.buyer || t('webhooks.conversation')}</a>}
    </>
  )
}

const statusTones = { Waiting: 'neutral', Delivered: 'good', Failed: 'bad' } as const

type StateProps = { delivery: Delivery; at: (time: string) => string }

function DeliveryState({ delivery: { status, nextAttemptAt, responseStatus, problem }, at }: StateProps) {
  const t = useMessages('integrations')
  const reason = problem
    ? t(`problem.${problem}`)
    : responseStatus && t('webhooks.response', { status: String(responseStatus) })
  return (
    <>
      <Tag tone={statusTones[status]}>{t(`delivery.${status}`)}</Tag>
      {reason && <small> {reason}</small>}
      {nextAttemptAt && reason && <small> {t('webhooks.nextAttempt', { date: at(nextAttemptAt) })}</small>}
    </>
  )
}
