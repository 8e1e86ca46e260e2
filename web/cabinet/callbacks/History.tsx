import type { listCallbacks } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import styles from '../../shared/requests/RequestList.module.css'

type Props = Pick<OutputOf<typeof listCallbacks>['items'][number], 'history'>

/** Status history; hidden while it has only one entry. */
export function History({ history }: Props) {
  const t = useMessages('callbacks')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (history.length < 2) return null
  return (
    <details className={styles.history}>
      <summary>{t('history')}</summary>
      <ol>
        {history.map(({ status, at, actor, note }) => (
          <li key={at}>
            <time dateTime={at}>{formatDateTime(at, locale, timeZone)}</time>
            <span>
              {t(`history.${status}`)}
              {actor && <b>{actor.name}</b>}
              {note && <q>{note}</q>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
