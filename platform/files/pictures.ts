import { join } from 'node:path'
import { type FileStore, readIfThere, writeWhole } from './store.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'
export type Pictures = {
  get: (id: string, storageKey: string, width: number, format: PictureFormat) => Promise<Buffer | undefined>
}

/** Where what was made of originals is kept. */
export const pictureCache = ({ dataDir }: { dataDir: string }) => join(dataDir, 'cache/media')
export const variantPath = (cacheFolder: string, id: string, width: number, format: PictureFormat) =>
  join(cacheFolder, id.slice(0, 2), `${id}-${width}.${format}`)

const mostPixels = 40_000_000
const svgUnits = 240

/** Re-encodes originals by width, once: the result is kept on disk, and the same picture is never encoded twice at a time. */
export function createPictures(store: FileStore, cacheFolder: string): Pictures {
  const running = new Map<string, Promise<Buffer | undefined>>()
  return {
    async get(id, storageKey, width, format) {
      const path = variantPath(cacheFolder, id, width, format)
      const kept = await readIfThere(path)
      if (kept) return kept
      const known = running.get(path)
      if (known) return known
      const making = make(storageKey, width, format, path).finally(() => running.delete(path))
      running.set(path, making)
      return making
    },
  }

  async function make(storageKey: string, width: number, format: PictureFormat, path: string) {
    const original = await store.read(storageKey)
    if (!original) return undefined
    const bytes = await encode(original, width, format)
    await writeWhole(path, bytes)
    return bytes
  }
}

async function encode(original: Buffer, width: number, format: PictureFormat) {
  const { default: sharp } = await import('sharp')
  const isSvg = original.subarray(0, 200).toString().includes('<svg')
  // Lines are drawn at the size they are shown at, twice over, not enlarged.
  const density = isSvg ? Math.min(2_400, Math.max(72, Math.round((72 * width) / svgUnits))) : undefined
  const picture = sharp(original, { limitInputPixels: mostPixels, density, pages: 1 })
    .rotate()
    .resize({ width, withoutEnlargement: !isSvg })
    .flatten({ background: '#ffffff' })
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 80, effort: 3 }).toBuffer()
  return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
