import { listAudit } from '#modules/moderation/audit-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { auditedActions, auditedEntities } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadCursorList } from '../../list/load-list.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { useAdminFeatures } from '../use-admin-features.ts'
import type { Route } from './+types/audit.ts'
import { AuditTable, useAuditColumns } from './AuditTable.tsx'
import { useAuditWords } from './use-audit-words.ts'

export const loader = (args: Route.LoaderArgs) => loadCursorList(listAudit, args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'audit')('title'),
    path: '/admin/audit',
  })
}

/** The audit log: of everybody for administrators of accounts, otherwise the own entries. */
export default function Audit({ loaderData: list }: Route.ComponentProps) {
  const { items, nextCursor, state, filterFields, tools } = list
  const t = useMessages('audit')
  const admin = useMessages('admin')
  const words = useAuditWords()
  const href = useLocalizedHref()
  const readsAll = useAdminFeatures().includes('accounts')
  const { cursor } = state.params
  const hrefOf = (next?: string) => href(listPath(state, { cursor: next }))
  const texts = {
    action: { label: t('filter.action'), options: optionsOf(auditedActions, words.action) },
    entity: { label: t('filter.entity'), options: optionsOf(auditedEntities, words.entity) },
    entityId: { label: t('filter.entityId') },
    from: { label: t('filter.from') },
    to: { label: t('filter.to') },
  }
  return (
    <ListPage
      title={t('title')}
      tools={listTools({
        list,
        columns: chooseColumns(tools, useAuditColumns()).all,
        filters: texts,
        search: t('search'),
      })}
      info={readsAll ? t('lead') : t('lead.own')}
      filters={
        <ListFilters state={state} fields={filterFields} search={readsAll ? t('search') : undefined} texts={texts} />
      }
      pages={{
        isEmpty: items.length === 0,
        first: cursor ? { href: hrefOf(), label: t('first') } : null,
        next: nextCursor ? { href: hrefOf(String(nextCursor)), label: t('next') } : null,
      }}
      empty={<p>{admin('audit.none')}</p>}
    >
      <AuditTable entries={items} tools={tools} />
    </ListPage>
  )
}

const optionsOf = (codes: readonly string[], nameOf: (code: string) => string) =>
  Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
