import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDateTime } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/delivery.ts'
import { About } from './About.tsx'
import { DeliveryState } from './DeliveryState.tsx'
import styles from './integrations.module.css'

export { action, loader } from './delivery-data.ts'

type Delivery = Route.ComponentProps['loaderData']['delivery']

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'integrations')('webhooks.message'),
    path: '/profile/integrations/webhooks',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** A message of a webhook: what was sent, and what came back. */
export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  const { storeId, delivery, maxResponseLength, isSending, forms } = loaderData
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  useReloadWhile(isSending)
  return (
    <div className={layout.stack} data-gap="l">
      <BackLink href={href(`/profile/integrations/webhooks/${delivery.webhook.id}`)} label={t('webhooks.messages')} />
      <PageHead title={t('webhooks.message')} lead={delivery.webhook.address}>
        <form method="post">
          <HiddenFields intent="resend" fields={{ store: storeId, id: delivery.id }} />
          <Button type="submit">{t('webhooks.resend')}</Button>
        </form>
      </PageHead>
      {useDone(forms) && <Note tone="good">{t('webhooks.done.resend')}</Note>}
      <FormProblem intents={['resend']} />
      <Facts delivery={delivery} />
      <section aria-labelledby="sent" className={layout.stack}>
        <SectionHeading id="sent" title={t('webhooks.sent')} />
        <pre className={styles.text} translate="no">
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </pre>
      </section>
      {delivery.responseStatus !== null && <Answer text={delivery.responseText} maxLength={maxResponseLength} />}
    </div>
  )
}

function Facts({ delivery }: { delivery: Delivery }) {
  const { id, event, order, chat, createdAt, deliveredAt, attempts } = delivery
  const t = useMessages('integrations')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const at = (time: string) => formatDateTime(time, locale, timeZone)
  return (
    <FactList
      facts={[
        [t('webhooks.event'), t(`event.${event as 'test'}`)],
        [t('webhooks.about'), (order || chat) && <About key="about" delivery={delivery} />],
        [t('webhooks.createdAt'), at(createdAt)],
        [t('webhooks.status'), <DeliveryState key="status" delivery={delivery} at={at} />],
        [t('webhooks.attempts'), String(attempts)],
        [t('delivery.Delivered'), deliveredAt && at(deliveredAt)],
        ['webhook-id', <code key="id">{id}</code>],
      ]}
    />
  )
}

function Answer({ text, maxLength }: { text: string | null; maxLength: number }) {
  const t = useMessages('integrations')
  return (
    <section aria-labelledby="answer" className={layout.stack}>
      <SectionHeading
        id="answer"
        title={t('webhooks.answer')}
        caption={text?.length === maxLength && t('webhooks.answer.start', { count: maxLength })}
      />
      {text === null ? (
        <p>{t('webhooks.answer.none')}</p>
      ) : (
        <pre className={styles.text} translate="no">
          {text}
        </pre>
      )}
    </section>
  )
}
