import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { searchFacet } from './contract.ts'
import { placeCounts } from './facets.ts'
import { countValues } from './find-goods.ts'
import { beginning, brandsBeginning, type Named, placesIn, storesBeginning } from './names.ts'
import type { ProductQuery } from './query.ts'

type Option = OutputOf<typeof searchFacet>['items'][number]
const mostFound = 30

/** Values of one filter that begin with the text, for facets that have more than they show. Unknown facets have none. */
export async function facetValues(db: Db, query: ProductQuery, key: string, text: string): Promise<Option[]> {
  if (key === 'brand')
    return options(
      await countValues(db, query, 'brand', 'brand'),
      (ids) => brandsBeginning(db, ids, text, mostFound),
      query.brands,
    )
  if (key === 'supplier')
    return options(
      await countValues(db, query, 'store', 'supplier'),
      (ids) => storesBeginning(db, ids, text, mostFound, query.locale, query.drafts),
      query.suppliers,
    )
  if (key === 'place') {
    const places = await placesIn(db, query.locale)
    const counts = await placeCounts({ db, query }, await countValues(db, query, 'location', 'place'))
    return options(
      counts,
      (ids) =>
        beginning(
          db,
          ids.flatMap((id) => places.get(id) ?? []),
          text,
        ),
      query.places,
    )
  }
  const characteristic = query.characteristics.find((each) => `f.${each.parameter}` === key)
  if (!characteristic) return []
  const counts = await countValues(db, query, 'options', `f.${characteristic.id}`)
  const all = characteristic.options.map(({ id, key: alias, label }) => ({ id, alias, name: label }))
  const chosenIds = query.chosen.find((choice) => choice.characteristic.id === characteristic.id)?.optionIds ?? []
  return options(
    counts,
    () =>
      beginning(
        db,
        all.filter(({ id }) => counts.has(id)),
        text,
      ),
    all.filter(({ id }) => chosenIds.includes(id)),
  )
}

async function options(
  counts: ReadonlyMap<number, number>,
  read: (ids: number[]) => Promise<Named[]>,
  chosen: readonly Named[] | undefined,
): Promise<Option[]> {
  const names = await read([...counts.keys()])
  const chosenIds = new Set(chosen?.map(({ id }) => id))
  return names.slice(0, mostFound).map(({ id, alias, name }) => ({
    value: alias,
    label: name,
    count: counts.get(id) ?? 0,
    isChosen: chosenIds.has(id),
  }))
}
