import { SaxesParser } from 'saxes'
import { namedEntities } from '../values/text.ts'
import type { Translation } from '../values/translation.ts'
import type { StatedTier } from '../values/tiers.ts'
import { unreadableCharacter } from './decode.ts'
import { countLineEnds, type FeedPiece } from './feed-pieces.ts'

export type FeedParam = { name: string; unit: string; value: string }

/** Where and why a text is not well-formed. */
export type SyntaxProblem = { line: number; detail: string }

/**
 * An offer of the feed. `outlets` is the stock of all of them. `tooLong` is the name of the first part that exceeded a limit and was cut. An offer that is not
 * well-formed has a `problem`, and no other value is reliable, but the id if there is one.
 */
export type FeedOffer = {
  id: string
  line: number
  available: string
  fields: Readonly<Partial<Record<Field, string>>>
  barcodes: readonly string[]
  pictures: readonly string[]
  params: readonly FeedParam[]
  /** Of tables; the format has none. */
  tiers?: readonly StatedTier[]
  translations?: readonly Translation[]
  tooLong: string | null
  /** Names of elements that no product has. */
  ignored: readonly string[]
  problem: SyntaxProblem | null
}

const fields = [
  'name',
  'typePrefix',
  'vendor',
  'model',
  'vendorCode',
  'price',
  'oldprice',
  'currencyId',
  'categoryId',
  'description',
  'country_of_origin',
  'count',
  'stock_quantity',
  'quantity_in_stock',
  'outlets',
  'min-quantity',
  'step-quantity',
  'vat',
  'weight',
  'dimensions',
  'unit',
  'sales_notes',
] as const
type Field = (typeof fields)[number]
const isField = (name: string): name is Field => (fields as readonly string[]).includes(name)

const maxValueLength = 100_000
const maxParams = 300
const maxPictures = 30
const maxBarcodes = 10
const maxIgnored = 20
const maxNameLength = 40
export const maxDepth = 20

export function parseOfferPiece(piece: FeedPiece): FeedOffer {
  const reader = createOfferReader(piece.line)
  const problem = characterProblem(piece) ?? reader.read(piece.text)
  const { offer } = reader
  return problem ? { ...offer, id: offer.id || idOf(piece.text), problem } : offer
}

/** A bad byte, or an ampersand that is none of an entity: the parser would report it where it gives up, lines later. */
function characterProblem({ text, line }: FeedPiece): SyntaxProblem | undefined {
  const unreadable = text.indexOf(unreadableCharacter)
  const at = unreadable < 0 ? findStrayAmpersand(text) : unreadable
  if (at < 0) return undefined
  const around = text.slice(Math.max(0, at - 20), at + 20).replace(/\s+/g, ' ')
  const detail = unreadable < 0 ? `& must be written as &amp; in "${around}"` : `unreadable bytes in "${around}"`
  return { line: line + countLineEnds(text.slice(0, at)), detail }
}

const strayAmpersand = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,30});)/gi
export const escapeAmpersands = (text: string) =>
  text.replace(strayAmpersand, (found) => (found === '&' ? '&amp;' : found))

function findStrayAmpersand(text: string) {
  if (!text.includes('&')) return -1
  for (const { 0: found, index } of text.matchAll(strayAmpersand)) if (found === '&') return index
  return -1
}

const idOf = (text: string) => /^<offer\b[^<>]{0,500}?\sid\s*=\s*["']([^"'<>]{1,200})["']/.exec(text)?.[1]?.trim() ?? ''

/** A parser that knows the entities of HTML that suppliers use, and none that a feed declares. */
export function createParser() {
  const parser = new SaxesParser({ xmlns: false })
  Object.assign(parser.ENTITIES, namedEntities)
  return parser
}

type OfferBuilder = Omit<FeedOffer, 'fields' | 'barcodes' | 'pictures' | 'params' | 'ignored'> & {
  fields: Partial<Record<Field, string>>
  barcodes: string[]
  pictures: string[]
  params: FeedParam[]
  ignored: string[]
}
type Tag = { name: string; attributes: Record<string, string> }

function createOfferReader(firstLine: number) {
  const offer: OfferBuilder = {
    id: '',
    line: firstLine,
    available: '',
    fields: {},
    barcodes: [],
    pictures: [],
    params: [],
    tooLong: null,
    ignored: [],
    problem: null,
  }
  let depth = 0
  let param: FeedParam | undefined
  /** Text of the current child of the offer, including nested elements. */
  let text = ''
  let inOutlets = 0

  return { offer, read }

  function read(xml: string): SyntaxProblem | undefined {
    const parser = createParser()
    parser.on('opentag', open)
    parser.on('closetag', close)
    parser.on('text', append)
    parser.on('cdata', append)
    try {
      parser.write(xml)
    } catch (error) {
      return { line: firstLine + parser.line - 1, detail: detailOf(error) }
    }
    try {
      parser.close()
      return undefined
    } catch (error) {
      // An element that is not closed is missed only at the end.
      return { line: firstLine, detail: detailOf(error) }
    }
  }

  function open({ name, attributes }: Tag) {
    depth++
    if (depth > maxDepth) throw new Error(`elements nested more than ${maxDepth} deep`)
    if (depth === 1) {
      offer.id = (attributes.id ?? '').trim()
      offer.available = (attributes.available ?? '').trim().toLowerCase()
    } else if (depth === 2) {
      text = ''
      param = name === 'param' ? { name: attributes.name ?? '', unit: attributes.unit ?? '', value: '' } : undefined
    } else if (name === 'outlet') inOutlets += Math.max(0, Number(attributes.instock) || 0)
  }

  function close({ name }: Tag) {
    if (depth === 2) addValue(name, text.trim())
    depth--
  }

  function append(part: string) {
    if (depth >= 2) text += part
  }

  function addValue(name: string, whole: string) {
    const value = whole.length > maxValueLength ? cut(param?.name || name, whole) : whole
    if (param) {
      if (offer.params.length < maxParams) offer.params.push({ ...param, value })
      else offer.tooLong ??= 'param'
    } else if (name === 'picture') addTo(offer.pictures, value, maxPictures)
    else if (name === 'barcode') addTo(offer.barcodes, value, maxBarcodes)
    else if (name === 'outlets') addOutlets()
    else if (isField(name)) offer.fields[name] ??= value
    else if (!offer.ignored.includes(name)) addTo(offer.ignored, name.slice(0, maxNameLength), maxIgnored)
  }

  /** An outlet without a number says only that it could have the product. */
  function addOutlets() {
    if (inOutlets > 0) offer.fields.outlets = String(inOutlets)
  }

  function cut(name: string, value: string) {
    if (param || isField(name)) offer.tooLong ??= name
    return value.slice(0, maxValueLength)
  }
}

const detailOf = (error: unknown) => (error as Error).message.replace(/^\d+:\d+: /, '')

function addTo(values: string[], value: string, max: number) {
  if (values.length < max) values.push(value)
}
