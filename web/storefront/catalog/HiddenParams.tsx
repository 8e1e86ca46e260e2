import type { ListParams } from '../../lib/search-params.ts'

/** What a form of the list has to carry along besides its own fields. */
export function HiddenParams({ params, except }: { params: ListParams; except: 'sort' | 'filters' }) {
  const { text, location, view, sort, filters } = params
  const pairs: [string, string][] = [['search', text], ['location', location ?? ''], ['view', view ?? '']]
  if (except === 'filters') pairs.push(['sort', sort === 'relevance' ? '' : sort])
  else for (const [name, values] of Object.entries(filters)) pairs.push([name, values.join(',')])
  return pairs.filter(([, value]) => value).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
