import { feedErrors } from './errors.ts'

const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
}
const pieceBytes = 65_536
const maxDeclarationBytes = 200
/** Control characters that XML forbids but suppliers' databases contain. */
const controls = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** Decodes a feed in chunks, in the encoding of its XML declaration. */
export async function* decodeFeed(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let head = Buffer.alloc(0)
  for await (const chunk of stream) {
    let bytes = Buffer.from(chunk)
    if (!decoder) {
      head = Buffer.concat([head, bytes])
      if (head.length < maxDeclarationBytes) continue
      decoder = new TextDecoder(encodingOf(head), { fatal: true })
      bytes = head
    }
    for (let start = 0; start < bytes.length; start += pieceBytes) {
      yield decode(decoder, bytes.subarray(start, start + pieceBytes))
    }
  }
  if (decoder) yield decode(decoder)
  else if (head.length > 0) yield decode(new TextDecoder(encodingOf(head), { fatal: true }), head, false)
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array, isMore = bytes !== undefined) {
  try {
    return decoder.decode(bytes, { stream: isMore }).replace(controls, '')
  } catch {
    throw feedErrors.brokenFeed({
      line: 0,
      detail: `the bytes are not ${decoder.encoding}, which the feed says it is`,
    })
  }
}

function encodingOf(head: Buffer) {
  const start = head.toString('latin1', 0, maxDeclarationBytes)
  const named =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  const encoding = encodings[named]
  if (!encoding)
    throw feedErrors.brokenFeed({ line: 1, detail: `the encoding ${named} is not one of utf-8, windows-1251` })
  return encoding
}
