// Technical drawings of demonstration products; equal specifications give equal pictures.
import { createHash } from 'node:crypto'
import { kinds, type DrawingKind, type DrawingSpec } from './kinds.ts'
import { sheetView } from './frame.ts'
import { packingView } from './packing.ts'
import { hatched, ink, type Drawing, type Geometry } from './sheet.ts'
import { building } from './building.ts'
import { drives } from './drives.ts'
import { electrical } from './electrical.ts'
import { fasteners } from './fasteners.ts'
import { hardware } from './hardware.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { metal } from './metal.ts'
import { office } from './office.ts'
import { packaging } from './packaging.ts'
import { pipes } from './pipes.ts'
import { supplies } from './supplies.ts'
import { textiles } from './textiles.ts'
import { tools } from './tools.ts'
import { warehouse } from './warehouse.ts'
import { workshop } from './workshop.ts'

export const drawingViews = ['main', 'end', 'pack'] as const
export type DrawingView = (typeof drawingViews)[number]

export function draw(spec: DrawingSpec, view: DrawingView = 'main'): string {
  const geometry = toGeometry(spec)
  const body = view === 'pack' ? packingView(spec.kind, geometry)
    : view === 'end' ? sheetView(drawings[spec.kind]({ ...geometry, labels: [] }), geometry.labels)
    : drawings[spec.kind](geometry)
  return document(body)
}

/** A content hash of the picture, short enough for a file name. */
export function drawingKey(spec: DrawingSpec, view: DrawingView = 'main'): string {
  return createHash('sha1').update(draw(spec, view)).digest('hex').slice(0, 20)
}

const drawings: Record<DrawingKind, Drawing> = {
  ...fasteners, ...hardware, ...pipes, ...electrical, ...lighting, ...drives, ...packaging, ...textiles, ...warehouse, ...kitchen,
  ...office, ...supplies, ...metal, ...tools, ...workshop, ...building,
}

function toGeometry(spec: DrawingSpec): Geometry {
  const variants: readonly string[] = kinds[spec.kind].variants
  const clamp = (value: number | undefined) => (fallback: number, min: number, max: number) =>
    value === undefined || !Number.isFinite(value) ? fallback : Math.min(Math.max(value, min), max)
  const count = clamp(spec.count)
  return {
    variant: spec.variant !== undefined && variants.includes(spec.variant) ? spec.variant : variants[0]!,
    ratio: clamp(spec.ratio),
    count: (fallback, min, max) => Math.round(count(fallback, min, max)),
    labels: spec.labels ?? [],
  }
}

function document(body: string): string {
  const hatch = body.includes(hatched)
    ? `<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`
      + `<rect width="5" height="5" fill="#fff"/><path d="M0 0V5" stroke="${ink}" stroke-width="1"/></pattern></defs>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 240 240">${hatch}`
    + `<rect width="240" height="240" fill="#fff"/>`
    + `<g fill="none" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
}
