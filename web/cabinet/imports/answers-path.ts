import type { Answer, ListState } from './answers-data.ts'

/** The address of a list of answers; `edited`: with the form of one of them. */
export function answersPath({ query, kind, importId, page }: ListState, edited?: Pick<Answer, 'kind' | 'key'>) {
  const params = new URLSearchParams()
  if (query) params.set('query', query)
  if (kind) params.set('kind', kind)
  if (importId) params.set('import', importId)
  if (page > 1) params.set('page', String(page))
  if (edited) params.set('edit', edited.key)
  if (edited) params.set('editKind', edited.kind)
  return `/profile/new-products/answers${params.size > 0 ? `?${params}` : ''}`
}
