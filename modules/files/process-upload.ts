import { open } from 'node:fs/promises'
import { openPromise, type ZipFile } from 'yauzl'
import { createFairSemaphore } from '#platform/fair-semaphore.ts'
import { networkOf } from '#platform/http/limits.ts'
import type { UploadedFile } from '#platform/http/receive-file.ts'
import type { Purpose } from './contract.ts'
import { eraseMetadata } from './erase-metadata.ts'
import { fileErrors } from './errors.ts'
import {
  accepts,
  safeFileName,
  contentTypes,
  type DocumentKind,
  type ZipEntry,
  isPicture,
  isVideo,
  type FileKind,
  kindOf,
  maxSidePx,
  maxDocumentBytes,
  maxPictureBytes,
  maxPixels,
  officeKind,
  type PictureKind,
} from './rules.ts'

/** A re-encoded picture, or a file that stays as it was received, however large. */
export type ProcessedFile = {
  name: string
  contentType: string
  content: Buffer | Pick<UploadedFile, 'path' | 'size'>
  width: number | null
  height: number | null
}

/** Encoding a picture of 40 megapixels takes up to 160 MB. The semaphore is fair among networks. */
const semaphore = createFairSemaphore({
  maxConcurrent: 2,
  maxWaiting: 100,
  maxWaitingPerKey: 20,
  busy: fileErrors.busy,
})
const encodingSeconds = 20
const megabyte = 1024 * 1024

/** Validates a file by its content alone. Pictures are re-encoded; documents and videos stay as they are, but for what an MP4 says about itself. */
export async function processUpload(
  { path, name, size }: UploadedFile,
  purpose: Purpose,
  ip: string,
): Promise<ProcessedFile> {
  const kind = await readKind(path)
  if (!kind || !accepts(purpose, kind)) throw fileErrors.wrongType()
  const maxBytes = isPicture(kind) ? maxPictureBytes : maxDocumentBytes
  // Videos have a setting, by which they are received.
  if (!isVideo(kind) && size > maxBytes) throw fileErrors.tooLarge({ most: maxBytes / megabyte })
  if (isPicture(kind)) return semaphore(networkOf(ip), () => encode(path, name, kind))
  if (kind === 'mp4') await eraseMetadata(path)
  return {
    name: safeFileName(name, kind),
    contentType: contentTypes[kind],
    content: { path, size },
    width: null,
    height: null,
  }
}

async function readKind(path: string): Promise<FileKind | undefined> {
  const { head, tail } = await readHeadAndTail(path)
  const kind = kindOf(head)
  if (kind === 'zip') return readOfficeKind(path)
  if (kind === 'pdf' && !tail.includes('%%EOF')) throw fileErrors.unreadable()
  return kind
}

const edgeBytes = 1024

async function readHeadAndTail(path: string) {
  await using file = await open(path)
  const { size } = await file.stat()
  const read = async (from: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(edgeBytes), 0, edgeBytes, from)
    return buffer.subarray(0, bytesRead)
  }
  return { head: await read(0), tail: await read(Math.max(0, size - edgeBytes)) }
}

/** Reads only the central directory of the ZIP; nothing is decompressed. */
async function readOfficeKind(path: string): Promise<DocumentKind | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: true })
    const entries: ZipEntry[] = []
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

const outputFormats: Record<PictureKind, 'jpeg' | 'png' | 'webp'> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'webp',
}

/** Re-encodes the first frame: rotated by EXIF, in sRGB, without metadata. */
async function encode(path: string, name: string, kind: PictureKind): Promise<ProcessedFile> {
  const { default: sharp } = await import('sharp')
  const outputFormat = outputFormats[kind]
  const picture = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  try {
    const { width, height, format } = await picture.metadata()
    if (width * height > maxPixels) throw fileErrors.tooManyPixels({ most: maxPixels / 1_000_000 })
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw fileErrors.wrongType()
    const sized = picture
      .rotate()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: encodingSeconds })
    const { data, info } = await sized
      .toFormat(outputFormat, outputFormat === 'png' ? { compressionLevel: 8 } : { quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return {
      name: safeFileName(name, outputFormat),
      contentType: contentTypes[outputFormat],
      content: data,
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    if ((error as Error).name === 'AppError') throw error
    throw /pixel limit/.test((error as Error).message)
      ? fileErrors.tooManyPixels({ most: maxPixels / 1_000_000 })
      : fileErrors.unreadable()
  }
}
