import { open, readFile } from 'node:fs/promises'
import { openPromise, type ZipFile } from 'yauzl'
import { createFairSemaphore } from '#platform/fair-semaphore.ts'
import { networkOf } from '#platform/http/limits.ts'
import type { SentFile } from '#platform/http/receive-file.ts'
import type { Purpose } from './contract.ts'
import { fileErrors } from './errors.ts'
import {
  accepts,
  cleanName,
  contentTypes,
  type DocumentKind,
  type Entry,
  isPicture,
  type Kind,
  kindOf,
  longestSide,
  mostDocumentBytes,
  mostPictureBytes,
  mostPixels,
  officeKind,
  type PictureKind,
} from './rules.ts'

export type Accepted = { name: string; contentType: string; bytes: Buffer; width: number | null; height: number | null }

/** A picture of 40 megapixels takes up to 160 MB while it is encoded. Networks take turns. */
const semaphore = createFairSemaphore({
  maxConcurrent: 2,
  maxWaiting: 100,
  maxWaitingPerKey: 20,
  busy: fileErrors.busy,
})
const encodingSeconds = 20
const megabyte = 1024 * 1024

/** Judges a file by its bytes alone. What comes of a picture is a new one; a document is kept as it is, to be saved and never shown. */
export async function accept({ path, name, size }: SentFile, purpose: Purpose, ip: string): Promise<Accepted> {
  const kind = await readKind(path)
  if (!kind || !accepts(purpose, kind)) throw fileErrors.wrongType()
  const most = isPicture(kind) ? mostPictureBytes : mostDocumentBytes
  if (size > most) throw fileErrors.tooLarge({ most: most / megabyte })
  if (isPicture(kind)) return semaphore(networkOf(ip), () => encode(path, name, kind))
  return {
    name: cleanName(name, kind),
    contentType: contentTypes[kind],
    bytes: await readFile(path),
    width: null,
    height: null,
  }
}

async function readKind(path: string): Promise<Kind | undefined> {
  const { head, tail } = await readEnds(path)
  const kind = kindOf(head)
  if (kind === 'zip') return readOfficeKind(path)
  if (kind === 'pdf' && !tail.includes('%%EOF')) throw fileErrors.unreadable()
  return kind
}

const endBytes = 1024

async function readEnds(path: string) {
  await using file = await open(path)
  const { size } = await file.stat()
  const read = async (from: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(endBytes), 0, endBytes, from)
    return buffer.subarray(0, bytesRead)
  }
  return { head: await read(0), tail: await read(Math.max(0, size - endBytes)) }
}

/** Only the list of entries is read: nothing is unpacked here. */
async function readOfficeKind(path: string): Promise<DocumentKind | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true })
    const entries: Entry[] = []
    for await (const { fileName, compressedSize, uncompressedSize } of zip.eachEntry()) {
      entries.push({ name: fileName, packedBytes: compressedSize, unpackedBytes: uncompressedSize })
    }
    return officeKind(entries)
  } catch {
    throw fileErrors.unreadable()
  } finally {
    zip?.close()
  }
}

const endings: Record<PictureKind, 'jpeg' | 'png' | 'webp'> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'webp' }

/** One frame, upright, in sRGB, without any word about camera or place. */
async function encode(path: string, name: string, kind: PictureKind): Promise<Accepted> {
  const { default: sharp } = await import('sharp')
  const made = endings[kind]
  const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  try {
    const { width, height, format } = await picture.metadata()
    if (width * height > mostPixels) throw fileErrors.tooManyPixels({ most: mostPixels / 1_000_000 })
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw fileErrors.wrongType()
    const sized = picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: encodingSeconds })
    const { data, info } = await sized
      .toFormat(made, made === 'png' ? { compressionLevel: 8 } : { quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return {
      name: cleanName(name, made),
      contentType: contentTypes[made],
      bytes: data,
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    if ((error as Error).name === 'AppError') throw error
    throw /pixel limit/.test((error as Error).message)
      ? fileErrors.tooManyPixels({ most: mostPixels / 1_000_000 })
      : fileErrors.unreadable()
  }
}
