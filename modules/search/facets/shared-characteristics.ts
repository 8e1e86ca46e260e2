import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf } from '../../catalog/characteristics.ts'

const maxCategories = 5
const minShare = 0.5

/** The filters that at least half of the products in the leading categories of a search have. `counts`: products by category. */
export async function sharedCharacteristics(
  db: Db,
  counts: ReadonlyMap<number, number>,
  locale: Locale,
): Promise<Characteristic[]> {
  const leading = [...counts].sort(([id, count], [otherId, other]) => other - count || id - otherId)
  const categories = await Promise.all(
    leading
      .slice(0, maxCategories)
      .map(async ([id, count]) => ({ count, characteristics: await characteristicsOf(db, id, locale) })),
  )
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const sums = new Map<number, number>()
  for (const { count, characteristics } of categories)
    for (const { id } of characteristics) sums.set(id, (sums.get(id) ?? 0) + count)
  // Classes name characteristics alike: the parameter belongs to the one that more products have.
  const byParameter = new Map<string, Characteristic>()
  for (const characteristic of categories.flatMap(({ characteristics }) => characteristics)) {
    const { id, parameter, isFilter } = characteristic
    const known = byParameter.get(parameter)
    if (!isFilter || sums.get(id)! < total * minShare) continue
    if (!known || sums.get(id)! > sums.get(known.id)!) byParameter.set(parameter, characteristic)
  }
  return [...byParameter.values()]
}
