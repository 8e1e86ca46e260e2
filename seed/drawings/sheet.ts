// Primitives of a technical drawing. Everything returns SVG markup for a 240×240 field; the document's group sets
// an ink outline of 2.2, so an outline shape names only its fill.
import { letter, letteringWidth } from './lettering.ts'

/** Parameters of a drawing function: a valid variant; numbers have fallbacks and are clamped where they are used. */
export type Geometry = {
  variant: string
  ratio: (fallback: number, least: number, most: number) => number
  count: (fallback: number, least: number, most: number) => number
  labels: readonly string[]
}
export type Drawing = (geometry: Geometry) => string

export const ink = '#1B2723', thin = '#6E7C76', paper = '#fff', tint = '#E9EFEC', tone = '#D3DEDA', hatched = 'url(#hatch)'

/** Path data with every number rounded to a tenth. */
export function path(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let data = parts[0]!
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    data += (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + parts[i + 1]!
  }
  return data
}

const n = (value: number) => Math.round(value * 10) / 10

export const shape = (data: string, fill = paper) => `<path d="${data}" fill="${fill}"/>`
export const line = (data: string) => `<path d="${data}" fill="none"/>`
export const inner = (data: string, fill = 'none') => `<path d="${data}" fill="${fill}" stroke-width="1.4"/>`
export const fine = (data: string) => `<path d="${data}" fill="none" stroke-width=".8"/>`
export const heavy = (data: string, width: number, color = ink) =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`
export const patch = (data: string, fill = tint) => `<path d="${data}" fill="${fill}" stroke="none"/>`
export const hidden = (data: string) => `<path d="${data}" fill="none" stroke-width=".9" stroke-dasharray="4 2.4"/>`

/** A tube, cord or handle of even width: dark edges, `fill` between them. */
export const tube = (data: string, width: number, fill = paper) =>
  heavy(data, width) + `<path d="${data}" fill="none" stroke="${fill}" stroke-width="${n(Math.max(width - 4.2, .6))}"/>`

const corners = (radius: number) => radius ? ` rx="${n(radius)}"` : ''
export const rect = (x: number, y: number, width: number, height: number, fill = paper, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corners(radius)} fill="${fill}"/>`
export const innerRect = (x: number, y: number, width: number, height: number, fill = 'none', radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corners(radius)} fill="${fill}" stroke-width="1.4"/>`
export const circle = (x: number, y: number, radius: number, fill = paper) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
export const innerCircle = (x: number, y: number, radius: number, fill = 'none') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" stroke-width="1.4"/>`
export const dot = (x: number, y: number, radius: number, fill = ink) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" stroke="none"/>`
export const ellipse = (x: number, y: number, across: number, upright: number, fill = paper, weight = 2.2) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(upright)}" fill="${fill}"`
  + (weight === 2.2 ? '/>' : ` stroke-width="${weight}"/>`)

export const turn = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`
export const place = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`
/** The same to the right of x as to the left. */
export const mirrored = (content: string, x = 120) => content + `<g transform="matrix(-1 0 0 1 ${n(2 * x)} 0)">${content}</g>`

export function repeat(count: number, draw: (index: number) => string): string {
  let all = ''
  for (let i = 0; i < count; i++) all += draw(i)
  return all
}
/** `count` positions from `from` to `to`, both included; one stands in the middle. */
export const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => count === 1 ? (from + to) / 2 : from + (to - from) * i / (count - 1))
export const polar = (x: number, y: number, radius: number, degrees: number): [number, number] =>
  [x + radius * Math.cos(degrees * Math.PI / 180), y + radius * Math.sin(degrees * Math.PI / 180)]

/** A regular polygon; 0 degrees puts a corner to the right. */
export const regular = (x: number, y: number, radius: number, sides: number, degrees = 0) =>
  'M' + Array.from({ length: sides }, (_, i) => polar(x, y, radius, degrees + i * 360 / sides))
    .map(([px, py]) => `${n(px)} ${n(py)}`).join('L') + 'Z'

/** Toothed rim: `tip` and `root` say how much of the pitch the tooth takes outside and inside. */
export function teeth(x: number, y: number, outer: number, root: number, count: number, tip = .4, base = .6): string {
  const pitch = 360 / count
  const points: [number, number][] = []
  for (let i = 0; i < count; i++) {
    const middle = i * pitch - 90
    points.push(polar(x, y, root, middle - pitch * base / 2), polar(x, y, outer, middle - pitch * tip / 2),
      polar(x, y, outer, middle + pitch * tip / 2), polar(x, y, root, middle + pitch * base / 2))
  }
  return 'M' + points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L') + 'Z'
}

/** A box seen from the front, right and above: front at x, y; depth goes right and up. */
export const cuboid = (x: number, y: number, width: number, height: number, right: number, up: number, front = paper) =>
  shape(path`M${x} ${y}l${right} ${-up}h${width}l${-right} ${up}z`, tint)
  + shape(path`M${x + width} ${y}l${right} ${-up}v${height}l${-right} ${up}z`, tone) + rect(x, y, width, height, front)

/** A standing cylinder with an elliptical top. */
export const upright = (x: number, top: number, bottom: number, radius: number, flat: number, fill = paper, lid = tint) =>
  shape(path`M${x - radius} ${top}V${bottom}A${radius} ${flat} 0 0 0 ${x + radius} ${bottom}V${top}`, fill)
  + patch(path`M${x + radius * .45} ${top}V${bottom + flat * .85}A${radius} ${flat} 0 0 0 ${x + radius - 1} ${bottom}V${top}z`)
  + ellipse(x, top, radius, flat, lid)

/** A lying cylinder, its round end to the left. */
export const lying = (left: number, right: number, y: number, radius: number, flat: number, fill = paper, end = tint) =>
  shape(path`M${left} ${y - radius}H${right}A${flat} ${radius} 0 0 1 ${right} ${y + radius}H${left}`, fill)
  + patch(path`M${left} ${y + radius * .4}H${right + flat * .9}A${flat} ${radius} 0 0 1 ${right} ${y + radius - 1}H${left}z`)
  + ellipse(left, y, flat, radius, end)

// Dimension lines. Each is left out when its text is missing.

const thinLine = (data: string) => `<path d="${data}" fill="none" stroke="${thin}" stroke-width=".8"/>`
const arrow = (x: number, y: number, dx: number, dy: number) =>
  path`M${x} ${y}l${-dx * 6.5 - dy * 1.7} ${-dy * 6.5 + dx * 1.7}l${dy * 3.4} ${-dx * 3.4}z`
const arrows = (data: string) => `<path d="${data}" fill="${thin}" stroke="none"/>`
const textSize = 8.2

/** A horizontal dimension from x1 to x2 at height y; extension lines start at `from` (the edge of the product). */
export function across(x1: number, x2: number, y: number, text: string | undefined, from = y, from2 = from): string {
  if (!text) return ''
  const over = y >= from ? 3.5 : -3.5, gap = y >= from ? 3 : -3
  const extension = (x: number, start: number) =>
    Math.abs(start - y) < 6 ? path`M${x} ${y - 3.5}v7` : path`M${x} ${start + gap}V${y + over}`
  const short = x2 - x1 < 18
  const width = letteringWidth(text, textSize)
  const lines = thinLine(extension(x1, from) + extension(x2, from2)
    + (short ? path`M${x1 - 12} ${y}H${x2 + 12}` : path`M${x1} ${y}H${x2}`))
  const points = short ? arrow(x1, y, 1, 0) + arrow(x2, y, -1, 0) : arrow(x1, y, -1, 0) + arrow(x2, y, 1, 0)
  const middle = Math.min(Math.max((x1 + x2) / 2, width / 2 + 3), 237 - width / 2)
  // Extension lines would strike through a text wider than the gap.
  const base = y > from && width > x2 - x1 ? Math.min(y + 12, 236) : y - 3.4
  return lines + arrows(points) + letter(text, middle, base, textSize, { anchor: 'middle' })
}

/** A vertical dimension from y1 to y2 at x; extension lines start at `from`. The text reads from the right. */
export function down(y1: number, y2: number, x: number, text: string | undefined, from = x, from2 = from): string {
  if (!text) return ''
  const over = x >= from ? 3.5 : -3.5, gap = x >= from ? 3 : -3
  const extension = (y: number, start: number) =>
    Math.abs(start - x) < 6 ? path`M${x - 3.5} ${y}h7` : path`M${start + gap} ${y}H${x + over}`
  const short = y2 - y1 < 18
  const width = letteringWidth(text, textSize)
  const lines = thinLine(extension(y1, from) + extension(y2, from2)
    + (short ? path`M${x} ${y1 - 12}V${y2 + 12}` : path`M${x} ${y1}V${y2}`))
  const points = short ? arrow(x, y1, 0, 1) + arrow(x, y2, 0, -1) : arrow(x, y1, 0, -1) + arrow(x, y2, 0, 1)
  const middle = Math.min(Math.max((y1 + y2) / 2, width / 2 + 3), 237 - width / 2)
  return lines + arrows(points) + letter(text, x - 3.4, middle, textSize, { anchor: 'middle', rotate: -90 })
}

/** A leader line: an arrow on the product, a slanted line and the text on a shelf. */
export function leader(x: number, y: number, toX: number, toY: number, text: string | undefined): string {
  if (!text) return ''
  const width = letteringWidth(text, textSize) + 4
  const side = toX < x ? -1 : 1
  const shelf = side > 0 ? Math.min(toX, 237 - width) : Math.max(toX, 3 + width)
  const length = Math.hypot(shelf - x, toY - y) || 1
  return thinLine(path`M${x} ${y}L${shelf} ${toY}h${side * width}`)
    + arrows(arrow(x, y, (x - shelf) / length, (y - toY) / length))
    + letter(text, shelf + side * width / 2, toY - 3.2, textSize, { anchor: 'middle' })
}

/** A dimension along a slanting edge, `away` from it to the right of its direction. */
export function along(x1: number, y1: number, x2: number, y2: number, away: number, text: string | undefined): string {
  if (!text) return ''
  const length = Math.hypot(x2 - x1, y2 - y1), degrees = Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI
  return `<g transform="translate(${n(x1)} ${n(y1)}) rotate(${n(degrees)})">${plain(0, length, away, text)}</g>`
}

function plain(x1: number, x2: number, y: number, text: string): string {
  const sign = Math.sign(y)
  return thinLine(path`M${x1} ${sign * 3}V${y + sign * 3.5}M${x2} ${sign * 3}V${y + sign * 3.5}M${x1} ${y}H${x2}`)
    + arrows(arrow(x1, y, -1, 0) + arrow(x2, y, 1, 0)) + letter(text, (x1 + x2) / 2, y - 3.4, textSize, { anchor: 'middle' })
}

export const axis = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="${path`M${x1} ${y1}L${x2} ${y2}`}" fill="none" stroke="${thin}" stroke-width=".7" stroke-dasharray="10 2.5 2 2.5"/>`
export const cross = (x: number, y: number, radius: number) =>
  axis(x - radius, y, x + radius, y) + axis(x, y - radius, x, y + radius)
/** Text on the product itself: a mark, a scale, a plate. */
export const mark = (text: string | undefined, x: number, y: number, size = 8, rotate = 0) =>
  text ? letter(text, x, y, size, { anchor: 'middle', rotate, color: ink }) : ''

/** One drawing per variant. */
export const byVariant = (drawings: Record<string, Drawing>): Drawing => (geometry) => drawings[geometry.variant]!(geometry)
