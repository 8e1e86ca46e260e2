// Bolts, nuts, washers, screws, anchors.
import {
  across, axis, circle, cross, ellipse, fine, hatched, hidden, inner, innerCircle, leader, line, paper, patch, path, place, rect,
  regular, repeat, shape, tint, tone, type Drawing,
} from './sheet.ts'

/** A threaded shank from left to right around the axis y. */
export function thread(left: number, right: number, y: number, radius: number, pitch = 6): string {
  const turns = Math.max(3, Math.round((right - left) / pitch)), half = (right - left) / turns / 2
  const tooth = path`l${half} 2.2l${half} -2.2`.repeat(turns), back = path`l${-half} -2.2l${-half} 2.2`.repeat(turns)
  return shape(path`M${left} ${y - radius}` + tooth + path`V${y + radius}` + back + 'Z', tint)
    + fine(repeat(turns, (i) => path`M${left + i * half * 2} ${y - radius}l${half} ${radius * 2 - 2.2}`))
    + fine(repeat(turns - 1, (i) => path`M${left + (i * 2 + 1) * half} ${y - radius + 2.2}l${half} ${radius * 2 - 2.2}`))
}

const bolt: Drawing = (geometry) => {
  const isFullThread = geometry.variant === 'hexFullThread'
  const variant = isFullThread ? 'hex' : geometry.variant
  const [length, size] = geometry.labels
  const ratio = geometry.ratio(4.6, 1.2, 11)
  const width = Math.min(Math.max(152 / ratio, 17), 42), long = Math.min(width * ratio, 152)
  const radius = width / 2, y = 82, sunk = variant === 'countersunk'
  const left = 120 - long / 2 + (sunk ? 0 : width * .25), right = left + long
  const plainLength = isFullThread ? 2 : variant === 'hex' || variant === 'carriage' ? Math.max(long * .42, 4) : sunk ? width * .65
    : variant === 'socket' ? long * .24 : 0
  const shank = rect(left, y - radius, plainLength + 2, width) + thread(left + plainLength, right - 3, y, radius)
    + shape(path`M${right - 3} ${y - radius}l4 3.4V${y + radius - 3.4}l-4 3.4z`)
  const edge = y + radius * (variant === 'flange' ? 2.25 : 1.8)
  return axis(left - width * 1.1, y, right + 12, y) + shank + boltHead(variant, left, y, radius)
    + across(left, right + 1, Math.max(edge + 16, 138), length, variant === 'hex' ? edge : y + radius)
    + leader(left + plainLength + (long - plainLength) * .55, y - radius, left + plainLength + (long - plainLength) * .55
      + 14, Math.min(y - radius - 20, 42), size)
    + boltEnd(variant, 120, 192, Math.min(Math.max(radius * 1.55, 20), 29))
}

function boltHead(variant: string, left: number, y: number, radius: number): string {
  const wide = radius * 1.75, deep = radius * 1.35
  if (variant === 'stud') return shape(path`M${left} ${y - radius}l-4 3.4V${y + radius - 3.4}l4 3.4z`)
  if (variant === 'socket') {
    return rect(left - radius * 2, y - radius * 1.5, radius * 2, radius * 3, paper, 2.5)
      + fine(repeat(7, (i) => path`M${left - radius * 2 + 1} ${y - radius * 1.5 + (i + 1) * radius * .375}h${radius * 1.5}`))
      + inner(path`M${left - radius * .45} ${y - radius * 1.5}v${radius * 3}`)
      + hidden(path`M${left - radius * 2} ${y - radius * .8}h${radius}v${radius * 1.6}h${-radius}`)
  }
  if (variant === 'countersunk') {
    return shape(path`M${left} ${y - radius * 1.95}h3L${left + radius + 3} ${y - radius}V${y + radius}`
      + path`L${left + 3} ${y + radius * 1.95}h-3z`,
      tint)
  }
  if (variant === 'pan') {
    return shape(path`M${left} ${y - wide}H${left - radius * .5}Q${left - deep} ${y - wide} ${left - deep} ${y - radius * .4}`
      + path`V${y + radius * .4}Q${left - deep} ${y + wide} ${left - radius * .5} ${y + wide}H${left}z`)
      + patch(path`M${left - 1} ${y + radius * .5}V${y + wide - 1}H${left - radius * .5}`
        + path`Q${left - deep * .9} ${y + wide} ${left - deep * .95} ${y + radius * .6}z`)
  }
  if (variant === 'carriage') {
    return rect(left, y - radius * 1.05, radius * 1.2, radius * 2.1, tint)
      + inner(path`M${left} ${y - radius}l${radius * 1.2} ${radius * 2}M${left} ${y + radius}l${radius * 1.2} ${-radius * 2}`)
      + shape(path`M${left} ${y - radius * 2}Q${left - radius * 1.35} ${y - radius * 1.6} ${left - radius * 1.35} ${y}`
        + path`T${left} ${y + radius * 2}z`)
  }
  const head = shape(path`M${left} ${y - wide}H${left - deep + 3}L${left - deep} ${y - wide + 5}V${y + wide - 5}`
    + path`L${left - deep + 3} ${y + wide}H${left}z`)
    + rect(left - deep, y - radius * .9, deep, radius * 1.8, tint)
  if (variant === 'hex') return head
  return place(-radius * .55,
    0, 1,
    head)
    + shape(path`M${left} ${y - radius * 2.2}q${-radius * .55} ${radius * .2} ${-radius * .6} ${radius * .6}v${radius * 3.2}`
      + path`q0 ${radius * .4} ${radius * .6} ${radius * .6}z`,
    tone)
}

function boltEnd(variant: string, x: number, y: number, radius: number): string {
  const lines = cross(x, y, radius + 9)
  const star = inner(path`M${x - 3} ${y - radius * .55}h6v${radius * .55 - 3}h${radius * .55 - 3}v6h${-radius * .55 + 3}`
    + path`v${radius * .55 - 3}h-6v${-radius * .55 + 3}h${-radius * .55 + 3}v-6h${radius * .55 - 3}z`,
    tone)
  if (variant === 'hex') return lines + shape(regular(x, y, radius, 6, 30)) + innerCircle(x, y, radius * .83, tint)
  if (variant === 'stud') return lines + circle(x, y, radius) + innerCircle(x, y, radius * .8, tint)
  if (variant === 'flange') return lines + circle(x, y, radius * 1.12) + shape(regular(x, y, radius * .88, 6, 30))
    + innerCircle(x, y, radius * .72, tint)
  if (variant === 'socket') return lines + circle(x, y, radius) + innerCircle(x, y, radius * .84)
    + shape(regular(x, y, radius * .58, 6, 30), tone)
  if (variant === 'carriage') return lines + circle(x, y, radius, tint)
    + hidden(path`M${x - radius * .5} ${y - radius * .5}h${radius}v${radius}h${-radius}z`)
  return lines + circle(x, y, radius, variant === 'pan' ? tint : paper) + (variant === 'pan' ? '' : innerCircle(x, y, radius * .8,
    tint)) + star
}

const nutBody = (x: number, y: number, radius: number) =>
  shape(regular(x, y, radius, 6, 0)) + innerCircle(x, y, radius * .84, tint) + circle(x, y, radius * .5)
  + fine(path`M${x} ${y - radius * .57}A${radius * .57} ${radius * .57} 0 1 1 ${x - radius * .57} ${y}`)

/** A nut from its side, standing; 90 wide. */
const nutSide = (x: number, top: number, height: number) =>
  shape(path`M${x - 45} ${top + 5}Q${x - 34} ${top - 2} ${x - 22} ${top + 5}Q${x} ${top - 5} ${x + 22} ${top + 5}`
    + path`Q${x + 34} ${top - 2} ${x + 45} ${top + 5}V${top + height - 5}`
    + path`Q${x + 34} ${top + height + 2} ${x + 22} ${top + height - 5}Q${x} ${top + height + 5} ${x - 22} ${top + height - 5}`
    + path`Q${x - 34} ${top + height + 2} ${x - 45} ${top + height - 5}z`)
  + patch(path`M${x - 21} ${top + 5}Q${x} ${top - 3} ${x + 21} ${top + 5}V${top + height - 5}`
    + path`Q${x} ${top + height + 3} ${x - 21} ${top + height - 5}z`)
  + inner(path`M${x - 22} ${top + 5}v${height - 10}M${x + 22} ${top + 5}v${height - 10}`)

const nut: Drawing = ({ variant, labels: [size, flats] }) => {
  const threaded = leader(137, 66, 176, 32, size)
  if (variant === 'wing') {
    const wing = shape('M101 118C86 96 58 70 40 84C26 98 58 142 88 156H104z', tint) + inner('M96 126C80 104 62 90 50 94')
    return axis(120, 60, 120, 184) + wing + `<g transform="matrix(-1 0 0 1 240 0)">${wing}</g>`
      + shape('M96 100L88 164H152L144 100z') + ellipse(120, 100, 24, 8, tint) + ellipse(120, 100, 14, 4.6)
        + patch('M132 108L144 106L150 162H136z')
      + leader(128, 97, 162, 52, size) + across(38, 202, 204, flats, 160)
  }
  const top = 158
  const side = variant === 'lock' ? shape(path`M88 ${top - 2}V140Q120 132 152 140V${top - 2}z`, tone) + nutSide(120, top - 6, 46)
    : variant === 'cap' ? shape(path`M92 ${top}A28 29 0 0 1 148 ${top}z`, tint) + nutSide(120, top - 4, 40)
    : variant === 'flange' ? shape('M56 202Q60 190 78 187H162Q180 190 184 202Z', tone) + nutSide(120, 148, 42)
    : nutSide(120, top - 8, 44)
  const face = variant === 'flange' ? circle(120, 76, 54) + nutBody(120, 76, 46)
    : variant === 'cap' ? shape(regular(120, 76, 50, 6, 0)) + innerCircle(120, 76, 42) + circle(120, 76, 31, tint)
      + fine('M103 66A20 20 0 0 1 120 56')
    : variant === 'lock' ? nutBody(120, 76, 50) + innerCircle(120, 76, 34, tone) + circle(120, 76, 23) : nutBody(120, 76, 50)
  const half = variant === 'flange' ? 64 : 45
  return cross(120, 76, 62) + face + axis(120, 136, 120, 212) + side + threaded
    + across(120 - half, 120 + half, 222, flats, variant === 'flange' ? 202 : 194)
}

const washer: Drawing = (geometry) => {
  const { variant, labels: [outer, bore] } = geometry
  const ratio = geometry.ratio(variant === 'wide' ? 3 : 1.85, 1.3, 4), radius = 68, hole = radius / ratio
  const face = variant === 'toothed'
    ? shape(repeat(16, (i) => {
      const a = i * 22.5 * Math.PI / 180, b = (i + .55) * 22.5 * Math.PI / 180, c = (i + .85) * 22.5 * Math.PI / 180
      return path`${i ? 'L' : 'M'}${120 + radius * .82 * Math.cos(a)} ${92 + radius * .82 * Math.sin(a)}`
        + path`L${120 + radius * Math.cos(a + .05)} ${92 + radius * Math.sin(a + .05)}`
        + path`L${120 + radius * Math.cos(b)} ${92 + radius * Math.sin(b)}`
        + path`L${120 + radius * .8 * Math.cos(c)} ${92 + radius * .8 * Math.sin(c)}`
    }) + 'Z', tint)
    : circle(120, 92, radius, tint)
  const chamfer = variant === 'flat' || variant === 'wide' ? innerCircle(120, 92, radius - 5) : ''
  const gap = variant === 'spring' ? shape(path`M${120 + hole - 3} 86L${121 + radius} 80v10L${120 + hole - 3} 97z`) : ''
  const side = variant === 'spring'
    ? shape('M52 196L112 190L122 204L188 198V212L128 218L118 204L52 210z', tint) + line('M112 190v14h6M122 204v14')
    : rect(120 - radius, 198, radius * 2, 11, paper) + rect(120 - radius, 198, radius - hole, 11, hatched)
      + rect(120 + hole, 198, radius - hole, 11, hatched)
  return cross(120, 92, radius + 10) + face + chamfer + circle(120, 92, hole) + gap + axis(120, 188, 120, 222) + side
    + across(120 - radius, 120 + radius, 180, outer, 120) + leader(120 + hole * .7, 92 - hole * .7, 186, 26, bore)
}

const screw: Drawing = (geometry) => {
  const isFullThread = geometry.variant === 'woodFullThread'
  const variant = isFullThread ? 'wood' : geometry.variant
  const [length, size] = geometry.labels
  const ratio = geometry.ratio(7, 3.5, 14), long = 172, y = 88, left = 34, right = left + long
  const radius = Math.min(Math.max(long / ratio / 2, 7), 19), core = radius * .66
  const start = left + radius * (variant === 'selfdrilling' ? 1.1 : 1.9) + (variant === 'wood' && !isFullThread ? long * .24 : 4)
  const tip = variant === 'selfdrilling' ? right - 26 : variant === 'concrete' ? right - 8 : right - 6
  const taper = variant === 'wood' || variant === 'drywall' ? radius * 2.2 : 0
  const turns = Math.max(5, Math.round((tip - start) / (variant === 'concrete' ? 8.5 : radius * .95 + 1.5))),
    pitch = (tip - start) / turns
  const at = (x: number, full: number) => x > tip - taper ? full * Math.max((tip - x) / taper, .08) : full
  let flights = ''
  for (let i = 0; i < turns; i++) {
    const x = start + i * pitch, high = at(x + pitch * .5, variant === 'concrete' && i % 2 ? radius * .85 : radius), low = at(x
      + pitch, core)
    flights += shape(path`M${x} ${y - at(x, core)}L${x + pitch * .3} ${y - high}`
      + path`L${x + pitch * .55} ${y - at(x + pitch * .5, core)}L${x + pitch} ${y + low}L${x + pitch * .72} ${y + high}`
      + path`L${x + pitch * .45} ${y + at(x + pitch * .4, core)}z`,
      tint)
  }
  const shaft = shape(path`M${left + 4} ${y - core}H${tip - taper}L${right} ${y}L${tip - taper} ${y + core}H${left + 4}z`)
  const point = variant === 'selfdrilling'
    ? shape(path`M${tip} ${y - core}h18l8 ${core}l-8 ${core}h-18z`, tone)
      + inner(path`M${tip} ${y - core * .2}L${right} ${y}M${tip + 3} ${y + core * .5}h15`) : ''
  const head = variant === 'wood'
    ? shape(path`M${left} ${y - radius * 2}h3L${left + radius * 1.9} ${y - core}V${y + core}L${left + 3} ${y + radius * 2}h-3z`)
    : variant === 'drywall'
      ? shape(path`M${left} ${y - radius * 2}h4Q${left + radius * .9} ${y - core * 1.2} ${left + radius * 2.2} ${y - core}`
        + path`V${y + core}Q${left + radius * .9} ${y + core * 1.2} ${left + 4} ${y + radius * 2}h-4z`,
      tint)
    : shape(path`M${left + radius} ${y - radius * 1.45}H${left + 2}L${left - 1} ${y - radius * 1.3}V${y + radius * 1.3}`
      + path`L${left + 2} ${y + radius * 1.45}H${left + radius}z`)
      + rect(left - 1, y - radius * .75, radius + 1, radius * 1.5, tint) + rect(left + radius, y - radius * 2.1, 5, radius * 4.2,
        tone, 1.5)
  const r = Math.min(radius * 2, 27)
  const end = cross(120, 188, r + 9) + (variant === 'wood' || variant === 'drywall'
    ? circle(120, 188, r) + (variant === 'wood' ? shape(regular(120, 188, r * .62, 6, 0), tone)
      + shape(regular(120, 188, r * .62, 6, 30), tone) + inner(regular(120, 188, r * .45, 6, 0), tone)
      : inner(path`M117 ${188 - r * .6}h6v${r * .6 - 3}h${r * .6 - 3}v6h${-r * .6 + 3}v${r * .6 - 3}h-6v${-r * .6 + 3}`
        + path`h${-r * .6 + 3}v-6h${r * .6 - 3}z`,
        tone))
    : circle(120, 188, r * 1.05, tint) + shape(regular(120, 188, r * .76, 6, 30)) + innerCircle(120, 188, r * .6))
  return axis(24, y, 218, y) + shaft + flights + point + head + end
    + across(left, right, Math.max(y + radius * 2 + 14, 132), length, y + radius * 2) + leader(150, y - radius, 166, 44, size)
}

const anchor: Drawing = (geometry) => {
  const { variant, labels: [length, size] } = geometry
  const ratio = geometry.ratio(6.5, 3.4, 11), y = 96, left = 34, right = 206, radius = Math.min(Math.max(172 / ratio / 2, 9), 24)
  const dims = across(left, right, 164, length, y + radius + 4) + leader(right - 42, y - radius, right - 30, 40, size)
  const lines = axis(22, y, 220, y)
  const hexNut = (x: number) => rect(x, y - radius * 1.75, radius * 1.5, radius * 3.5) + rect(x, y - radius * .9, radius * 1.5,
    radius * 1.8, tint)
  const disc = (x: number) => rect(x, y - radius * 2.15, 5, radius * 4.3, tone, 1)
  const cone = shape(path`M${right - 34} ${y - radius * .62}L${right - 6} ${y - radius * 1.05}H${right}V${y + radius * 1.05}`
    + path`H${right - 6}L${right - 34} ${y + radius * .62}z`)
  if (variant === 'wedge') {
    return lines + rect(left + 60, y - radius, 80, radius * 2) + thread(left, left + 74, y, radius, 6)
      + rect(right - 66, y - radius * .62, 34, radius * 1.24) + cone
      + shape(path`M${right - 60} ${y - radius * 1.1}h26l6 3V${y + radius * 1.1 - 3}l-6 3h-26z`, tone)
        + inner(path`M${right - 52} ${y}h24M${right - 56} ${y - radius * .5}l10 4M${right - 56} ${y + radius * .5}l10 -4`)
      + disc(left + 42) + hexNut(left + 47 - radius * 1.5 - 6) + dims
  }
  if (variant === 'sleeve') {
    return lines + thread(left, right - 30, y, radius * .7, 6) + cone + rect(left + 34, y - radius, right - left - 64, radius * 2,
      tint, 2)
      + inner(path`M${right - 100} ${y - radius * .35}h69M${right - 100} ${y + radius * .35}h69M${left + 46} ${y - radius}`
        + path`v${radius * 2}M${left + 52} ${y - radius}v${radius * 2}`)
      + disc(left + 29) + hexNut(left + 29 - radius * 1.5) + dims
  }
  if (variant === 'plug') {
    const rib = (right - left - 60) / 7
    return lines + shape(path`M${left} ${y - radius * 1.35}h6v${radius * .35}h44`
      + path`l${rib * .7} ${-radius * .2}l${rib * .3} ${radius * .3}`.repeat(7)
      + path`L${right} ${y - radius * .35}V${y + radius * .35}L${right - 10} ${y + radius * .55}L${left + 50} ${y + radius}h-44`
        + path`v${radius * .35}h-6z`,
        tint)
      + shape(path`M${left + 62} ${y - 2.6}H${right - 4}V${y + 2.6}H${left + 62}q-5 -2.6 0 -5.2z`)
        + inner(repeat(7, (i) => path`M${left + 74 + i * rib * .86} ${y + radius * .9 - i * .8}v${-radius * .4}`))
      + inner(path`M${left + 6} ${y - radius}v${radius * 2}M${left + 18} ${y - radius}l16 ${radius * .5}`
        + path`M${left + 18} ${y + radius}l16 ${-radius * .5}`)
        + dims
  }
  return lines
    + shape(path`M${left + 44} ${y - radius * 1.25}H${right - 16}`
      + path`Q${right} ${y - radius * 1.2} ${right} ${y}T${right - 16} ${y + radius * 1.25}H${left + 44}z`,
    tint)
    + thread(left, right - 22, y, radius * .66, 6)
      + shape(path`M${right - 22} ${y - radius * .66}l14 ${radius * .66}l-14 ${radius * .66}z`)
    + fine(repeat(9, (i) => path`M${left + 62 + i * 12} ${y - radius * 1.02}l3 3M${left + 68 + i * 12} ${y + radius * .88}l3 3`))
    + disc(left + 39) + hexNut(left + 39 - radius * 1.5) + dims
}

export const fasteners = { bolt, nut, washer, screw, anchor }
