import { join } from 'node:path'
import { readIfExists, writeAtomically } from './folder-store.ts'
import type { FileStore } from './store.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'
export type Pictures = {
  get: (id: string, storageKey: string, width: number, format: PictureFormat) => Promise<Buffer | undefined>
}

/** The folder of cached picture variants. */
export const pictureCache = ({ dataDir }: { dataDir: string }) => join(dataDir, 'cache/media')
export const variantPath = (cacheFolder: string, id: string, width: number, format: PictureFormat) =>
  join(cacheFolder, id.slice(0, 2), `${id}-${width}.${format}`)

const maxPixels = 40_000_000
const svgUnits = 240

/** Re-encodes originals by width. Results are cached on disk; concurrent requests for the same variant share one encoding. */
export function createPictures(store: FileStore, cacheFolder: string): Pictures {
  const inFlight = new Map<string, Promise<Buffer | undefined>>()
  return {
    async get(id, storageKey, width, format) {
      const path = variantPath(cacheFolder, id, width, format)
      const cached = await readIfExists(path)
      if (cached) return cached
      const pending = inFlight.get(path)
      if (pending) return pending
      const rendering = render(storageKey, width, format, path).finally(() => inFlight.delete(path))
      inFlight.set(path, rendering)
      return rendering
    },
  }

  async function render(storageKey: string, width: number, format: PictureFormat, path: string) {
    const original = await store.read(storageKey)
    if (!original) return undefined
    const bytes = await encode(original, width, format)
    await writeAtomically(path, bytes)
    return bytes
  }
}

async function encode(original: Buffer, width: number, format: PictureFormat) {
  const { default: sharp } = await import('sharp')
  const isSvg = original.subarray(0, 200).toString().includes('<svg')
  // SVG is rasterised at the size of the output, not scaled up afterwards.
  const density = isSvg ? Math.min(2_400, Math.max(72, Math.round((72 * width) / svgUnits))) : undefined
  const picture = sharp(original, { limitInputPixels: maxPixels, density, pages: 1 })
    .rotate()
    .resize({ width, withoutEnlargement: !isSvg })
    .flatten({ background: '#ffffff' })
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 80, effort: 3 }).toBuffer()
  return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
