import { getWarehouse } from '#modules/administration/premises-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { FactList } from '../../ui/FactList.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { readId } from '../read-id.ts'
import { warehouseForms, eraseWarehouse } from '../stores/premises-forms.ts'
import { PremisesActions, PremisesHead } from '../stores/PremisesHead.tsx'
import { usePremisesFacts } from '../stores/premises-facts.tsx'
import type { Route } from './+types/warehouse.ts'
import { OpenOrders } from './OpenOrders.tsx'

const actions = defineActions({ ...warehouseForms, erase: eraseWarehouse })
export const action = actions.action

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = readId(params.warehouseId)
  const warehouse = await loaderCall(context, (api) => api(getWarehouse, { id }))
  return { warehouse, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.warehouse.name || loaded.warehouse.store.name,
        path: '/admin/warehouses',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

/** A warehouse with its stock and the open orders that have reserved of it. */
export default function Warehouse({ loaderData: { warehouse, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  const facts = usePremisesFacts(warehouse)
  const { stock, openOrders, orders } = warehouse
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PremisesHead title={warehouse.name || warehouse.store.name} item={warehouse} forms={forms} />
        <div className={admin.facts}>
          <FactList
            facts={[
              ...facts,
              [t('fact.inStock'), formatNumber(stock.products, locale)],
              [t('fact.quantity'), formatNumber(stock.quantity, locale)],
              [t('fact.reserved'), formatNumber(stock.reserved, locale)],
              [t('fact.openOrders'), formatNumber(openOrders, locale)],
            ]}
          />
        </div>
        <PremisesActions
          kind="warehouse"
          item={warehouse}
          path={`/admin/warehouses/${warehouse.id}`}
          name={warehouse.confirmation}
        />
      </div>
      <OpenOrders orders={orders} />
      <AuditTrail entries={warehouse.audit} />
    </div>
  )
}
