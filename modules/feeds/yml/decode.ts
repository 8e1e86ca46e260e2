import { feedErrors } from '../errors.ts'

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
/** The decoder writes this for bytes that are invalid in the encoding. */
export const unreadableCharacter = '\ufffd'

/** Decodes a feed in chunks, in the encoding of its XML declaration. A bad byte becomes an unreadable character. */
export async function* decodeFeed(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let head = Buffer.alloc(0)
  for await (const chunk of stream) {
    let bytes = Buffer.from(chunk)
    if (!decoder) {
      head = Buffer.concat([head, bytes])
      if (head.length < maxDeclarationBytes) continue
      decoder = new TextDecoder(encodingOf(head))
      bytes = head
    }
    for (let start = 0; start < bytes.length; start += pieceBytes)
      yield decoder.decode(bytes.subarray(start, start + pieceBytes), { stream: true }).replace(controls, '')
  }
  decoder ??= new TextDecoder(encodingOf(head))
  yield decoder.decode(head.length < maxDeclarationBytes ? head : undefined).replace(controls, '')
}

function encodingOf(head: Buffer) {
  const start = head.toString('latin1', 0, maxDeclarationBytes)
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1]?.toLowerCase()
  // Text in UTF-16 has a zero byte in every Latin letter.
  const named = start.includes('\0') ? 'utf-16' : (declared ?? 'utf-8')
  const encoding = encodings[named]
  if (!encoding)
    throw feedErrors.brokenFeed({ line: 1, detail: `the encoding ${named} is not one of utf-8, windows-1251` })
  return encoding
}
