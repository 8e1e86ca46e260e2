import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { correctQuantity } from '../../carts/rules.ts'
import { type Card, cardsOf, type Viewer } from '../../catalog/cards.ts'
import { damerauLevenshtein } from '#platform/values/edit-distance.ts'
import type { matchQuickOrder } from '../quick-order-contract.ts'
import { findByCodes, findNearCodes } from './code-queries.ts'
import type { RequestedLine } from './parse-lines.ts'

type Line = OutputOf<typeof matchQuickOrder>['lines'][number]
type Match = { status: Line['status']; ids: readonly number[] }

const maxSuggestions = 3

/** The products of each line: those with its code, else those with the nearest codes. */
export async function matchLines(db: Db, requested: readonly RequestedLine[], viewer: Viewer): Promise<Line[]> {
  const readable = requested.filter(({ quantity }) => quantity !== undefined)
  const found = await findByCodes(db, codesOf(readable))
  const unknown = codesOf(readable).filter((code) => !found.has(code))
  const near = await findNearCodes(db, unknown)
  const matches = requested.map((line) => matchOf(line, found, near))
  const cards = await cardsOf(db, [...new Set(matches.flatMap(({ ids }) => ids))], viewer)
  const cardsById = new Map(cards.map((card) => [card.id, card]))
  return requested.map(({ line, code, quantity = null }, index) => {
    const { status, ids } = matches[index]!
    const products = ids.flatMap((id) => cardsById.get(id) ?? []).map((card) => withQuantity(card, quantity))
    return {
      line,
      code,
      quantity,
      status: products.length === 0 && status !== 'Unreadable' ? 'Unknown' : status,
      products: status === 'Several' ? products.toSorted(byTotal) : products,
    }
  })
}

const codesOf = (lines: readonly RequestedLine[]) => [...new Set(lines.map(({ code }) => code))]

const withQuantity = (card: Card, quantity: number | null) => ({
  ...card,
  quantity: correctQuantity(quantity ?? card.minimumOrder, card),
})

type Product = ReturnType<typeof withQuantity>

/** Of several suppliers, the one who asks least for the quantity comes first, those without stock last. */
function byTotal(one: Product, other: Product) {
  const [isGone, isOtherGone] = [one, other].map(({ stock }) => Number(stock.status === 'OutOfStock'))
  return isGone! - isOtherGone! || totalOf(one) - totalOf(other)
}

function totalOf({ price, tiers, quantity }: Product) {
  const reached = tiers.findLast(({ fromQuantity }) => quantity >= fromQuantity)
  return (reached?.price ?? price).minor * quantity
}

type Products = ReadonlyMap<string, readonly { id: number; code: string }[]>

/** Products whose code is written as requested come before those that differ in separators. */
function matchOf({ code, quantity }: RequestedLine, found: Products, near: Products): Match {
  if (quantity === undefined) return { status: 'Unreadable', ids: [] }
  const matching = found.get(code)
  if (!matching) return { status: 'Unknown', ids: nearestOf(code, near.get(code) ?? []) }
  const exact = matching.filter((product) => product.code.toUpperCase() === code.toUpperCase())
  const ids = (exact.length > 0 ? exact : matching).map(({ id }) => id)
  return { status: ids.length > 1 ? 'Several' : 'Found', ids }
}

function nearestOf(code: string, products: readonly { id: number; code: string }[]) {
  const distanceTo = (other: string) => damerauLevenshtein(code.toUpperCase(), other.toUpperCase())
  return products
    .map(({ id, code: other }) => ({ id, distance: distanceTo(other) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxSuggestions)
    .map(({ id }) => id)
}
