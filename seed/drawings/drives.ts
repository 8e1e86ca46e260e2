// Bearings, belts, gears, seals, cylinders.
import {
  across, axis, circle, cross, down, ellipse, fine, hatched, inner, innerCircle, innerRect, leader, paper, patch, path, polar,
  rect, repeat, shape, spread, teeth, tint, tone, tube, turn, type Drawing,
} from './sheet.ts'

const bearing: Drawing = (geometry) => {
  const { variant, labels: [outer, bore, width] } = geometry
  const ratio = geometry.ratio(2.1, 1.35, 3.2), radius = 66, y = 112, x = 90, hole = Math.max(radius / ratio, 20),
    room = radius - hole
  const dims = across(x - radius, x + radius, 212, outer, y) + leader(x + hole * .7, y - hole * .7, x + 50, 22, bore)
  const middle = hole + room / 2
  if (variant === 'housed') {
    return axis(16, 126, 224, 126) + axis(120, 30, 120, 196)
      + shape('M24 194V176Q24 166 36 166H52Q62 160 64 146A58 58 0 1 1 176 146Q178 160 188 166H204Q216 166 216 176V194z')
      + patch('M25 186H215V193H25z') + rect(36, 172, 28, 10, tint, 5) + rect(176, 172, 28, 10, tint, 5)
      + circle(120, 126, 44, tint) + circle(120, 126, Math.min(36, 88 / ratio)) + circle(120, 126, Math.min(26, 62 / ratio),
        paper) + innerCircle(148, 108, 3, tone) + rect(115, 62, 10, 9, tone) + across(24, 216, 220, outer, 194)
        + leader(120 + Math.min(26, 62 / ratio) * .7, 126 - Math.min(26, 62 / ratio) * .7, 182, 44, bore)
  }
  if (variant === 'thrust') {
    const balls = geometry.count(8, 6, 12)
    return axis(112, 22, 112, 214) + thrustRace(112, 150) + spread(balls, 112 - 66, 112 + 66).map((bx, i) => circle(bx, 118
      + 13 * Math.sin(Math.PI * i / (balls - 1)), 10, tint)).join('') + thrustRace(112, 76) + ellipse(112, 76, 84 / ratio
      + 6, 26 / ratio + 2, paper)
      + across(112 - 84, 112 + 84, 218, outer, 158) + leader(112 + 84 / ratio * .8, 76 - 10, 176, 28, bore)
        + down(76, 166, 222, width, 198)
  }
  const count = geometry.count(variant === 'needle' ? 20 : variant === 'ball' ? 9 : 13, 6, 26)
  const size = Math.min(room * .27, middle * Math.sin(Math.PI / count) * .86)
  const rolling = repeat(count, (i) => {
    const [bx, by] = polar(x, y, middle, -90 + i * 360 / count)
    if (variant === 'ball') return circle(bx, by, size, tint)
      + fine(path`M${bx - size * .4} ${by - size * .1}a${size * .5} ${size * .5} 0 0 1 ${size * .4} ${-size * .4}`)
    if (variant === 'needle') return circle(bx, by, Math.min(size, 5), tone)
    return turn(i * 360 / count, bx, by, innerRect(bx - size * .85, by - room * .25, size * 1.7, room * .5, tint, 1.5))
  })
  const races = variant === 'needle' ? innerCircle(x, y, radius - room * .2) + innerCircle(x, y, hole + room * .2)
    : circle(x, y, radius - room * .25, tint) + circle(x, y, hole + room * .3)
  return cross(x, y, radius + 10) + circle(x, y, radius) + innerCircle(x, y, radius - 4) + races + rolling
    + innerCircle(x, y, hole + 3.5) + circle(x, y, hole) + side(variant, 196, y, radius, hole) + dims
    + across(185, 207, 212, width, y + radius)
}

/** The section of a bearing: 22 wide. */
function side(variant: string, x: number, y: number, radius: number, hole: number): string {
  const room = radius - hole, one = (sign: number) => {
    const edge = y + sign * radius, inside = y + sign * hole, at = (part: number) => edge - sign * room * part
    const ring = (from: number, to: number) => rect(x - 11, Math.min(at(from), at(to)), 22, Math.abs(at(from) - at(to)), hatched)
    if (variant === 'ball') return ring(0, .34) + ring(.66, 1) + circle(x, at(.5), room * .25, paper)
    if (variant === 'tapered') {
      return shape(path`M${x - 11} ${edge}h22V${at(.42)}L${x - 11} ${at(.22)}z`, hatched)
        + shape(path`M${x - 11} ${inside}h22V${at(.8)}L${x - 11} ${at(.6)}z`, hatched)
        + shape(path`M${x - 8} ${at(.24)}L${x + 8} ${at(.4)}V${at(.76)}L${x - 8} ${at(.62)}z`)
    }
    return ring(0, .3) + ring(.7, 1) + rect(x - 8, Math.min(at(.3), at(.7)), 16, room * .4, paper, 1.5)
  }
  return rect(x - 11, y - hole, 22, hole * 2) + one(-1) + one(1) + axis(x - 20, y, x + 20, y)
}

const thrustRace = (x: number, y: number) =>
  shape(path`M${x - 84} ${y}v18A84 26 0 0 0 ${x + 84} ${y + 18}v-18z`)
    + patch(path`M${x + 44} ${y + 23}v18Q${x + 80} ${y + 32} ${x + 83} ${y + 16}v-16z`) + ellipse(x, y, 84, 26, tint)

const belt: Drawing = (geometry) => {
  const { variant, labels: [length, section] } = geometry
  const loop = 'M74 46H166A46 46 0 0 1 166 138H74A46 46 0 0 1 74 46Z', ribs = geometry.count(variant === 'timing' ? 5 : 4, 2, 8)
  const cut = variant === 'v' ? shape('M92 174H148L136 210H104z', tint) + fine('M96 184h48') + repeat(7, (i) => innerCircle(101
    + i * 6.4, 181, 2, paper))
    : variant === 'flat' ? rect(66, 182, 108, 18, tint) + inner('M66 188h108') + patch('M67 189H173V199H67z', tone)
    : variant === 'poly' ? shape(path`M62 178H178V190` + path`l${-58 / ribs} 18l${-58 / ribs} -18`.repeat(ribs) + 'z', tint)
      + repeat(9, (i) => innerCircle(72 + i * 12, 184, 2, paper))
    : shape(path`M58 178H182V196`
      + path`h${-31 / ribs}l${-10 / ribs} 14h${-42 / ribs}l${-10 / ribs} -14h${-31 / ribs}`.repeat(ribs) + 'z', tint)
      + fine('M58 186h124')
  const teethRow = variant === 'timing' ? repeat(Math.round(ribs * 2.6), (i) => { const px = 74
    + (i + .5) * 92 / Math.round(ribs * 2.6); return rect(px - 2.4, 55, 4.8, 5, tone) + rect(px - 2.4, 124, 4.8, 5, tone) })
    + [74, 166].map((cx) => repeat(9, (i) => { const [px, py] = polar(cx, 92, 34.6, (cx === 74 ? 100 : -80) + i * 20);
    return turn((cx === 74 ? 100 : -80) + i * 20, px, py, rect(px - 2.6, py - 2.4, 5, 4.8, tone)) })).join('') : ''
  const thick = variant === 'flat' ? 9 : variant === 'poly' ? 12 : 15
  return cross(74, 92, 24) + cross(166, 92, 24) + axis(74, 92, 166, 92) + tube(loop, thick, tint) + (variant === 'v'
    ? inner('M74 49.5H166A42.5 42.5 0 0 1 166 134.5H74A42.5 42.5 0 0 1 74 49.5Z') : variant === 'poly' ? inner(loop) : '')
    + teethRow
    + cut + leader(190, 52, 202, 26, length) + across(variant === 'v' ? 92 : variant === 'timing' ? 58 : variant === 'poly' ? 62
      : 66, variant === 'v' ? 148 : variant === 'timing' ? 182 : variant === 'poly' ? 178 : 174, 166, section, 174)
}

const hub = (x: number, y: number, bore: number) => circle(x, y, bore * 1.8, tint)
  + shape(path`M${x - 5} ${y - bore * .9}V${y - bore - 6}h10V${y - bore * .9}A${bore} ${bore} 0 1 1 ${x - 5} ${y - bore * .9}z`)
const gear: Drawing = (geometry) => {
  const { variant, labels: [outer, bore] } = geometry
  if (variant === 'rack') {
    const count = geometry.count(9, 5, 16), pitch = 184 / count
    return shape(path`M28 120`
      + path`h${pitch * .22}l${pitch * .16} -26h${pitch * .24}l${pitch * .16} 26h${pitch * .22}`.repeat(count) + 'V164H28z', tint)
      + inner('M28 130H212') + axis(20, 108, 220, 108) + circle(56, 147, 7) + circle(184, 147, 7) + down(94, 164, 230, bore, 212)
      + across(28, 212, 200, outer, 164)
     
  }
  if (variant === 'coupling') {
    return axis(14, 112, 226, 112) + rect(30, 84, 56, 56) + rect(154, 84, 56, 56) + rect(82, 52, 26, 120, tint)
      + rect(132, 52, 26, 120, tint) + rect(108, 58, 24, 108) + spread(4, 66, 158).map((y, i) => rect(106, y - 9, 28, 18, i % 2
      ? tone : paper, 2)).join('') + patch('M31 124H81V139H31zM159 124H209V139H159z') + innerCircle(56, 98, 4, tone)
      + innerCircle(184, 98, 4, tone) + fine('M30 98h20M30 126h54')
      + down(52, 172, 231, outer, 158) + down(84, 140, 16, bore, 30)
  }
  const count = geometry.count(variant === 'sprocket' ? 18 : 24, 8, 60), x = 120, y = 106, bore1 = 17
  const dims = across(x - 80, x + 80, 216, outer, y) + leader(x + bore1 * .7, y - bore1 * .7, 194, 26, bore)
  if (variant === 'pulley') {
    const grooves = Math.min(geometry.count(3, 1, 6), 6), step = Math.min(12, 48 / grooves), width = 12 + grooves * step
    return cross(90, y, 76) + circle(90, y, 66) + innerCircle(90, y, 60, tint) + innerCircle(90, y, 44)
      + repeat(4, (i) => turn(45 + i * 90, 90, y, shape(path`M116 ${y - 8}Q128 ${y - 14} 130 ${y}T116 ${y + 8}z`, tint)))
      + hub(90, y, 14)
      + shape(path`M${196 - width / 2} ${y - 66}h4`
        + path`l${step / 4} 9h${step * .4}l${step / 4} -9h${step / 10}`.repeat(grooves) + path`H${196 + width / 2}V${y + 66}h-4`
        + path`l${-step / 4} -9h${-step * .4}l${-step / 4} 9h${-step / 10}`.repeat(grooves) + path`H${196 - width / 2}z`, paper)
        + inner(path`M${196 - width / 2} ${y - 57}h${width}M${196 - width / 2} ${y + 57}h${width}`)
        + patch(path`M${197 - width / 2} ${y - 12}h${width - 2}v24h${-width + 2}z`, tone) + axis(196 - width / 2 - 6, y, 196
        + width / 2 + 6, y)
      + across(24, 156, 206, outer, y) + leader(100, y - 10, 130, 22, bore)
  }
  const depth = Math.min(20, 260 / count)
  const rim = variant === 'sprocket' ? shape(teeth(x, y, 80, 80 - depth * 1.2, count, .16, .72))
    : shape(teeth(x, y, 80, 80 - depth, count, .36, .66))
  return cross(x, y, 90) + rim + innerCircle(x, y, 80 - depth * 1.5 - 4, tint) + innerCircle(x, y, 38)
    + repeat(variant === 'sprocket' ? 5 : 6, (i) => { const [px, py] = polar(x, y, 47, i * 360 / (variant === 'sprocket' ? 5
    : 6) - 90); return variant === 'sprocket' ? circle(px, py, 7) : innerCircle(px, py, 5, paper) }) + hub(x, y, bore1) + dims
}

const seal: Drawing = (geometry) => {
  const { variant, labels: [outer, bore] } = geometry
  if (variant === 'gasket') {
    const hole = Math.min(48, 78 / geometry.ratio(1.9, 1.5, 3.4))
    return cross(120, 106, 92) + shape('M120 26Q150 26 164 44Q196 54 202 84Q206 106 202 128Q196 158 164 168'
      + 'Q150 186 120 186T76 168Q44 158 38 128Q34 106 38 84Q44 54 76 44Q90 26 120 26z', tint) + circle(120, 106, hole)
      + repeat(4, (i) => { const [px, py] = polar(120, 106, 68, 45 + i * 90); return circle(px, py, 8) })
      + across(36, 204, 216, outer, 120) + leader(120 + hole * .7, 106 - hole * .7, 190, 24, bore)
  }
  const ratio = geometry.ratio(variant === 'oring' ? 1.25 : 1.6, 1.1, 2.4), hole = 70 / ratio, x = 96, y = 110
  const section = variant === 'oring' ? circle(198, y, 14, hatched) + axis(178, y, 218, y) + fine('M198 124v24')
    : shape('M180 148V74H216V88H194V134L186 148z', hatched) + shape('M194 118L212 142Q214 148 207 149L194 134z', tone)
      + circle(204, 130, 3.4) + inner('M188 80V140')
  const face = variant === 'oring' ? innerCircle(x, y, (70 + hole) / 2) : innerCircle(x, y, 64) + innerCircle(x, y, hole
    + (70 - hole) * .45, tone) + innerCircle(x, y, hole + (70 - hole) * .2)
  return cross(x, y, 80) + circle(x, y, 70, tint) + face + circle(x, y, hole) + section + across(x - 70, x + 70, 210, outer, y)
    + leader(x + hole * .7, y - hole * .7, 164, 26, bore)
}

const cylinder: Drawing = (geometry) => {
  const { variant, labels: [bore, stroke] } = geometry
  const y = 112
  if (variant === 'hose') {
    return tube('M62 78H150A38 38 0 0 1 150 154H88A34 34 0 0 0 88 200H160', 22, tint)
      + fine(repeat(12, (i) => path`M${66 + i * 7} 84l5 -12M${94 + i * 5.6} 160l5 -12`)) + hoseEnd(62, 78, -1)
      + hoseEnd(160, 200, 1) + leader(120, 67, 136, 36, bore) + leader(184, 130, 196, 178, stroke)
  }
  if (variant === 'filter') {
    const half = Math.min(Math.max(78 / geometry.ratio(1.5, .9, 3), 36), 62)
    return axis(112, 18, 112, 222) + rect(100, 24, 24, 16, tone) + rect(112 - half + 6, 38, half * 2 - 12, 16, tint, 3)
      + rect(112 - half, 54, half * 2, 140, paper, 7)
      + patch(path`M${112 + half * .5} 55H${110 + half}V188Q${110 + half} 193 ${104 + half} 193H${112 + half * .5}z`)
      + inner(path`M${112 - half} 66h${half * 2}M${112 - half} 178h${half * 2}`)
      + fine(repeat(Math.round(half / 3.6), (i) => path`M${112 - half + 8 + i * 7} 74v96`))
        + shape(path`M${112 - half + 10} 194h${half * 2 - 20}l-6 12h${-half * 2 + 32}z`, tone) + across(112 - half, 112
        + half, 226, bore, 196) + down(38, 206, 112 + half + 24, stroke, 112 + half)
  }
  const long = Math.min(Math.max(geometry.ratio(4, 1.6, 9) * 26, 76), variant === 'hydraulic' ? 98 : 112),
    half = Math.min(Math.max(76 / geometry.ratio(4, 1.6, 9) + 12, 18), 34), left = variant === 'hydraulic' ? 50 : 24, right = left
    + long
  const rod = half * (variant === 'hydraulic' ? .5 : .32)
  if (variant === 'hydraulic') {
    return axis(12, y, 230, y) + rect(right - 4, y - rod, 198 - right, rod * 2, tint) + circle(206, y, half * .8)
      + innerCircle(206, y, half * .36, tone) + circle(34, y, half * .8) + innerCircle(34, y, half * .36, tone)
      + rect(left, y - half, long, half * 2, paper, 2)
      + patch(path`M${left + 1} ${y + half * .4}h${long - 2}v${half * .6 - 1}h${-long + 2}z`)
      + rect(right - 14, y - half - 4, 20, half * 2 + 8, tone, 2) + rect(left - 4, y - half - 3, 14, half * 2 + 6, tone, 2)
        + rect(left + 18, y - half - 13, 16, 14, tint) + rect(right - 40, y - half - 13, 16, 14, tint) + leader(left + long * .45,
        y - half, left + long * .45 + 16, 44, bore) + across(right + 6, 206, 190, stroke, y + half)
  }
  return axis(12, y, 230, y) + rect(right, y - rod, 196 - right, rod * 2, tint) + rect(190, y - rod * 1.5, 18, rod * 3, tone)
    + rect(208, y - rod * .8, 14, rod * 1.6) + fine(repeat(3, (i) => path`M${211 + i * 4} ${y - rod * .8}v${rod * 1.6}`))
    + rect(left + 12, y - half, long - 24, half * 2)
    + inner(path`M${left + 14} ${y - half + 6}h${long - 28}M${left + 14} ${y + half - 6}h${long - 28}`)
    + rect(left, y - half - 6, 24, half * 2 + 12, tint, 2) + rect(right - 24, y - half - 6, 24, half * 2 + 12, tint, 2)
      + [left + 12, right - 12].map((x) => circle(x, y - half + 5, 4.4, tone)).join('') + rect(right, y - rod * 2, 10, rod * 4,
      tone) + fine(path`M${left + 5} ${y + half + 6}v-12M${right - 5} ${y + half + 6}v-12`)
    + leader(left + long * .5, y - half, left + long * .5 + 16, 44, bore) + across(right + 10, 208, 190, stroke, y + half)
}
const hoseEnd = (x: number, y: number, side: number) =>
  rect(Math.min(x, x + side * 24), y - 13, 24, 26, paper, 2)
    + inner(repeat(3, (i) => path`M${x + side * (6 + i * 6)} ${y - 13}v26`)) + rect(Math.min(x + side * 24, x + side * 40),
    y - 16, 16, 32, tone, 1) + inner(path`M${x + side * 24} ${y - 5}h${side * 16}M${x + side * 24} ${y + 5}h${side * 16}`)

export const drives = { bearing, belt, gear, seal, cylinder }
