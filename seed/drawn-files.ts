import { createHash } from 'node:crypto'
import { type DrawingView, drawingKey, drawingViews } from './drawings/draw.ts'
import type { DrawingSpec } from './drawings/kinds.ts'
import type { Logo } from './logo.ts'

export type DrawnFile = { id: string; storageKey: string }

/**
 * Demonstration pictures are generated on demand: the storage key of a file describes its original, and
 * `originalGenerators` draws it on the first request. Identical pictures share one file.
 */
export class DrawnFiles {
  readonly files = new Map<string, DrawnFile>()

  drawing(spec: DrawingSpec, view: DrawingView): string {
    return this.#add(drawingKey(spec, view), () => `drawing:${JSON.stringify({ ...spec, view })}`)
  }

  logo(logo: Logo): string {
    const storageKey = `logo:${JSON.stringify(logo)}`
    return this.#add(storageKey, () => storageKey)
  }

  #add(key: string, storageKey: () => string) {
    const known = this.files.get(key)
    if (known) return known.id
    const id = uuidOf(key)
    this.files.set(key, { id, storageKey: storageKey() })
    return id
  }
}

export const viewsOf = (spec: DrawingSpec, files: DrawnFiles) => drawingViews.map((view) => files.drawing(spec, view))

function uuidOf(key: string) {
  const hash = createHash('sha256').update(key).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
