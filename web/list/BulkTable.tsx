import type { ComponentProps } from 'react'
import { useMessages } from '../lib/messages.ts'
import { type Bulk, BulkBar } from './BulkActions.tsx'
import { DataTable } from './DataTable.tsx'
import { SortForm, useSorting } from './tools/SortForm.tsx'

type Props<Item> = Pick<ComponentProps<typeof DataTable<Item>>, 'columns' | 'isCurrent'> & {
  title: string
  bulk: Bulk<Item>
}

/** The sortable rows of a list and the buttons for the selected ones. */
export function BulkTable<Item extends { id: number | string }>({ title, bulk, ...table }: Props<Item>) {
  const { actions, state, items, nameOf, hiddenFields = {}, total, preview } = bulk
  const t = useMessages('list')
  const sorting = useSorting(state)
  const canSelect = actions.length > 0
  return (
    <>
      <SortForm state={state} columns={table.columns} />
      <form method="post" aria-label={title}>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {canSelect && !preview && <BulkBar actions={actions} selectable={{ rowCount: items.length, total }} />}
        <DataTable
          {...table}
          rows={items}
          key={preview ? preview.ids.join(' ') : ''}
          label={title}
          keyOf={({ id }) => id}
          sorting={sorting}
          selection={
            canSelect
              ? {
                  labelOf: (item) => t('select', { name: nameOf(item) }),
                  labelOfAll: t('select.all'),
                  ids: preview?.ids ?? [],
                }
              : undefined
          }
        />
      </form>
    </>
  )
}
