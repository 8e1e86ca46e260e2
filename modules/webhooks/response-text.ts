import type { FetchedResponse } from '#platform/http/outbound/safe-fetch.ts'
import { maxResponseLength } from './contract.ts'

/** Enough for as many characters of four bytes. */
export const maxResponseBytes = 4 * maxResponseLength

type Response = Pick<FetchedResponse, 'type' | 'headers' | 'bytes'>

/** The start of a response, without what a page cannot show and without the secret; null: there is no text. */
export function responseText({ type, headers, bytes }: Response, secret: string): string | null {
  if (!isText(type) || !['', 'identity'].includes(headers['content-encoding'] ?? '')) return null
  const text = decoderOf(headers['content-type'] ?? '')
    .decode(bytes, { stream: true })
    .replaceAll('\r\n', '\n')
    .replace(controlCharacters, '')
    .replaceAll(secret, 'whsec_…')
  return text.slice(0, maxResponseLength).toWellFormed().trim() || null
}

const controlCharacters = /[^\P{Cc}\n\t]/gu

const isText = (type: string) => type === '' || /^text\/|[/+](json|xml|x-www-form-urlencoded)$/.test(type)

/** In the encoding that the response names: many a program in Russia answers in windows-1251. */
function decoderOf(contentType: string) {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
