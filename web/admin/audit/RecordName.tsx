import { useLocale } from '../../lib/messages.ts'
import layout from '../../ui/styles/layout.module.css'
import { AdminLink } from '../AdminLink.tsx'
import { type AuditEntry, recordedName } from './audit-changes.ts'
import { pathOfRecord } from './record-pages.ts'
import { useAuditWords } from './use-audit-words.ts'

type Props = { kind: string; id: string; entry: AuditEntry }

/** A record that an entry mentions: its name above its kind and number. It leads to its page; one that is gone has none. */
export function RecordName({ kind, id, entry }: Props) {
  const words = useAuditWords()
  const locale = useLocale()
  const current = entry.names[`${kind}:${id}`]
  const isOwn = kind === entry.entity && id === entry.entityId
  const name = current ?? (isOwn ? recordedName(entry.details, locale) : '')
  const number = `${words.entity(kind)} ${shortId(id)}`.trim()
  const text = name || number
  return (
    <>
      <span title={id}>
        {current === undefined ? text : <RecordLink kind={kind} id={id} details={entry.details} text={text} />}
      </span>
      {name && <small>{isNumber.test(id) ? number : words.entity(kind)}</small>}
    </>
  )
}

type LinkProps = { kind: string; id: string; details?: AuditEntry['details']; text: string }

/** A text that leads to the page of a record, if there is one. */
export function RecordLink({ kind, id, details = {}, text }: LinkProps) {
  const path = pathOfRecord(kind, id, details)
  return path ? (
    <AdminLink path={path} className={layout.link}>
      {text}
    </AdminLink>
  ) : (
    text
  )
}

const isNumber = /^\d+$/

/** The beginning of a long id; nothing of a word such as `everything`, which is no number. */
const shortId = (id: string) => (/^[a-z]+$/.test(id) ? '' : /^[\da-f]{8}-/.test(id) ? `${id.slice(0, 8)}…` : id)
