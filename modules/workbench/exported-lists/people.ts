// Accounts, companies and what they did.
import { listBranches, listOrganizations, listWarehouses } from '#modules/administration/premises-contract.ts'
import { listStores } from '#modules/administration/store-contract.ts'
import { listAccounts } from '#modules/moderation/account-contract.ts'
import { listAudit } from '#modules/moderation/audit-contract.ts'
import { listBans } from '#modules/moderation/ban-contract.ts'
import { column, type ExportedList, time } from '../exported-columns.ts'

const premisesColumns = [
  column('id', 'admin-stores:fact.number'),
  column('name', 'admin-stores:column.name'),
  column('store.id', 'admin-products:filter.store'),
  column('store.name', 'admin-stores:column.store'),
  column('location', 'admin-stores:column.place'),
  column('address', 'admin-stores:column.address'),
  column('status', 'admin-stores:column.status', 'admin-stores:premises.status'),
]

export const peopleLists: readonly ExportedList[] = [
  {
    call: listAccounts,
    title: 'accounts:title',
    columns: [
      column('id', 'accounts:fact.id'),
      column('name', 'accounts:column.name'),
      column('email', 'accounts:column.email'),
      column('phone', 'accounts:column.phone'),
      column('status', 'accounts:column.status', 'accounts:status'),
      column('features', 'accounts:column.features', 'accounts:feature'),
      column('storeCount', 'accounts:column.stores'),
      time('createdAt', 'accounts:column.created'),
    ],
  },
  {
    call: listBans,
    title: 'bans:title',
    columns: [
      column('value', 'bans:column.subject'),
      column('account.name', 'accounts:column.name'),
      column('kind', 'bans:column.kind', 'bans:kind'),
      column('reason', 'bans:ban.reason'),
      time('endsAt', 'bans:column.ends'),
      column('createdBy.name', 'bans:column.by'),
      column('isActive', 'bans:state.Active'),
    ],
  },
  {
    call: listStores,
    title: 'admin-stores:title',
    columns: [
      column('id', 'admin-stores:fact.number'),
      column('name', 'admin-stores:column.name'),
      column('alias', 'admin-stores:fact.alias'),
      column('organization.legalName', 'admin-stores:column.company'),
      column('organization.taxNumber', 'admin-stores:fact.taxNumber'),
      column('organization.countryCode', 'admin-stores:column.country'),
      column('supplierType', 'admin-stores:column.type', 'common:supplierType'),
      column('productCount', 'admin-stores:column.products'),
      column('status', 'admin-stores:column.status', 'admin-stores:status'),
      time('createdAt', 'admin-stores:column.created'),
    ],
  },
  {
    call: listOrganizations,
    title: 'admin-stores:organizations',
    columns: [
      column('id', 'admin-stores:fact.number'),
      column('legalName', 'admin-stores:column.name'),
      column('taxNumber', 'admin-stores:fact.taxNumber'),
      column('countryCode', 'admin-stores:column.country'),
      column('storeCount', 'admin-stores:column.stores'),
      column('status', 'admin-stores:column.status', 'admin-stores:premises.status'),
      time('createdAt', 'admin-stores:column.registered'),
    ],
  },
  {
    call: listBranches,
    title: 'admin-stores:branches',
    columns: [...premisesColumns, column('phone', 'admin-stores:column.phone')],
  },
  { call: listWarehouses, title: 'admin-stores:warehouses', columns: premisesColumns },
  {
    call: listAudit,
    title: 'audit:title',
    columns: [
      time('at', 'admin:audit.column.date'),
      column('actor.name', 'admin:audit.column.person'),
      column('action', 'admin:audit.column.action', 'audit:action'),
      column('entity', 'audit:filter.entity', 'audit:entity'),
      column('entityId', 'audit:filter.entityId'),
      column('details', 'admin:audit.column.details'),
    ],
  },
]
