import { getBranch } from '#modules/administration/premises-contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { FactList } from '../../ui/FactList.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { readId } from '../read-id.ts'
import { branchForms, eraseBranch } from '../stores/premises-forms.ts'
import { PremisesActions, PremisesHead } from '../stores/PremisesHead.tsx'
import { usePremisesFacts } from '../stores/premises-facts.tsx'
import type { Route } from './+types/branch.ts'

const actions = defineActions({ ...branchForms, erase: eraseBranch })
export const action = actions.action

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = readId(params.branchId)
  const branch = await loaderCall(context, (api) => api(getBranch, { id }))
  return { branch, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.branch.name || loaded.branch.store.name,
        path: '/admin/branches',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

export default function Branch({ loaderData: { branch, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const facts = usePremisesFacts(branch)
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PremisesHead title={branch.name || branch.store.name} item={branch} forms={forms} />
        <div className={admin.facts}>
          <FactList facts={[...facts, [t('column.phone'), branch.phone && formatPhone(branch.phone)]]} />
        </div>
        <PremisesActions
          kind="companybranch"
          item={branch}
          path={`/admin/branches/${branch.id}`}
          name={branch.confirmation}
        />
      </div>
      <AuditTrail entries={branch.audit} />
    </div>
  )
}
