import { SaxesParser } from 'saxes'
import { decodeFeed } from './decode.ts'
import { feedErrors } from './errors.ts'

export type FeedParam = { name: string; unit: string; value: string }

/** An offer of the feed. `tooLong` is the name of the first part that exceeded a limit and was cut. */
export type FeedOffer = {
  id: string
  line: number
  available: string
  fields: Readonly<Partial<Record<Field, string>>>
  pictures: readonly string[]
  params: readonly FeedParam[]
  tooLong: string | null
}

/** Data before the offers; filled while reading. */
export type Shop = { currencies: string[]; categories: Map<string, { name: string; parentId: string }> }
export const emptyShop = (): Shop => ({ currencies: [], categories: new Map() })

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
] as const
type Field = (typeof fields)[number]
const isField = (name: string): name is Field => (fields as readonly string[]).includes(name)

const maxValueLength = 100_000
const maxParams = 300
const maxPictures = 30
const maxDepth = 20
/** Limit of text, comments and tags in characters, so that an unclosed one does not fill the memory. */
const maxPieceLength = 4_000_000

/** Yields offers one by one in constant memory. Throws `exchange.brokenFeed` with the line of the first syntax error. */
export async function* readOffers(stream: AsyncIterable<Uint8Array>, shop: Shop): AsyncGenerator<FeedOffer> {
  const { parser, ready, lastEventAt } = feedParser(shop)
  for await (const text of decodeFeed(stream)) {
    try {
      parser.write(text)
    } finally {
      // Also yields the offers before a syntax error.
      yield* ready.splice(0)
    }
    if (parser.position - lastEventAt() > maxPieceLength)
      throw brokenFeedError(parser.line, `more than ${maxPieceLength} characters without a tag`)
  }
  parser.close()
}

type OfferBuilder = Omit<FeedOffer, 'fields' | 'pictures' | 'params'> & {
  fields: Partial<Record<Field, string>>
  pictures: string[]
  params: FeedParam[]
}
type Tag = { name: string; attributes: Record<string, string> }

function feedParser(shop: Shop) {
  const parser = new SaxesParser({ xmlns: false })
  const ready: FeedOffer[] = []
  const path: string[] = []
  let eventAt = 0
  let offer: OfferBuilder | undefined
  let category: { id: string; parentId: string } | undefined
  let param: FeedParam | undefined
  /** Text of the current child of an offer or of the current category, including nested elements. */
  let text = ''
  let depthOfText = 0

  parser.on('error', ({ message }) => {
    throw brokenFeedError(parser.line, message.replace(/^\d+:\d+: /, ''))
  })
  parser.on('opentag', open)
  parser.on('closetag', close)
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('comment', () => {
    eventAt = parser.position
  })
  return { parser, ready, lastEventAt: () => eventAt }

  function open({ name, attributes }: Tag) {
    eventAt = parser.position
    path.push(name)
    if (path.length === 1 && name !== 'yml_catalog')
      throw brokenFeedError(parser.line, `the root element is ${name}, not yml_catalog`)
    if (path.length > maxDepth) throw brokenFeedError(parser.line, `elements nested more than ${maxDepth} deep`)
    if (depthOfText > 0) return
    if (isAt('offers', 'offer')) offer = newOffer(attributes, parser.line)
    else if (isAt('currencies', 'currency')) shop.currencies.push(attributes.id ?? '')
    else if (isAt('categories', 'category')) {
      category = { id: attributes.id ?? '', parentId: attributes.parentId ?? '' }
      startText()
    } else if (offer && path.at(-2) === 'offer') {
      if (name === 'param') param = { name: attributes.name ?? '', unit: attributes.unit ?? '', value: '' }
      if (name === 'param' || name === 'picture' || isField(name)) startText()
    }
  }

  function close({ name }: Tag) {
    eventAt = parser.position
    if (depthOfText === path.length) {
      if (category) shop.categories.set(category.id, { name: text.trim(), parentId: category.parentId })
      else if (offer) addValue(offer, name, text.trim())
      category = param = undefined
      depthOfText = 0
    }
    if (offer && isAt('offers', 'offer')) {
      ready.push(offer)
      offer = undefined
    }
    path.pop()
  }

  function append(part: string) {
    eventAt = parser.position
    if (depthOfText === 0) return
    text += part
    if (text.length <= maxValueLength) return
    text = text.slice(0, maxValueLength)
    if (offer) offer.tooLong ??= param?.name || path[depthOfText - 1]!
  }

  function startText() {
    text = ''
    depthOfText = path.length
  }

  function addValue(target: OfferBuilder, name: string, value: string) {
    if (param) {
      if (target.params.length < maxParams) target.params.push({ ...param, value })
      else target.tooLong ??= 'param'
    } else if (name === 'picture') {
      if (target.pictures.length < maxPictures) target.pictures.push(value)
    } else if (isField(name)) target.fields[name] ??= value
  }

  function isAt(parent: string, name: string) {
    return path.at(-1) === name && path.at(-2) === parent && path.at(-3) === 'shop' && path.length === 4
  }
}

const newOffer = ({ id = '', available = '' }: Record<string, string>, line: number): OfferBuilder => ({
  id: id.trim(),
  line,
  available: available.trim().toLowerCase(),
  fields: {},
  pictures: [],
  params: [],
  tooLong: null,
})

const brokenFeedError = (line: number, detail: string) => feedErrors.brokenFeed({ line, detail })
