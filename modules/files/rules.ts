import { cleanLine } from '#platform/values/clean-text.ts'
import type { Purpose } from './contract.ts'

export const maxPictureBytes = 10 * 1024 * 1024
export const maxDocumentBytes = 15 * 1024 * 1024
export const maxPixels = 40_000_000
/** Longest side of a stored picture; larger ones are scaled down. */
export const maxSidePx = 2_560

const megabyte = 1024 * 1024
/** Of all files of an anonymous visitor; the quotas of stores and accounts are settings. */
export const anonymousQuotaMegabytes = 50

/** An upload that is unused for this long is removed. */
export const unusedHours = 24
export const unusedBefore = (now: Date) => new Date(now.getTime() - unusedHours * 3_600_000)

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'
export type DocumentKind = 'pdf' | 'xlsx' | 'docx'
export type VideoKind = 'mp4' | 'webm'
export type FileKind = PictureKind | DocumentKind | VideoKind

const pictureKinds = ['jpeg', 'png', 'webp', 'avif'] as const
const kindsByPurpose: Record<Purpose, readonly FileKind[]> = {
  Picture: pictureKinds,
  Chat: [...pictureKinds, 'pdf', 'xlsx', 'docx'],
  Document: [...pictureKinds, 'pdf'],
  Video: ['mp4', 'webm'],
  Verification: ['pdf', 'jpeg', 'png'],
}
export const accepts = (purpose: Purpose, kind: FileKind) => kindsByPurpose[purpose].includes(kind)
export const isPicture = (kind: FileKind): kind is PictureKind => (pictureKinds as readonly FileKind[]).includes(kind)

export const isVideo = (kind: FileKind): kind is VideoKind => kind === 'mp4' || kind === 'webm'

export const contentTypes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp4: 'video/mp4',
  webm: 'video/webm',
}
const extensions: Record<FileKind, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  pdf: ['pdf'],
  xlsx: ['xlsx'],
  docx: ['docx'],
  mp4: ['mp4', 'm4v'],
  webm: ['webm'],
}

/** Detects the type by magic bytes, regardless of the sent name and type. A ZIP needs `officeKind`. */
export function kindOf(head: Buffer): PictureKind | VideoKind | 'pdf' | 'zip' | undefined {
  const startsWith = (text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (startsWith('\xff\xd8\xff')) return 'jpeg'
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp'
  if (startsWith('ftyp', 4)) return kindOfBrands(brandsOf(head))
  if (startsWith('\x1aE\xdf\xa3') && head.includes('\x42\x82\x84webm', 'latin1')) return 'webm'
  if (startsWith('%PDF-')) return 'pdf'
  if (startsWith('PK\x03\x04')) return 'zip'
  return undefined
}

/** Of ISO media files, the brands of MP4: not QuickTime, sound alone or pictures. */
const mp4Brand = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |MSNV|dash|cmf[2c])$/

function kindOfBrands(brands: readonly string[]) {
  if (brands.includes('avif')) return 'avif'
  return mp4Brand.test(brands[0] ?? '') ? 'mp4' : undefined
}

function brandsOf(head: Buffer) {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  return brands
}

const maxEntries = 2_000
const maxUnpackedBytes = 200 * megabyte
const maxRatio = 100
export type ZipEntry = { name: string; packedBytes: number; unpackedBytes: number }

/** The office format of a ZIP by its entries. Undefined for other archives, documents with macros and decompression bombs. */
export function officeKind(entries: readonly ZipEntry[]): 'xlsx' | 'docx' | undefined {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (
    entries.length > maxEntries ||
    names.size < entries.length ||
    unpacked > maxUnpackedBytes ||
    unpacked > maxRatio * Math.max(packed, megabyte)
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

const maxNameLength = 100

/** A name that is safe to show and to save: no folders, no control or bidirectional characters, the extension of the detected type. */
export function safeFileName(name: string, kind: FileKind) {
  const plain = cleanLine(name.split(/[/\\]/).at(-1)!)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[ .]+|[ .]+$/g, '')
  const [, stem = '', extension = ''] = /^(.+?)(?:\.(\w{1,5}))?$/.exec(plain) ?? []
  const hasRightExtension = extensions[kind].includes(extension.toLowerCase())
  const base = [...(hasRightExtension ? stem : plain)].slice(0, maxNameLength).join('').trim() || 'file'
  return `${base}.${hasRightExtension ? extension.toLowerCase() : extensions[kind][0]}`
}

/** Content-Disposition by RFC 6266: an ASCII fallback in `filename` and the real name in `filename*`. */
export function contentDisposition(type: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** The video id (eleven characters) from any form of a YouTube URL; undefined for other URLs. */
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
