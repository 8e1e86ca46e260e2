// Volume prices of a table. The quantity stands in the head of the column ('from 10 pcs', '100+'), or each cell lists both: '10: 95.00; 100: 90.00'.
import { fold } from '../../feeds/values/text.ts'
import type { StatedTier } from '../../feeds/values/tiers.ts'
import { type Notation, plainPrice } from './cells.ts'

/** `isWhole`: the head says nothing else, and this for certain. */
type TierHead = { fromQuantity: number; isWhole: boolean }

const number = String.raw`(\d{1,3}(?:[ .,'’]\d{3})+(?![ .,'’]?\d)|\d+(?![ .,'’]?\d))`
const units =
  '(?:шт|штук\\p{L}*|ед|уп|упак\\p{L}*|кор|короб\\p{L}*|ящ|м|м2|кг|л|т|pcs?|pieces?|units?|ea|packs?|box(?:es)?|m|m2|kg|l|t|stk|stück|st|ve|kartons?|kom|komada?|kutij\\p{L}*|pz|pezzi|conf|adet|ad|koli|kutu|paket\\p{L}*)(?!\\p{L})\\.?'
const orMore =
  "(?:и (?:более|больше|выше)|(?:and|or) (?:more|up|above|over)|und mehr|oder mehr|i više|e (?:oltre|più)|ve (?:üzeri|üstü|daha fazla)|üzeri|üstü|(?:adet)?['’]?[dt][ae]n itibaren)"
/** What may follow a quantity, so that it is no sum of an order ('from 500 €') and no day ('from 1 October'). */
const end = String.raw`\s*(?:$|[)\],;:/]|(?:до|to|bis|do|a|[-–—])\s*\d|(?:net\p{L}*|без|с|bez|sa|incl?|excl?|inkl|exkl|zzgl|iva|kdv)(?!\p{L}))`
const quantity = String.raw`${number}\s*(?:\+|${units}|(?=${end}))`

const forms = [
  { form: String.raw`(?<!\p{L})(?:from|starting at|ab|от|od|da|≥|>=)\s*${quantity}`, beyond: 0 },
  {
    form: String.raw`(?:(?<!\p{L})(?:over|more than|über|mehr als|свыше|более|больше|oltre|preko|više od)|>)\s*${quantity}`,
    beyond: 1,
  },
  { form: String.raw`(?<![\p{L}\d.,])${number}\s*(?:\+|(?:${units}\s*)?${orMore})`, beyond: 0 },
  { form: String.raw`(?<![\p{L}\d.,])${number}\s*[-–—]\s*\d[\d ]*${units}`, beyond: 0 },
  // Without a unit it may also be a range of sizes, or of years.
  { form: String.raw`(?<!\S)(?!(?:19|20)\d\d)${number}\s*[-–—]\s*\d+(?=${end})`, beyond: 0, isVague: true },
].map(({ form, ...rest }) => ({ ...rest, pattern: new RegExp(form, 'u') }))

/** What heads say around their quantity. */
const filler = new RegExp(`${units}|${orMore}|(?:до|to|bis|do|a)(?!\\p{L})`, 'gu')

/** The quantity from which the prices of a column apply. */
export function tierHead(head: string): TierHead | undefined {
  const text = fold(head)
  for (const { pattern, beyond, isVague = false } of forms) {
    const [matched, digits] = pattern.exec(text) ?? []
    if (matched === undefined || digits === undefined) continue
    const rest = text.replace(matched, '').replace(filler, '')
    return { fromQuantity: Number(digits.replace(/\D/g, '')) + beyond, isWhole: !isVague && !/\p{L}/u.test(rest) }
  }
  return undefined
}

/** The prices of a cell. A price without a quantity has none in the head either. */
export function statedTiers(cell: string, head: string, notation: Notation): StatedTier[] {
  if (cell === '') return []
  const listed = listedPrices(cell)
  const prices = listed ?? [{ fromQuantity: tierHead(head)?.fromQuantity ?? null, price: cell }]
  // A discount is no price.
  const plain = (price: string) => (price.includes('%') ? price : plainPrice(price, notation))
  return prices.map(({ fromQuantity, price }) => ({ fromQuantity, price: plain(price) }))
}

/** '10: 95.00; 100: 90.00', with a line for each, or with units and currencies: 'ab 10 Stk: 95,00 €'. */
export function listedPrices(cell: string): { fromQuantity: number; price: string }[] | undefined {
  const parts = cell.split(/[;\n|]/).filter((part) => part.trim() !== '')
  const prices = parts.map((part) => listed.exec(part.trim()))
  return parts.length > 0 && prices.every((price) => price !== null)
    ? prices.map((price) => ({ fromQuantity: Number(price![1]!.replace(/\D/g, '')), price: price![2]! }))
    : undefined
}
const listed = /^[^\d:=]*(\d{1,3}(?:[ .,'’]\d{3})+|\d+)[^\d:=]*[:=]\s*(\S.*)$/s

/** Whether neither the head nor any of the cells says from which quantity. */
export function lacksQuantity(head: string, cells: readonly string[]) {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && !tierHead(head) && !filled.some((cell) => listedPrices(cell))
}
