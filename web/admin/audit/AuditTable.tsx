import type { getAccount } from '#modules/moderation/account-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import type { ListTools } from '../../list/list-state.ts'
import { chooseColumns, type ListColumn } from '../../list/tools/choose-columns.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useAdminFeatures } from '../use-admin-features.ts'
import { AuditChanges } from './AuditChanges.tsx'
import { changesOf } from './audit-changes.ts'
import { useAuditWords } from './use-audit-words.ts'
import { Time } from '../Time.tsx'

export type AuditEntry = OutputOf<typeof getAccount>['audit'][number]

/** Records with a page of their own, and the feature that opens it. */
const pages = {
  account: { path: '/admin/accounts', feature: 'accounts' },
  chat: { path: '/admin/chats', feature: 'statistics' },
  companybranch: { path: '/admin/branches', feature: 'stores' },
  order: { path: '/admin/orders', feature: 'statistics' },
  organization: { path: '/admin/organizations', feature: 'stores' },
  product: { path: '/admin/products', feature: 'products' },
  store: { path: '/admin/stores', feature: 'stores' },
  warehouse: { path: '/admin/warehouses', feature: 'stores' },
} as const

type Props = { entries: readonly AuditEntry[]; tools?: ListTools }

/** Entries of the audit log in words, with the values before and after. */
export function AuditTable({ entries, tools }: Props) {
  const t = useMessages('admin')
  const columns = useAuditColumns()
  return (
    <DataTable
      label={t('audit')}
      rows={entries}
      keyOf={({ at, action, entityId }) => `${at} ${action} ${entityId}`}
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
    { key: 'actor', label: t('audit.column.person'), render: ({ actor }) => actor?.name ?? t('audit.system') },
    { key: 'action', label: t('audit.column.action'), render: ({ action }) => words.action(action) },
    { key: 'entity', label: t('audit.column.entity'), render: (entry) => <RecordLink entry={entry} /> },
    {
      key: 'details',
      label: t('audit.column.details'),
      isPlain: true,
      render: ({ details }) =>
        changesOf(details).length > 0 && (
          <Disclosure label={t('audit.details')}>
            <AuditChanges details={details} />
          </Disclosure>
        ),
    },
  ]
}

function RecordLink({ entry: { entity, entityId } }: { entry: AuditEntry }) {
  const words = useAuditWords()
  const href = useLocalizedHref()
  const features = useAdminFeatures()
  const page = Object.hasOwn(pages, entity) ? pages[entity as keyof typeof pages] : undefined
  const name = `${words.entity(entity)} ${entityId}`
  if (!page || !features.includes(page.feature) || entityId === 'list') return name
  return <a href={href(`${page.path}/${entityId}`)}>{name}</a>
}
