import type { listErasures } from '#modules/administration/premises-change-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { ItemList } from '../../list/ItemList.tsx'
import type { ListData } from '../../list/list-state.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import { Erasures } from './Erasures.tsx'
import { type premisesIntents, usePremisesActions } from './premises-actions.tsx'
import { type Premises, usePremisesColumns, usePremisesFilters } from './premises-columns.tsx'

type Props<Item> = {
  kind: 'branches' | 'warehouses'
  data: {
    list: ListData<Item, 'status'>
    erasures: OutputOf<typeof listErasures>['items']
    forms: { done: (typeof premisesIntents)[number] | null }
  }
  /** After those of all premises. */
  columns?: readonly ListColumn<Item>[]
}

/** The branches or warehouses of all stores. */
export function PremisesList<Item extends Premises>({
  kind,
  data: { list, erasures, forms },
  columns = [],
}: Props<Item>) {
  const t = useMessages('admin-stores')
  return (
    <ItemList
      list={list}
      title={t(kind)}
      nameOf={({ name }) => name}
      search={t('search.premises')}
      filters={usePremisesFilters()}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      actions={usePremisesActions(kind === 'branches' ? 'companybranch' : 'warehouse')}
      after={<Erasures erasures={erasures} />}
      columns={[...usePremisesColumns(kind), ...columns]}
    />
  )
}
