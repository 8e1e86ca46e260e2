// Effects of a change of a characteristic on products and other categories.
import { type RawBuilder, sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { updateFilter } from './filter-contract.ts'
import type { Filter } from './read-filters.ts'

export type Effect = OutputOf<typeof updateFilter>['effects'][number]
type Change = {
  categoryId: number
  before: Filter
  after: Filter
  removedIds: readonly number[]
  isRelabelled: boolean
}

export async function filterEffects(
  db: Db,
  { categoryId, before, after, removedIds, isRelabelled }: Change,
): Promise<Effect[]> {
  const isShared = JSON.stringify([before.names, before.units]) !== JSON.stringify([after.names, after.units])
  const isCommon = isShared || isRelabelled || removedIds.length > 0
  const effects: Effect[] = []
  if (after.isRequired && !before.isRequired && valueTypes.includes(before.type))
    effects.push({
      kind: 'incomplete',
      count: await countProducts(
        db,
        sql`p.category_id = ${categoryId} and p.status = 'Active' and not ${hasValue(before)}`,
      ),
    })
  if (removedIds.length > 0)
    effects.push({
      kind: 'valuesLost',
      count: await countProducts(
        db,
        sql`${isOfCategories(before.id)} and p.option_ids && ${removedIds as number[]}::int[]`,
      ),
    })
  if (isRelabelled || after.isDefining !== before.isDefining)
    effects.push({
      kind: 'products',
      count: await countProducts(db, sql`${isOfCategories(before.id)} and p.status = 'Active' and ${hasValue(before)}`),
    })
  if (isCommon && before.categoryCount > 1) effects.push({ kind: 'shared', count: before.categoryCount - 1 })
  return effects.filter(({ count }) => count > 0)
}

export async function removalEffects(
  db: Db,
  { categoryId }: { categoryId: number },
  filter: Filter,
): Promise<Effect[]> {
  const count = await countProducts(db, sql`p.category_id = ${categoryId} and ${hasValue(filter)}`)
  return count > 0 ? [{ kind: 'valuesHidden', count }] : []
}

/** Products have values of these. */
const valueTypes: readonly string[] = ['Select', 'Radio', 'TextList', 'Check', 'Interval', 'Text']

const isOfCategories = (characteristicId: number) => sql`p.category_id in (
  select category_id from category_characteristics where characteristic_id = ${characteristicId}
)`

const hasValue = ({ id, options }: Filter) => sql`(
  p.option_ids && ${options.map((option) => option.id)}::int[]
  or exists (select from product_values v where v.product_id = p.id and v.characteristic_id = ${id})
)`

async function countProducts(db: Db, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from products p where ${condition}`.execute(db)
  return rows[0]!.count
}
