// Cables, reels, breakers, outlets, cabinets.
import {
  across, axis, circle, cuboid, down, ellipse, fine, inner, innerCircle, innerRect, leader, mark, paper, patch, path, polar,
  rect, repeat, shape, spread, tint, tone, tube, type Drawing,
} from './sheet.ts'

/** Where `count` cores lie inside a round sheath, and how thick each is. */
function coresIn(x: number, y: number, radius: number, count: number): { points: [number, number][]; size: number } {
  if (count === 1) return { points: [[x, y]], size: radius * .8 }
  const outer = count > 6 ? count - 1 : count
  const size = Math.min(radius * Math.sin(Math.PI / outer) / (1 + Math.sin(Math.PI / outer)), radius * (count > 6 ? .33 : .5))
  const points = Array.from({ length: outer }, (_, i) => polar(x, y, radius - size, -90 + i * 360 / outer))
  return { points: count > 6 ? [[x, y], ...points] : points, size: size * .96 }
}
const strands = (x: number, y: number, radius: number) => circle(x, y, radius, tone)
  + fine(repeat(6, (i) => { const [px, py] = polar(x, y, radius * .6, i * 60);
    return path`M${px - radius * .28} ${py}a${radius * .28} ${radius * .28} 0 1 0 ${radius * .56} 0`
      + path`a${radius * .28} ${radius * .28} 0 1 0 ${-radius * .56} 0` }))
const core = (x: number, y: number, radius: number) => circle(x, y, radius, paper) + strands(x, y, radius * .58)

const cable: Drawing = (geometry) => {
  const { variant, labels: [outer, section] } = geometry
  if (variant === 'flat') {
    const cores = geometry.count(3, 2, 6), step = Math.min(120 / cores, 40), half = step / 2 + 9, width = cores * step
      + 22, left = 92 - width / 2
    const top = path`M${left + half} ${140 - half}H${left + width - half}`
    return shape(path`M${left + half} ${140 - half}l66 -62H${left + width - half + 66}`
      + path`a${half} ${half} 0 0 1 ${half * .72} ${half * 1.7}l-66 62z`,
      tint)
      + fine(repeat(3, (i) => path`M${left + half + 14 + i * 3} ${128 - half - i * 2}l52 -49`))
        + shape(top + path`a${half} ${half} 0 0 1 0 ${half * 2}H${left + half}a${half} ${half} 0 0 1 0 ${-half * 2}z`)
      + spread(cores, left + half + 2, left + width - half - 2).map((x) => core(x, 140, step / 2 - 2)).join('')
        + across(left, left + width, 206, outer, 140 + half) + leader(left + half, 140 - step * .3, 46, 74, section)
  }
  const x = 98, y = 134, radius = 66
  const body = shape(path`M${x - 44} ${y - 50}L${x + 24} ${y - 112}A66 66 0 0 1 ${x + 112} ${y - 12}L${x + 50} ${y + 44}z`, tint)
    + fine(path`M${x - 20} ${y - 66}l60 -55M${x + 66} ${y + 18}l54 -49`) + circle(x, y, radius)
  const dims = across(x - radius, x + radius, 222, outer, y)
  if (variant === 'coaxial') {
    return body + circle(x, y, 54, tint) + repeat(20, (i) => { const [px, py] = polar(x, y, 49, i * 18);
      return innerCircle(px, py, 6, i % 2 ? tone : paper) }) + circle(x, y, 43) + circle(x, y, 15, tone) + axis(x - 76, y, x
      + 76, y) + dims + leader(x - 10, y - 10, 50, 46, section)
  }
  const armour = variant === 'armoured' ? repeat(26, (i) => { const [px, py] = polar(x, y, 53.5, i * 360 / 26);
    return innerCircle(px, py, 6, tone) }) + circle(x, y, 46, tint) : circle(x, y, 55, tint)
  const { points, size } = coresIn(x, y, variant === 'armoured' ? 44 : 53, geometry.count(variant === 'armoured' ? 4 : 5, 1, 12))
  const first = points[points.length - 1]!
  return body + armour + points.map(([px, py]) => core(px, py, size)).join('') + axis(x - 76, y, x + 76, y) + dims
    + leader(first[0] - size * .3, first[1] - size * .3, 46, 46, section)
}

const reel: Drawing = (geometry) => {
  const { variant, labels: [diameter, width] } = geometry
  const ratio = geometry.ratio(variant === 'drum' ? .75 : 1, .4, 1.6), wide = Math.min(Math.max(ratio * 110, 56), 136),
    left = 118 - wide / 2 - 4, right = left + wide, y = 110, half = 78, flat = 24
  const windings = Math.round(wide / 7)
  const flangeRing = (x: number, fill: string) => ellipse(x, y, flat, half, fill)
  return axis(left - flat - 10, y, right + flat + 12, y) + flangeRing(right + 4, tint) + flangeRing(right, paper)
    + shape(path`M${left} ${y - 56}H${right}A${flat * .72} 56 0 0 1 ${right} ${y + 56}H${left}`
      + path`A${flat * .72} 56 0 0 0 ${left} ${y - 56}z`,
      tint)
    + inner(repeat(windings, (i) => path`M${left + (i + .6) * wide / windings} ${y - 56}a${flat * .72} 56 0 0 1 0 112`))
      + tube(path`M${right + 6} ${y + 46}Q${right + 20} ${y + 66} ${right + 34} ${y + 70}`, 7, tone)
    + flangeRing(left, tint) + flangeRing(left - 5, paper)
    + (variant === 'drum' ? fine(path`M${left - 22} ${y - 50}v100M${left - 13} ${y - 70}v140M${left + 4} ${y - 70}v140`)
      + repeat(6, (i) => { const [px, py] = polar(0, 0, 1, i * 60 + 30); return innerCircle(left - 5 + px * 13, y + py * 46, 2.2,
      tone) })
      : ellipse(left - 5, y, flat * .72, 56, tint, 1.4))
    + ellipse(left - 5, y, 8, 25, paper) + ellipse(left - 5, y, 4, 12, tone) + down(y - half, y + half, 18, diameter, left - 12)
      + across(left - 5, right + 4, 216, width, y + half)
}

const breaker: Drawing = (geometry) => {
  const { variant, labels: [current, width] } = geometry
  if (variant === 'modular') {
    const poles = geometry.count(1, 1, 4), step = poles === 1 ? 62 : Math.min(46, 168 / poles), left = 116 - poles * step / 2
    const one = (x: number) => shape(path`M${x} 36h${step}v26h-5v96h5v26h${-step}v-26h5v-96h-5z`)
      + innerRect(x + 5, 62, step - 10, 96, tint) + innerCircle(x + step / 2, 47, 7)
      + inner(path`M${x + step / 2 - 5} 47h10M${x + step / 2 - 5} 173h10M${x + step / 2} 42v10M${x + step / 2} 168v10`)
      + innerCircle(x + step / 2, 173, 7)
      + rect(x + step * .26, 92, step * .48, 40) + mark(current, x + step / 2, 79, Math.min(7.6, step / 7))
        + innerRect(x + step * .3, 140, step * .4, 9, paper)
    return repeat(poles, (i) => one(left + i * step)) + rect(left + step * .2, 96, step * (poles - .4), 17, tone, 2)
      + across(left, left + poles * step, 208, width, 184)
  }
  if (variant === 'moulded') {
    const poles = geometry.count(3, 2, 4), step = 40, left = 120 - poles * 20, all = poles * step
    const terminals = (y: number) => repeat(poles, (i) => innerRect(left + i * step + 7, y, step - 14, 24, tint)
      + circle(left + i * step + 20, y + 12, 7, tone) + inner(path`M${left + i * step + 15} ${y + 12}h10`))
    return rect(left, 28, all, 166, paper, 3) + terminals(32) + terminals(166) + rect(left + 8, 64, all - 16, 94, tint, 2)
      + inner(repeat(poles - 1, (i) => path`M${left + (i + 1) * step} 28v30M${left + (i + 1) * step} 164v30`))
      + rect(95, 76, 50, 50) + rect(106, 88, 28, 26, tone, 3) + inner('M106 96h28')
      + innerRect(left + 18, 134, all - 36, 17, paper) + mark(current, 120, 146, 8) + across(left, left + all, 214, width, 194)
  }
  if (variant === 'fuse') {
    return axis(120, 20, 120, 200) + rect(104, 20, 32, 42, tone) + rect(104, 154, 32, 42, tone) + rect(64, 58, 112, 16, tint)
      + rect(64, 142, 112, 16, tint) + rect(68, 72, 104, 72) + patch('M148 73H171V143H148z')
      + inner('M112 26v30M128 26v30M112 160v30M128 160v30')
      + innerRect(82, 84, 76, 48, paper) + mark(current, 120, 104, 10) + mark('gG', 120, 122, 9) + across(64, 176, 218, width,
        158)
  }
  const poles = geometry.count(3, 3, 4), left = 56, step = 128 / poles
  const terminals = (y: number) => repeat(poles, (i) => rect(left + i * step + 4, y, step - 8, 24, tint) + innerCircle(left
    + (i + .5) * step,
    y + 12, 7) + inner(path`M${left + (i + .5) * step - 5} ${y + 12}h10M${left + (i + .5) * step} ${y + 7}v10`))
  return rect(left, 28, 128, 166, paper, 2) + terminals(34) + terminals(164) + rect(left + 8, 64, 112, 94, tint, 3)
    + rect(left + 22, 76, 84, 56) + inner(path`M${left + 22} 92h84`) + mark(current, 120, 88, 8) + rect(left + 46, 100, 36, 24,
    tone, 2) + inner(path`M${left + 46} 112h36`)
    + spread(4, left + 24, left + 104).map((x) => innerCircle(x, 145, 5, paper) + inner(path`M${x - 3} 145h6`)).join('')
      + across(left, left + 128, 214, width, 194)
}

/** Round contacts of a socket around its middle. */
const holes = (x: number, y: number, size: number, offsets: readonly number[]) =>
  offsets.map((offset) => circle(x + size * offset, y, size * .042, tone)).join('')

/** The faces of sockets by their standard; Schuko is the default. */
const socketFaces: Record<string, (x: number, y: number, size: number) => string> = {
  socket: (x, y, size) => circle(x, y, size * .35, tint) + innerCircle(x, y, size * .29, paper) + holes(x, y, size, [-.13, .13])
    + rect(x - size * .045, y - size * .34, size * .09, size * .08, tone)
    + rect(x - size * .045, y + size * .26, size * .09, size * .08, tone) + innerCircle(x, y, size * .028, tint),
  typeE: (x, y, size) => circle(x, y, size * .35, tint) + innerCircle(x, y, size * .29, paper)
    + holes(x, y + size * .04, size, [-.13, .13]) + circle(x, y - size * .15, size * .048, paper)
    + innerCircle(x, y - size * .15, size * .02, tone),
  typeL: (x, y, size) => rect(x - size * .34, y - size * .2, size * .68, size * .4, tint, size * .2)
    + innerRect(x - size * .27, y - size * .13, size * .54, size * .26, paper, size * .13) + holes(x, y, size, [-.17, 0, .17]),
  typeG: (x, y, size) => rect(x - size * .36, y - size * .36, size * .72, size * .72, tint, 4)
    + rect(x - size * .045, y - size * .24, size * .09, size * .18, tone)
    + rect(x - size * .25, y + size * .08, size * .18, size * .09, tone)
    + rect(x + size * .07, y + size * .08, size * .18, size * .09, tone),
}

const socketOutlet: Drawing = (geometry) => {
  const { variant, labels: [width, height] } = geometry
  if (variant === 'industrial') {
    const pins = geometry.count(5, 3, 5)
    return shape('M62 60H178V190Q178 198 170 198H70Q62 198 62 190z') + rect(62, 44, 116, 20, tone, 4) + circle(74, 74, 4, tint)
      + circle(166, 74, 4, tint) + circle(74, 186, 4, tint) + circle(166, 186, 4, tint) + circle(120, 130, 52, tint)
      + circle(120, 130, 43) + rect(113, 170, 14, 10, tone)
      + repeat(pins, (i) => { const [x, y] = polar(120, 130, 25, 90 + i * 360 / pins); return circle(x, y, i ? 7 : 9, tone) })
        + rect(104, 26, 32, 18, tint, 3) + inner('M104 32h32M104 38h32') + across(62, 178, 220, width, 198)
        + down(26, 198, 206, height, 178)
  }
  if (variant === 'box') {
    return repeat(4, (i) => { const [x, y] = polar(120, 118, 76, i * 90); return rect(x - (i % 2 ? 15 : 9), y - (i % 2 ? 9 : 15),
      i % 2 ? 30 : 18, i % 2 ? 18 : 30, tint, 3) }) + circle(120, 118, 72) + circle(120, 118, 62, tint)
      + innerCircle(120, 118, 50)
      + circle(72, 118, 7) + circle(168, 118, 7) + inner('M68 118h8M164 118h8') + innerCircle(120, 92, 11, tone)
        + innerCircle(120, 144, 11, tone) + innerCircle(98, 118, 8, tone) + innerCircle(142, 118, 8, tone)
        + across(48, 192, 218, width, 120) + down(46, 190, 222, height, 122)
  }
  const gangs = geometry.count(1, 1, 4), size = gangs === 1 ? 140 : gangs === 2 ? 92 : 196 / gangs - 2, total = size * gangs,
    left = 112 - total / 2, top = 112 - size / 2 - 4, middle = 108
  const frame = gangs === 1 ? 0 : 6
  const face = (x: number) => variant === 'switch'
    ? rect(x - size * .37, middle - size * .37, size * .74, size * .74, tint, 3)
      + inner(path`M${x - size * .37} ${middle - size * .04}h${size * .74}M${x} ${middle - size * .37}v${size * .74}`)
      + patch(path`M${x - size * .35} ${middle + size * .1}h${size * .33}v${size * .25}h${-size * .33}z`
        + path`M${x + size * .03} ${middle + size * .1}h${size * .32}v${size * .25}h${-size * .32}z`,
      tone) + innerRect(x - size * .22, middle - size * .24, size * .06, size * .12, paper) + innerRect(x + size * .16,
      middle - size * .24, size * .06, size * .12, paper)
    : socketFaces[variant]!(x, middle, size)
  return rect(left - frame, top - frame, total + frame * 2, size + frame * 2, paper, 7) + (gangs === 1 ? innerRect(left + 9, top
    + 9, size - 18, size - 18, 'none', 4) : inner(repeat(gangs - 1,
    (i) => path`M${left + (i + 1) * size} ${top - frame}v${size + frame * 2}`)))
    + repeat(gangs, (i) => face(left + (i + .5) * size)) + across(left - frame, left + total + frame, 210, width, top + size
      + frame) + down(top - frame, top + size + frame, 226, height, left + total + frame)
}

const cabinetBox: Drawing = (geometry) => {
  const { variant, labels: [width, height, depth] } = geometry
  if (variant === 'junction') {
    const nipple = (x: number, y: number, flat: boolean) => flat ? rect(x - 13, y - 8, 26, 16, tone, 3) : rect(x - 8, y - 13, 16,
      26, tone, 3)
    return [84, 138].map((x) => nipple(x, 46, true) + nipple(x, 190, true)).join('') + nipple(44, 118, false)
      + nipple(178, 118, false) + rect(50, 52, 122, 132, paper, 8) + innerRect(60, 62, 102, 112, tint, 5)
      + [[69, 71], [153, 71], [69, 165], [153, 165]].map(([x, y]) => circle(x!, y!, 5)
        + inner(path`M${x! - 3} ${y! - 3}l6 6`)).join('') + innerRect(88, 98, 46, 40, paper, 2) + mark('IP65', 111, 122, 9)
        + across(50, 172, 222, width, 200) + down(52, 184, 208, height, 188) + leader(180, 126, 200, 34, depth)
  }
  const floor = variant === 'floor', ratio = geometry.ratio(floor ? 2 : 1.3, .7, 2.6), high = Math.min(150, 122 * ratio),
    wide = Math.min(122, high / ratio), left = 104 - wide / 2, top = 196 - high - (floor ? 10 : 0)
  const right = 22, up = 16
  return (floor ? cuboid(left + 3, 186, wide - 6, 12, right, up, tone) : '') + cuboid(left, top, wide, high, right, up)
    + innerRect(left + 7, top + 7, wide - 14, high - 14, tint, 2) + innerRect(left + wide - 17, top + high / 2 - 14, 6, 28, paper,
    3) + innerCircle(left + wide - 14, top + high / 2 - 5, 1.4, tone)
    + shape(path`M${left + wide * .42} ${top + 22}l9 0l-5 9h7l-13 16l4 -12h-6z`, paper)
      + inner(path`M${left + 4} ${top + 20}v12M${left + 4} ${top + high - 32}v12`)
      + (floor ? inner(repeat(5, (i) => path`M${left + wide * .25} ${top + high - 34 + i * 5}h${wide * .5}`)) : '')
    + across(left, left + wide, 222, width, floor ? 200 : 196) + down(top, top + high, left - 20, height, left)
      + leader(left + wide + right / 2, top - up / 2, left + wide + 30, Math.max(top - up - 8, 20), depth)
}

export const electrical = { cable, reel, breaker, socketOutlet, cabinetBox }
