import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import type { ApiKey } from './keys-data.ts'

type Props = { apiKey: ApiKey; storeId: number }

export function KeyRow({ apiKey: { id, name, start, scopes, createdAt, lastUsedAt }, storeId }: Props) {
  const t = useMessages('integrations')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <li>
      <div>
        <b>{name}</b> <code translate="no">{start}…</code>
        <p>{scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}</p>
        <small>
          {t('keys.createdAt', { date: formatDate(createdAt, locale) })}{' '}
          {lastUsedAt
            ? t('keys.lastUsed', { date: formatDateTime(lastUsedAt, locale, timeZone) })
            : t('keys.neverUsed')}
        </small>
      </div>
      <ConfirmButton
        id={`revoke-${id}`}
        label={t('keys.revoke')}
        name={`${t('keys.revoke')}: ${name}`}
        title={t('keys.revoke.title')}
        text={t('keys.revoke.text', { name })}
        action={t('keys.revoke')}
      >
        <HiddenFields intent="revoke" fields={{ store: storeId, id }} />
      </ConfirmButton>
    </li>
  )
}
