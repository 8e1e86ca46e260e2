import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { CopyField } from '../CopyField.tsx'
import styles from './integrations.module.css'
import { webhookEvents } from './webhook-events.ts'
import type { Webhook } from './webhooks-data.ts'

type Props = { webhook: Webhook; storeId: number }

/** A webhook with its state, its secret, and what can be done with it. */
export function WebhookRow({ webhook: { id, address, events, secret, failingSince }, storeId }: Props) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const fields = { store: storeId, id }
  const name = new URL(address).host
  return (
    <li className={styles.row}>
      <div>
        <h3 translate="no">{address}</h3>
        {failingSince && (
          <Note tone="warn">{t('webhooks.failing', { date: formatDateTime(failingSince, locale, timeZone) })}</Note>
        )}
        <a href={href(`/profile/integrations/webhooks/${id}`)} aria-label={`${t('webhooks.messages')}: ${name}`}>
          {t('webhooks.messages')}
        </a>
      </div>
      <form method="post" className={styles.events}>
        <HiddenFields intent="update" fields={fields} />
        <fieldset className={styles.choices}>
          <legend>{t('webhooks.events')}</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              id={`${id}-${event}`}
              name="events"
              value={event}
              defaultChecked={events.includes(event)}
              label={t(`event.${event}`)}
            />
          ))}
        </fieldset>
        <Button type="submit" size="s" aria-label={`${t('webhooks.save')}: ${name}`}>
          {t('webhooks.save')}
        </Button>
      </form>
      <CopyField id={`secret-${id}`} label={t('webhooks.secret')} value={secret} name={name} />
      <div className={styles.actions}>
        <form method="post">
          <HiddenFields intent="test" fields={fields} />
          <Button type="submit" size="s" aria-label={`${t('webhooks.test')}: ${name}`}>
            {t('webhooks.test')}
          </Button>
        </form>
        <ConfirmButton
          id={`renew-${id}`}
          label={t('webhooks.renew')}
          name={`${t('webhooks.renew')}: ${name}`}
          title={t('webhooks.renew.title')}
          text={t('webhooks.renew.text')}
          action={t('webhooks.renew')}
        >
          <HiddenFields intent="renew" fields={fields} />
        </ConfirmButton>
        <ConfirmButton
          id={`remove-${id}`}
          label={t('delete')}
          name={`${t('delete')}: ${name}`}
          title={t('webhooks.delete.title')}
          text={t('webhooks.delete.text', { address: name })}
          action={t('delete')}
        >
          <HiddenFields intent="remove" fields={fields} />
        </ConfirmButton>
      </div>
    </li>
  )
}
