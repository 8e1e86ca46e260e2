import { useMessages } from '../../lib/messages.ts'
import table from '../../ui/styles/Table.module.css'
import { changesOf } from './audit-changes.ts'
import { useAuditWords } from './use-audit-words.ts'

/** The fields that an entry records, before and after. */
export function AuditChanges({ details }: { details: Record<string, unknown> }) {
  const t = useMessages('audit')
  const words = useAuditWords()
  return (
    <table className={`${table.table} ${table.stacked}`}>
      <thead>
        <tr>
          <th scope="col">{t('column.field')}</th>
          <th scope="col">{t('column.before')}</th>
          <th scope="col">{t('column.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changesOf(details).map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{words.field(field)}</th>
            <td data-label={t('column.before')}>{words.value(before)}</td>
            <td data-label={t('column.after')}>{words.value(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
