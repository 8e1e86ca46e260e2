import { currencies } from '#platform/constants.ts'
import type { ColumnQuery, Order } from '../lists/list-query.ts'
import { intervalKey } from './field-values.ts'
import type { ListContext } from './list-conditions.ts'

type Sort = Record<string, unknown>

/** Pinned products come first; their place is a key of its own before the others. */
export function sortOf({ order, pinned = [], matches }: ColumnQuery, context: ListContext): Sort[] {
  const pin = pinned.length > 0 ? [scriptSort(pinScript, { pins: pinned }, false)] : []
  return [...pin, ...order.map((each) => sortBy(each, matches, context))]
}

/** Where the list goes on: after those that are pinned. */
export const searchAfter = ({ after, pinned = [] }: ColumnQuery) =>
  after && [...(pinned.length > 0 ? [pinned.length] : []), ...after]

/** The keys of a hit without that of the pins. */
export const keysOf = ({ pinned = [] }: ColumnQuery, sort: readonly number[]) => sort.slice(pinned.length > 0 ? 1 : 0)

function sortBy(
  { by, isDescending, key, ranked }: Order,
  matches: ColumnQuery['matches'],
  { rates, today }: ListContext,
): Sort {
  const order = isDescending ? 'desc' : 'asc'
  const unknown = (isDescending ? -1 : 1) * Number.MAX_SAFE_INTEGER
  if (by === 'score') return scriptSort(scoreScript, scoresById(matches), isDescending)
  if (by === 'isVerified') return scriptSort(verifiedScript, { today }, isDescending)
  if (by === 'price') {
    const factors = currencies.map((currency) => [currency, 1_000_000 / 100 / rates.perEuro[currency]])
    return scriptSort(priceScript, { factors: Object.fromEntries(factors) }, isDescending)
  }
  if (ranked) return scriptSort(rankScript, { ranked, unknown }, isDescending)
  if (by === 'intervals')
    return scriptSort(intervalScript, { field: `intervals.${intervalKey(key!)}`, unknown }, isDescending)
  return { [by]: { order } }
}

const scriptSort = (source: string, params: object, isDescending: boolean): Sort => ({
  _script: { type: 'number', script: { lang: 'painless', source, params }, order: isDescending ? 'desc' : 'asc' },
})

/** The ids in ascending order with their scores, for a binary search. */
function scoresById(matches: ColumnQuery['matches']) {
  const pairs = (matches?.ids ?? []).map((id, at) => [id, matches!.scores[at]!] as const).sort((a, b) => a[0] - b[0])
  return { ids: pairs.map(([id]) => id), scores: pairs.map(([, score]) => score) }
}

const pinScript = `int at = params.pins.indexOf((int) doc['id'].value); return at < 0 ? params.pins.size() : at;`
const scoreScript = `
int at = Collections.binarySearch(params.ids, (int) doc['id'].value);
return at < 0 ? 0 : params.scores[at];`
const verifiedScript = `return doc['verifiedUntil'].size() > 0 && doc['verifiedUntil'].value > params.today ? 2 : 1;`
const priceScript = `return Math.round(doc['priceMinor'].value * params.factors[doc['currency'].value]);`
const intervalScript = `
if (!doc.containsKey(params.field) || doc[params.field].size() == 0) return params.unknown;
return doc[params.field].value;`
const rankScript = `
for (def option : doc['options']) { int at = params.ranked.indexOf((int) option); if (at >= 0) return at; }
return params.unknown;`
