import { getOrganization } from '#modules/administration/premises-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { countryName } from '../../lib/country-name.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { readId } from '../read-id.ts'
import { eraseOrganization, organizationForms } from '../stores/premises-forms.ts'
import { PremisesActions, PremisesHead } from '../stores/PremisesHead.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { People, Premises } from '../stores/StoreTables.tsx'
import type { Route } from './+types/organization.ts'
import { StoresOf } from './StoresOf.tsx'

const actions = defineActions({ ...organizationForms, erase: eraseOrganization })
export const action = actions.action

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = readId(params.organizationId)
  const organization = await loaderCall(context, (api) => api(getOrganization, { id }))
  return {
    organization,
    country: countryName(organization.countryCode, pageOf(context).locale),
    forms: actions.loaderData(context, url),
  }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.organization.legalName,
        path: '/admin/organizations',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

/** A company with its stores, their people and premises. */
export default function Organization({ loaderData: { organization, country, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  const { id, legalName, owner, stores, people, deletedAt } = organization
  const sum = (field: 'productCount' | 'openOrders') => stores.reduce((total, store) => total + store[field], 0)
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PremisesHead title={legalName} item={organization} forms={forms} />
        {deletedAt && <Note tone="info">{t('organization.deleted', { date: formatDate(deletedAt, locale) })}</Note>}
        <div className={admin.facts}>
          <FactList
            facts={[
              [t('fact.number'), id],
              [t('fact.taxNumber'), organization.taxNumber],
              [t('column.country'), country],
              [t('column.address'), organization.address],
              [
                t('fact.owner'),
                owner && (
                  <AdminLink key="owner" path={`/admin/accounts/${owner.id}`}>
                    {owner.name || owner.id}
                  </AdminLink>
                ),
              ],
              [t('column.registered'), formatDate(organization.createdAt, locale)],
              [t('fact.onSale'), formatNumber(sum('productCount'), locale)],
              [t('fact.openOrders'), formatNumber(sum('openOrders'), locale)],
            ]}
          />
        </div>
        <PremisesActions kind="organization" item={organization} path={`/admin/organizations/${id}`} name={legalName} />
      </div>
      <StoresOf stores={stores} />
      <People people={people} />
      <Premises kind="branches" premises={organization.branches} />
      <Premises kind="warehouses" premises={organization.warehouses} />
      <AuditTrail entries={organization.audit} />
    </div>
  )
}
