import type { ComponentProps } from 'react'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { type BulkAction, BulkBar, type HiddenBulkFields, type useBulkPreview } from './BulkActions.tsx'
import { DataTable } from './DataTable.tsx'
import { listPath, type ListState } from './list-state.ts'
import { SortForm } from './tools/SortForm.tsx'

type Props<Item> = Pick<ComponentProps<typeof DataTable<Item>>, 'columns' | 'rows' | 'isCurrent'> & {
  title: string
  state: ListState
  nameOf: (item: Item) => string
  actions: readonly BulkAction[]
  preview: ReturnType<typeof useBulkPreview>
  hiddenFields?: HiddenBulkFields
  /** How many the list finds, if all of them can be selected. */
  total?: number
}

/** The sortable rows of a list and the buttons for the selected ones. */
export function BulkTable<Item extends { id: number | string }>(props: Props<Item>) {
  const { title, state, nameOf, actions, preview, hiddenFields = {}, total, ...table } = props
  const t = useMessages('list')
  const href = useLocalizedHref()
  return (
    <>
      {table.columns.some(({ sort }) => sort) && <SortForm state={state} columns={table.columns} />}
      <form method="post" aria-label={title}>
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!preview && <BulkBar actions={actions} selectable={{ rowCount: table.rows.length, total }} />}
        <DataTable
          {...table}
          key={preview ? preview.ids.join(' ') : ''}
          label={title}
          keyOf={({ id }) => id}
          sorting={{
            by: state.sort,
            isDescending: state.isDescending,
            hrefOf: (sort, isDescending) =>
              href(listPath(state, { sort, order: isDescending ? 'desc' : 'asc', page: undefined })),
          }}
          selection={{
            labelOf: (item) => t('select', { name: nameOf(item) }),
            labelOfAll: t('select.all'),
            ids: preview?.ids ?? [],
          }}
        />
      </form>
    </>
  )
}
