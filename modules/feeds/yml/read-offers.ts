import { feedErrors } from '../errors.ts'
import { decodeFeed } from './decode.ts'
import { countLineEnds, feedPieces } from './feed-pieces.ts'
import { createParser, escapeAmpersands, type FeedOffer, maxDepth, parseOfferPiece } from './parse-offer.ts'
import { currencyCode, type StatedRate, statedRate } from './stated-rates.ts'

export type { FeedOffer, FeedParam } from './parse-offer.ts'

/** Data before the offers; filled while reading. */
export type Shop = {
  currencies: string[]
  rates: Map<string, StatedRate>
  categories: Map<string, { name: string; parentId: string }>
}
export const emptyShop = (): Shop => ({ currencies: [], rates: new Map(), categories: new Map() })

/** If none of the first offers up to this number can be read, the file is not a feed. */
const maxUnreadableAtFirst = 20

/**
 * Yields offers one by one in constant memory. An offer that is not well-formed has a `problem`. Throws `exchange.brokenFeed`
 * with the line of a syntax error between the offers.
 */
export async function* readOffers(stream: AsyncIterable<Uint8Array>, shop: Shop): AsyncGenerator<FeedOffer> {
  const reader = createShopReader(shop)
  let unreadable = 0
  let isReadable = false
  for await (const piece of feedPieces(decodeFeed(stream))) {
    if (!piece.isOffer) {
      reader.read(escapeAmpersands(piece.text))
      continue
    }
    reader.skipLines(countLineEnds(piece.text))
    if (!reader.isInOffers()) continue
    const offer = parseOfferPiece(piece)
    isReadable ||= !offer.problem
    if (!isReadable && ++unreadable > maxUnreadableAtFirst) throw feedErrors.brokenFeed({ ...offer.problem! })
    yield offer
  }
  reader.end()
}

type Tag = { name: string; attributes: Record<string, string> }

/** Reads what stands between the offers. */
function createShopReader(shop: Shop) {
  const parser = createParser()
  const path: string[] = []
  let category: { id: string; parentId: string; name: string } | undefined

  parser.on('error', ({ message }) => {
    throw brokenFeedError(message.replace(/^\d+:\d+: /, ''))
  })
  parser.on('opentag', open)
  parser.on('closetag', close)
  parser.on('text', append)
  parser.on('cdata', append)
  return {
    read: (text: string) => void parser.write(text),
    skipLines: (count: number) => void parser.write('\n'.repeat(count)),
    isInOffers: () => path.length === 3 && isIn('offers'),
    end: () => void parser.close(),
  }

  function open({ name, attributes }: Tag) {
    path.push(name)
    if (path.length === 1 && name !== 'yml_catalog')
      throw brokenFeedError(`the root element is ${name}, not yml_catalog`)
    if (path.length > maxDepth) throw brokenFeedError(`elements nested more than ${maxDepth} deep`)
    if (path.length !== 4) return
    if (name === 'currency' && isIn('currencies')) addCurrency(attributes)
    else if (name === 'category' && isIn('categories'))
      category = { id: attributes.id ?? '', parentId: attributes.parentId ?? '', name: '' }
  }

  function addCurrency(attributes: Tag['attributes']) {
    const { id = '' } = attributes
    shop.currencies.push(id)
    const rate = statedRate(attributes)
    if (rate && /^[A-Z]{3}$/.test(currencyCode(id))) shop.rates.set(currencyCode(id), rate)
  }

  function close() {
    if (category && path.length === 4) {
      shop.categories.set(category.id, { name: category.name.trim(), parentId: category.parentId })
      category = undefined
    }
    path.pop()
  }

  function append(part: string) {
    if (category) category.name = (category.name + part).slice(0, maxNameLength)
  }

  function isIn(list: string) {
    return path[1] === 'shop' && path[2] === list
  }

  function brokenFeedError(detail: string) {
    return feedErrors.brokenFeed({ line: parser.line, detail })
  }
}

const maxNameLength = 1_000
