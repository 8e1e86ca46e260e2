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
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/webhook.ts'
import { About } from './About.tsx'
import { DeliveryState } from './DeliveryState.tsx'
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
  const columns = useColumns(storeId, webhook.id)
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

function useColumns(storeId: number, webhookId: string): Column<Delivery>[] {
  const t = useMessages('integrations')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const href = useLocalizedHref()
  const at = (time: string) => formatDateTime(time, locale, timeZone)
  return [
    {
      key: 'event',
      label: t('webhooks.event'),
      render: ({ id, event, createdAt }) => (
        <a
          href={href(`/profile/integrations/webhooks/${webhookId}/messages/${id}`)}
          aria-label={`${t(`event.${event as 'test'}`)}, ${at(createdAt)}`}
        >
          {t(`event.${event as 'test'}`)}
        </a>
      ),
    },
    { key: 'about', label: t('webhooks.about'), render: (delivery) => <About delivery={delivery} /> },
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
