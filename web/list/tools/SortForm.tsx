import { type ChangeEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { preserveFocus } from '../../navigation/preserve-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import type { Sorting } from '../DataTable.tsx'
import { listPath, type ListState, paramsWithout } from '../list-state.ts'
import styles from './ListTools.module.css'

type Props = { state: ListState; columns: readonly { label: string; sort?: string }[] }

/** The orders that the head of the table offers. */
export function useSorting(state: ListState): Sorting {
  const href = useLocalizedHref()
  return {
    by: state.sort,
    isDescending: state.isDescending,
    hrefOf: (sort, isDescending) =>
      href(listPath(state, { sort, order: isDescending ? 'desc' : 'asc', page: undefined })),
  }
}

/** The order of a list on phones, where its table has no head; renders nothing without one. */
export function SortForm({ state, columns }: Props) {
  return columns.some(({ sort }) => sort) && <OrderForm state={state} columns={columns} />
}

function OrderForm({ state, columns }: Props) {
  const t = useMessages('list')
  const href = useLocalizedHref()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { sort, isDescending } = state
  const order = isDescending ? 'desc' : 'asc'
  const isListed = columns.some((column) => column.sort === sort)
  useEffect(() => {
    for (const field of form.current!.querySelectorAll('select')) field.value = field.name === 'sort' ? sort : order
  }, [sort, order])

  function follow({ target }: ChangeEvent<HTMLFormElement>) {
    const fields = [...new FormData(form.current!)] as [string, string][]
    void navigate({ search: String(new URLSearchParams(fields)) }, preserveFocus(target.id))
  }
  return (
    <form ref={form} className={styles.sort} method="get" action={href(state.path)} onChange={follow}>
      {paramsWithout(state, ['sort', 'order', 'page', 'item']).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select id="sort" name="sort" label={t('sort')} defaultValue={sort}>
        {!isListed && <option value={sort}>–</option>}
        {columns.map(
          ({ label, sort: by }) =>
            by && (
              <option key={by} value={by}>
                {label}
              </option>
            ),
        )}
      </Select>
      <Select id="sort-order" name="order" label={t('sort.order')} defaultValue={order}>
        <option value="asc">{t('sort.asc')}</option>
        <option value="desc">{t('sort.desc')}</option>
      </Select>
      <div className={styles.unscripted}>
        <Button type="submit">{t('filters.apply')}</Button>
      </div>
    </form>
  )
}
