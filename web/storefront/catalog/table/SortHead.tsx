import type { ReactNode } from 'react'
import { encodeListParams, firstPage, type ListParams } from '../../../lib/search-params.ts'
import { Icon } from '../../../ui/Icon.tsx'

type Sort = ListParams['sort']
type Props = {
  params: ListParams
  ascending?: Sort
  descending?: Sort
  /** The number of a characteristic. */ place?: number
  children: ReactNode
}

/** A column head that sorts by its column: first as it is read, then the other way round or not at all. */
export function SortHead({ params, ascending, descending, place, children }: Props) {
  const orders = [ascending, descending].filter((sort) => sort !== undefined)
  const current = orders.indexOf(params.sort)
  const next = orders[current + 1] ?? (orders.length > 1 ? orders[0]! : 'relevance')
  const direction = params.sort === ascending ? 'ascending' : 'descending'
  return (
    <th scope="col" data-place={place} aria-sort={current < 0 ? undefined : direction}>
      <a href={encodeListParams(firstPage({ ...params, sort: next })) || '?'}>
        {children}
        <Icon name="caret-down" size="s" />
      </a>
    </th>
  )
}
