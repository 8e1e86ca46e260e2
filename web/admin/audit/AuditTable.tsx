import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import type { ListTools } from '../../list/list-state.ts'
import { chooseColumns, type ListColumn } from '../../list/tools/choose-columns.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { type AuditEntry, changesOf } from './audit-changes.ts'
import { RecordLink, RecordName } from './RecordName.tsx'
import { useAuditWords } from './use-audit-words.ts'
import { Time } from '../Time.tsx'

type Props = { entries: readonly AuditEntry[]; tools?: ListTools }

/** Entries of the audit log in words, with the values before and after. */
export function AuditTable({ entries, tools }: Props) {
  const t = useMessages('admin')
  const columns = useAuditColumns()
  return (
    <DataTable
      label={t('audit')}
      rows={entries}
      keyOf={({ at, action, entityId, details }) => `${at} ${action} ${entityId} ${JSON.stringify(details)}`}
      columns={tools ? chooseColumns(tools, columns).shown : columns}
    />
  )
}

export function useAuditColumns(): readonly ListColumn<AuditEntry>[] {
  const t = useMessages('admin')
  const words = useAuditWords()
  return [
    {
      key: 'at',
      label: t('audit.column.date'),
      render: ({ at }) => <Time at={at} />,
    },
    {
      key: 'actor',
      label: t('audit.column.person'),
      render: ({ actor }) =>
        actor ? <RecordLink kind="account" id={actor.id} text={actor.name || '–'} /> : t('audit.system'),
    },
    { key: 'action', label: t('audit.column.action'), render: ({ action }) => words.action(action) },
    {
      key: 'entity',
      label: t('audit.column.entity'),
      render: (entry) => <RecordName kind={entry.entity} id={entry.entityId} entry={entry} />,
    },
    {
      key: 'details',
      label: t('audit.column.details'),
      isPlain: true,
      render: (entry) =>
        changesOf(entry.details).length > 0 && (
          <Disclosure label={t('audit.details')}>
            <AuditChanges entry={entry} />
          </Disclosure>
        ),
    },
  ]
}
