import { cleanLine } from '#platform/text.ts'
import type { Purpose } from './contract.ts'

export const mostPictureBytes = 10 * 1024 * 1024
export const mostDocumentBytes = 15 * 1024 * 1024
export const mostPixels = 40_000_000
/** Nothing larger is ever shown. */
export const longestSide = 2_560

const megabyte = 1024 * 1024
/** What all files of one owner may take together. */
export const quotas = { store: 2_048 * megabyte, account: 500 * megabyte, anonymous: 50 * megabyte } as const

/** An upload that nothing has used by then goes. */
export const unusedHours = 24
export const unusedSince = (now: Date) => new Date(now.getTime() - unusedHours * 3_600_000)

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'
export type DocumentKind = 'pdf' | 'xlsx' | 'docx'
export type Kind = PictureKind | DocumentKind

const pictures = ['jpeg', 'png', 'webp', 'avif'] as const
const accepted: Record<Purpose, readonly Kind[]> = {
  Picture: pictures,
  Chat: [...pictures, 'pdf', 'xlsx', 'docx'],
  Document: [...pictures, 'pdf'],
}
export const accepts = (purpose: Purpose, kind: Kind) => accepted[purpose].includes(kind)
export const isPicture = (kind: Kind): kind is PictureKind => (pictures as readonly Kind[]).includes(kind)

export const contentTypes: Record<Kind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const extensions: Record<Kind, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  pdf: ['pdf'],
  xlsx: ['xlsx'],
  docx: ['docx'],
}

/** What the first bytes say, whatever name and type were sent along. A ZIP may be a workbook or a text: its entries tell. */
export function kindOf(head: Buffer): PictureKind | 'pdf' | 'zip' | undefined {
  const starts = (text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('ftyp', 4) && brandsOf(head).includes('avif')) return 'avif'
  if (starts('%PDF-')) return 'pdf'
  if (starts('PK\x03\x04')) return 'zip'
  return undefined
}

function brandsOf(head: Buffer) {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  return brands
}

const mostEntries = 2_000
const mostUnpackedBytes = 200 * megabyte
const mostRatio = 100
export type Entry = { name: string; packedBytes: number; unpackedBytes: number }

/** The kind of document that the entries of a ZIP make; undefined for any other, one with macros, or one that unpacks into too much. */
export function officeKind(entries: readonly Entry[]): 'xlsx' | 'docx' | undefined {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (
    entries.length > mostEntries ||
    names.size < entries.length ||
    unpacked > mostUnpackedBytes ||
    unpacked > mostRatio * Math.max(packed, megabyte)
  )
    return undefined
  if (
    !names.has('[content_types].xml') ||
    [...names].some((name) => /vbaproject|activex|\.(?:exe|js|vbs|html?|svg)$/.test(name))
  )
    return undefined
  const [isWorkbook, isText] = [names.has('xl/workbook.xml'), names.has('word/document.xml')]
  if (isWorkbook === isText) return undefined
  return isWorkbook ? 'xlsx' : 'docx'
}

const longestName = 100

/** A name that is safe to show and to save: no folders, nothing that hides or turns around, and the ending of what the file is. */
export function cleanName(sent: string, kind: Kind) {
  const plain = cleanLine(sent.split(/[/\\]/).at(-1)!)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[ .]+|[ .]+$/g, '')
  const [, stem = '', ending = ''] = /^(.+?)(?:\.(\w{1,5}))?$/.exec(plain) ?? []
  const isTrue = extensions[kind].includes(ending.toLowerCase())
  const base = [...(isTrue ? stem : plain)].slice(0, longestName).join('').trim() || 'file'
  return `${base}.${isTrue ? ending.toLowerCase() : extensions[kind][0]}`
}

/** RFC 6266: plain letters for those who know nothing else, the true name for the others. */
export function disposition(way: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** The eleven characters of a video, from any of the addresses that people copy; undefined where it is none of YouTube. */
export function youtubeId(text: string) {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(?:www|m|music)\./, '')
  const id =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? /^\/(?:shorts|embed|live)\/([^/]+)/.exec(url.pathname)?.[1])
        : undefined
  return /^[\w-]{11}$/.test(id ?? '') ? id : undefined
}
