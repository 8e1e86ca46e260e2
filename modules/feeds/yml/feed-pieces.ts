import { feedErrors } from '../errors.ts'

/** An offer with its tags, or what stands between offers. `line` is that of its first character. */
export type FeedPiece = { isOffer: boolean; text: string; line: number }

/** Limit in characters, so that an unclosed tag, comment or offer does not fill the memory. */
const maxPieceLength = 4_000_000

/**
 * Cuts a feed at its offers by their tags alone, so that an offer that is not well-formed costs no other one. An offer ends at
 * its end tag, or where another one begins or the list of offers ends.
 */
export async function* feedPieces(texts: AsyncIterable<string>): AsyncGenerator<FeedPiece> {
  const cutter = createCutter()
  for await (const text of texts) yield* cutter.cut(text)
  yield* cutter.rest()
}

type Section = 'comment' | 'cdata'
type Mark = { type: 'offer' | 'offerEnd' | 'offersEnd' | Section; start: number; end: number }

const marks = /<(?:offer(?=[\s/>])|(\/offer\s*>)|(\/offers\s*>)|(!--)|(!\[CDATA\[))/g
/** Within an offer, its end tag also ends a section that was not closed. */
const sectionEnds = {
  inOffer: { comment: /-->|(?=<\/offer\s*>)/g, cdata: /\]\]>|(?=<\/offer\s*>)/g },
  outside: { comment: /-->/g, cdata: /\]\]>/g },
}

function createCutter() {
  let text = ''
  let line = 1
  let searchedTo = 0
  let isInOffer = false
  let section: Section | undefined

  return {
    *cut(more: string): Generator<FeedPiece> {
      text += more
      for (let mark = nextMark(); mark; mark = nextMark()) yield* cutAt(mark)
      if (!isInOffer && !section) yield* take(text.lastIndexOf('>') + 1)
      if (text.length > maxPieceLength)
        throw feedErrors.brokenFeed({ line, detail: `more than ${maxPieceLength} characters without the end of a tag` })
    },
    *rest(): Generator<FeedPiece> {
      yield* take(text.length)
    },
  }

  function* cutAt({ type, start, end }: Mark): Generator<FeedPiece> {
    if (type === 'comment' || type === 'cdata') section = type
    else if (type === 'offer') {
      yield* take(start)
      isInOffer = true
      searchedTo = 1
    } else if (isInOffer) {
      yield* take(type === 'offerEnd' ? end : start)
      isInOffer = false
    } else if (type === 'offerEnd') {
      // The end tag of an offer that ended before is left out.
      yield* take(start)
      text = text.slice(end - start)
      searchedTo = 0
    }
  }

  /** The next mark outside of comments and CDATA sections. */
  function nextMark(): Mark | undefined {
    if (section) {
      const end = search(sectionEnds[isInOffer ? 'inOffer' : 'outside'][section])
      if (!end) return undefined
      section = undefined
    }
    const found = search(marks)
    if (!found) return undefined
    const [, offerEnd, offersEnd, comment, cdata] = found
    const type = offerEnd ? 'offerEnd' : offersEnd ? 'offersEnd' : comment ? 'comment' : cdata ? 'cdata' : 'offer'
    return { type, start: found.index, end: searchedTo }
  }

  /** The text sought may have begun: the next search starts at an open tag or within the last two characters. */
  function search(pattern: RegExp) {
    pattern.lastIndex = searchedTo
    const found = pattern.exec(text)
    const openTag = text.lastIndexOf('<')
    const begun = openTag >= 0 && !text.includes('>', openTag) ? openTag : text.length
    searchedTo = found ? pattern.lastIndex : Math.max(searchedTo, Math.min(begun, text.length - 2))
    return found
  }

  function* take(length: number): Generator<FeedPiece> {
    if (length <= 0) return
    const piece = { isOffer: isInOffer, text: text.slice(0, length), line }
    text = text.slice(length)
    line += countLineEnds(piece.text)
    searchedTo = Math.max(0, searchedTo - length)
    yield piece
  }
}

export function countLineEnds(text: string) {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
