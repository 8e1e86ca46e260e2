import { getBranch } from '#modules/administration/premises-contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { FactList } from '../../ui/FactList.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { readId } from '../read-id.ts'
import { usePremisesFacts } from '../stores/premises-facts.tsx'
import type { Route } from './+types/branch.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.branchId)
  return { branch: await loaderCall(context, (api) => api(getBranch, { id })) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.branch.name || loaded.branch.store.name,
        path: '/admin/branches',
      })
    : []
}

export default function Branch({ loaderData: { branch } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const facts = usePremisesFacts(branch)
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={branch.name || branch.store.name} />
        <div className={admin.facts}>
          <FactList facts={[...facts, [t('column.phone'), branch.phone && formatPhone(branch.phone)]]} />
        </div>
      </div>
      <AuditTrail entries={branch.audit} />
    </div>
  )
}
