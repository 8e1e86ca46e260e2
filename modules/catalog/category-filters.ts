import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf, usedOptionIdsOf } from './characteristics.ts'
import type { getCategory } from './contract.ts'

type CategoryFilter = OutputOf<typeof getCategory>['filters'][number]

/** Characteristics whose filter is a parameter of every list. */
const plainParameters: Partial<Record<Characteristic['type'], string>> = {
  Price: 'price',
  Brand: 'brand',
  MinOrder: 'minOrder',
  MinOrderUnitType: 'unit',
}

export async function categoryFilters(db: Db, categoryId: number, locale: Locale): Promise<CategoryFilter[]> {
  const [characteristics, usedOptionIds] = await Promise.all([
    characteristicsOf(db, categoryId, locale),
    usedOptionIdsOf(db, categoryId),
  ])
  return characteristics
    .filter(({ isFilter }) => isFilter)
    .map(({ type, parameter, name, unit, isPromoted, options }) => ({
      key: plainParameters[type] ?? `f.${parameter}`,
      type,
      name,
      unit,
      isPromoted,
      options: options.filter(({ id }) => usedOptionIds.has(id)).map(({ key: value, label }) => ({ value, label })),
    }))
}
