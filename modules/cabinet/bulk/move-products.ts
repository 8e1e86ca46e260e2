import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { catalogErrors } from '../../catalog/errors.ts'
import { characteristicsOf } from '../../catalog/characteristics.ts'
import { treeIn } from '../../catalog/tree.ts'
import { documentErrors } from '../../fluent/errors.ts'
import type { Decisions } from './decisions.ts'
import { readProducts, type StoredProduct } from './lock-products.ts'
import { type CharacteristicValues, lacksRequired, movedValues } from './move-values.ts'

type MoveOptions = { locale: Locale; mayBeIncomplete?: boolean }

/**
 * Puts products into another category, with the values that it has characteristics for. Published ones keep what publishing requires,
 * unless they may be incomplete.
 */
export async function decideMove(
  db: Db,
  products: readonly StoredProduct[],
  categoryId: number,
  { locale, mayBeIncomplete = false }: MoveOptions,
): Promise<Decisions> {
  if ((await treeIn(db, locale)).byId.get(categoryId)?.level !== 'Category') throw catalogErrors.unknownCategory()
  const moving = products.filter(({ categoryPath }) => categoryPath.at(-1) !== categoryId)
  const stored = await readValues(
    db,
    moving.map(({ id }) => id),
  )
  const categoryIds = new Set([categoryId, ...moving.map(({ categoryPath }) => categoryPath.at(-1)!)])
  const characteristics = await characteristicsOfEach(db, [...categoryIds], locale)
  const to = characteristics.get(categoryId)!
  const decisions: Decisions = { writes: [], rejected: [], lost: [] }
  for (const product of moving) {
    const before = stored.get(product.id)!
    const fromId = product.categoryPath.at(-1)!
    const { lost, ...moved } = movedValues(before, { from: characteristics.get(fromId)!, to })
    if (!mayBeIncomplete && product.status === 'Active' && lacksRequired(moved, to)) {
      decisions.rejected.push({ id: product.id, code: 'products.incomplete' })
      continue
    }
    decisions.lost.push(...lost)
    decisions.writes.push({ product, record: { categoryId, ...moved }, before: { categoryId: fromId, ...before } })
  }
  return decisions
}

/** The names of the characteristics whose values the product loses in the category. */
export async function findMoveLosses(
  db: Db,
  { storeId, id, categoryId, locale }: { storeId: number; id: number; categoryId: number; locale: Locale },
) {
  const found = await readProducts(db, storeId, [id])
  if (found.length === 0) throw documentErrors.notFound()
  return (await decideMove(db, found, categoryId, { locale, mayBeIncomplete: true })).lost
}

async function readValues(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, CharacteristicValues>> {
  const { rows } = await sql<CharacteristicValues & { id: number }>`
    select p.id, p.option_ids as "optionIds", (
      select coalesce(json_agg(json_build_object('characteristicId', v.characteristic_id, 'number', v.number, 'words', v.words)), '[]')
      from product_values v where v.product_id = p.id
    ) as values
    from products p where p.id = any(${ids as number[]})
  `.execute(db)
  return new Map(rows.map(({ id, ...values }) => [id, values]))
}

/** From the cache: the characteristics of all categories are read at once. */
const characteristicsOfEach = async (db: Db, categoryIds: readonly number[], locale: Locale) =>
  new Map(await Promise.all(categoryIds.map(async (id) => [id, await characteristicsOf(db, id, locale)] as const)))
