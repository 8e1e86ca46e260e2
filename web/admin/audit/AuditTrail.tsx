import { useMessages } from '../../lib/messages.ts'
import { Part } from '../Part.tsx'
import { AuditTable } from './AuditTable.tsx'
import type { AuditEntry } from './audit-changes.ts'

/** The latest entries of the audit log about the record that the page shows. */
export function AuditTrail({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useMessages('admin')
  return (
    <Part id="audit" title={t('audit')} isEmpty={entries.length === 0} empty={t('audit.none')}>
      <AuditTable entries={entries} />
    </Part>
  )
}
