import { sql } from 'kysely'
import { maxComparedProducts } from '#platform/constants.ts'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { type Card, cardsOf, type Viewer } from '../catalog/cards.ts'
import { characteristicsOf } from '../catalog/characteristics.ts'
import { toCategoryShort, treeIn } from '../catalog/tree.ts'
import type { compareProducts } from './compare-contract.ts'

type Comparison = OutputOf<typeof compareProducts>

/** Products that are not sold are left out. */
export async function comparisonOf(db: Db, ids: readonly number[], viewer: Viewer): Promise<Comparison> {
  const cards = await cardsOf(db, ids.slice(0, maxComparedProducts), viewer, { maxSpecs: Infinity })
  const [first] = cards
  if (!first) return { category: null, items: [], rows: [], others: [] }
  const details = await findDetails(
    db,
    cards.map(({ id }) => id),
    viewer.locale,
  )
  const categoryOf = ({ id }: Card) => details.get(id)!.categoryId
  const isComparable = (card: Card) => categoryOf(card) === categoryOf(first)
  const compared = cards.filter(isComparable)
  const [characteristics, { byId: categories }] = await Promise.all([
    characteristicsOf(db, categoryOf(first), viewer.locale),
    treeIn(db, viewer.locale),
  ])
  const category = categories.get(categoryOf(first))
  return {
    category: category ? toCategoryShort(category) : null,
    items: compared.map((card) => ({ ...card, delivery: details.get(card.id)!.delivery })),
    rows: characteristics
      .map(({ name }) => ({ name, values: compared.map(({ specs }) => valueOf(specs, name)) }))
      .filter(({ values }) => values.some((value) => value !== null)),
    others: cards.filter((card) => !isComparable(card)).map(({ id, name }) => ({ id, name })),
  }
}

const valueOf = (specs: Card['specs'], name: string) => specs.find((spec) => spec.name === name)?.value ?? null

async function findDetails(db: Db, ids: readonly number[], locale: Locale) {
  const { rows } = await sql<{ id: number; categoryId: number; delivery: string }>`
    select p.id, p.category_id as "categoryId",
      (select t.delivery from store_translations t where t.store_id = s.id ${bestTranslation(locale)}) as delivery
    from products p join stores s on s.id = p.store_id where p.id = any(${ids as number[]}::int[])
  `.execute(db)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
