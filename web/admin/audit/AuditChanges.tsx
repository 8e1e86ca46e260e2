import { recordIn } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import styles from './audit.module.css'
import { Thumbnail } from '../../ui/Picture.tsx'
import table from '../../ui/styles/Table.module.css'
import { type AuditEntry, changesOf } from './audit-changes.ts'
import { RecordName } from './RecordName.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** The fields that an entry records, before and after. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const t = useMessages('audit')
  const words = useAuditWords()
  return (
    <table className={`${table.table} ${table.stacked} ${styles.changes}`}>
      <thead>
        <tr>
          <th scope="col">{t('column.field')}</th>
          <th scope="col">{t('column.before')}</th>
          <th scope="col">{t('column.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(entry.details).map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{words.field(field, entry)}</th>
            <td data-label={t('column.before')}>
              <Value field={field} content={before} state={entry.details.before} entry={entry} />
            </td>
            <td data-label={t('column.after')}>
              <Value field={field} content={after} state={entry.details.after} entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Records whose files everybody may see. */
const hasPictures: ReadonlySet<string> = new Set(['banner', 'brand', 'category'])

type ValueProps = { field: string; content: unknown; state: unknown; entry: AuditEntry }

function Value({ field, content, state, entry }: ValueProps) {
  const words = useAuditWords()
  const kind = recordIn(field, Object(state) as Record<string, unknown>)
  const isId = typeof content === 'string' || typeof content === 'number'
  if (!kind || !isId) return words.value(content, field)
  const id = String(content)
  return (
    <>
      {kind === 'file' && hasPictures.has(entry.entity) && entry.names[`file:${id}`] !== undefined && (
        <Thumbnail id={id} />
      )}
      <RecordName kind={kind} id={id} entry={entry} />
    </>
  )
}
