// Luminaires, lamps, electric motors.
import { motorBody } from './pipes.ts'
import {
  across, axis, byVariant, circle, cross, down, ellipse, fine, inner, innerCircle, innerRect, leader, line, paper, patch, path,
  rect, repeat, shape, spread, tint, tone, tube, type Drawing,
} from './sheet.ts'

const luminaire = byVariant({
  floodlight: (geometry) => {
    const { labels: [power, size] } = geometry
    const ratio = geometry.ratio(.74, .5, 1.1), wide = Math.min(168, 138 / ratio), high = wide * ratio, left = 120 - wide / 2,
      top = 96 - high / 2 + 6
    const columns = Math.round(wide / 17), rows = Math.round(high / 17)
    return tube(path`M${left - 9} ${top + high * .55}V${top + high + 20}H${left + wide + 9}V${top + high * .55}`, 8, tint)
      + rect(left, top, wide, high, paper, 6) + rect(left + 10, top + 10, wide - 20, high - 20, tint, 2)
      + spread(rows, top + 22, top + high - 22).map((y) => spread(columns, left + 23, left
        + wide - 23).map((x) => innerRect(x - 4, y - 3.4, 8, 6.8, paper, 1)).join('')).join('')
      + circle(left - 9, top + high * .55, 8, tone) + circle(left + wide + 9, top + high * .55, 8, tone) + across(left, left
        + wide, 222, size, top + high + 26) + leader(left + wide - 30, top + 14, left + wide - 20, 20, power)
  },
  panel: (geometry) => {
    const { labels: [power, size] } = geometry
    const ratio = geometry.ratio(1, .5, 1.2), high = Math.min(150, 150 * ratio), wide = Math.min(150, high / ratio)
    const left = 106 - wide / 2, top = 112 - high / 2
    return rect(left, top, wide, high) + rect(left + 9, top + 9, wide - 18, high - 18, tint)
      + inner(path`M${left} ${top}l9 9M${left + wide} ${top}l-9 9M${left} ${top + high}l9 -9M${left + wide} ${top + high}l-9 -9`)
      + fine(path`M${left + 24} ${top + high * .55}L${left + wide * .5} ${top + 22}M${left + 24} ${top + high * .72}`
        + path`L${left + wide * .64} ${top + 22}M${left + wide * .6} ${top + high - 22}L${left + wide - 22} ${top + high * .5}`)
        + rect(196, top, 9, high, paper) + innerRect(192, top + high * .3, 5, high * .4, tone)
      + across(left, left + wide, 214, size, top + high) + leader(left + wide * .7, top + 30, left + wide * .75, 22, power)
  },
  linear: ({ labels: [power, size] }) =>
    line('M62 60V22M178 60V22') + shape('M22 92L34 60H206L218 92z', tint) + rect(22, 92, 196, 20, paper, 4)
      + inner('M40 92v20M200 92v20') + rect(30, 112, 180, 9, tone, 4) + fine('M50 76h140') + inner('M54 60h16M170 60h16')
    + shape('M84 176L96 152H144L156 176V192H84z') + patch('M85 177H155V191H85z') + rect(92, 192, 56, 9, tone, 4)
      + axis(120, 142, 120, 212) + across(22, 218, 138, size, 121) + leader(128, 78, 138, 36, power),
  highbay: (geometry) => {
    const { labels: [power, size] } = geometry
    const ratio = geometry.ratio(.7, .45, .92), high = 74 + ratio * 60
    return axis(120, 12, 120, 204) + tube('M120 20a9 9 0 1 1 -.1 0', 5, tint) + rect(110, 38, 20, 12, tone)
      + shape(path`M92 50H148L154 ${high}H86z`) + inner(repeat(6, (i) => path`M${97 + i * 9} 56v${high - 64}`))
      + shape(path`M78 ${high}H162L204 ${high + 52}H36z`, tint)
      + patch(path`M140 ${high + 2}H160L202 ${high + 51}H160z`, tone)
        + shape(path`M30 ${high + 52}H210V${high + 62}Q120 ${high + 82} 30 ${high + 62}z`)
        + inner(spread(9, 52, 188).map((x) => path`M${x} ${high + 58}v5`).join('')) + across(30, 210, Math.min(high + 92, 224),
        size, high + 62) + leader(146, 70, 172, 40, power)
  },
  street: ({ labels: [power, size] }) =>
    tube('M42 218V168Q42 128 84 124', 15, tint)
      + shape('M72 108L108 96Q180 72 222 92Q224 100 214 106L116 134L78 140Q66 126 72 108z')
      + inner('M108 96L118 134M128 90Q176 78 206 92') + shape('M124 131Q170 126 212 107Q206 118 190 122L134 138Q128 136 124 131z',
      tone) + inner(repeat(4, (i) => path`M${136 + i * 14} ${100 - i * 3}l3 14`))
      + fine('M150 146l-8 24M172 140l2 26M194 132l12 22')
    + circle(90, 116, 4, tone) + inner('M36 196h12') + across(72, 222, 44, size, 104, 90) + leader(150, 124, 126, 192, power),
})

const screwBase = (x: number, y: number, half: number) =>
  rect(x - half, y, half * 2, 30, tone) + inner(repeat(4, (i) => path`M${x - half - 1} ${y + 4 + i * 7}l${half * 2 + 2} 4`))
    + shape(path`M${x - half + 2} ${y + 30}h${half * 2 - 4}l-6 9h${-half * 2 + 16}z`, tint) + rect(x - 5, y + 39, 10, 5, tone)

const lamp = byVariant({
  bulb: ({ labels: [base, length] }) =>
    axis(112, 14, 112, 228) + shape('M58 78A54 54 0 1 1 166 78C166 106 138 116 136 146H88C86 116 58 106 58 78z')
      + patch('M140 36A50 50 0 0 1 164 78C164 104 138 116 135 144H122C124 112 148 100 140 36z') + fine('M72 84A40 40 0 0 1 92 46')
      + shape('M86 142H138L134 166H90z', tint) + inner('M98 146v16M112 146v16M126 146v16') + screwBase(112, 166, 21)
    + leader(132, 182, 158, 214, base) + down(24, 210, 214, length, 142),
  tube: ({ labels: [base, length] }) =>
    axis(8, 104, 232, 104) + rect(38, 88, 164, 32) + patch('M39 108H201V119H39z') + rect(26, 86, 24, 36, tone, 2)
      + rect(190, 86, 24, 36, tone, 2) + inner('M26 97h-12M26 111h-12M214 97h12M214 111h12') + fine('M60 94h90M60 99h60')
      + inner('M50 86v36M190 86v36') + cross(120, 184, 34) + circle(120, 184, 26, tint) + circle(109, 184, 4)
      + circle(131, 184, 4)
    + across(26, 214, 60, length, 86) + leader(120 + 18, 184 - 18, 160, 152, base),
  spot: ({ labels: [base, length] }) =>
    axis(112, 16, 112, 216) + shape('M52 44H172L142 128H82z') + patch('M150 46H169L141 126H128z')
      + inner('M72 50L90 122M92 50L100 122M132 50L124 122M152 50L134 122') + ellipse(112, 44, 60, 13, tint)
      + ellipse(112, 44, 50, 9.5, paper, 1.4) + spread(4, 82, 142).map((x) => innerCircle(x, 44, 4, tone)).join('')
      + shape('M86 128H138L132 168H92z', tint) + inner('M88 140h48') + rect(94, 168, 10, 26, tone, 2) + rect(120, 168, 10, 26,
      tone, 2) + rect(92, 188, 14, 7, tone, 2) + rect(118, 188, 14, 7, tone, 2)
    + leader(130, 180, 156, 214, base) + down(31, 195, 210, length, 174, 134),
})

const motor: Drawing = (geometry) => {
  const { variant, labels: [power, shaft] } = geometry
  const long = Math.min(Math.max(geometry.ratio(1.35, 1, 2.2) * 92, 100), 150), left = 28 + (150 - long) / 3, right = left
    + long, y = 118
  const shaftPart = (x: number, end: number, half: number) => rect(x, y - half, end - x, half * 2, tint)
    + inner(path`M${x + 8} ${y - 2}h${end - x - 13}`)
  const labelPlate = innerRect(left + long * .4, y - 6, 34, 20, paper, 1)
    + fine(path`M${left + long * .4 + 4} ${y}h24M${left + long * .4 + 4} ${y + 4}h20M${left + long * .4 + 4} ${y + 8}h24`)
  if (variant === 'foot') {
    return axis(left - 12, y, 226, y) + shape(path`M${left + 24} 176L${left + 30} 152H${right - 18}L${right - 12} 176z`, tint)
      + rect(left + 14, 176, 42, 10, tone) + rect(right - 46, 176, 42, 10, tone) + motorBody(left, y, long, 48) + labelPlate
      + rect(right, y - 24, 9, 48) + shaftPart(right + 9, right + 40, 9)
      + leader(left + long * .5, y - 59, left + long * .5 + 16, 28, power) + leader(right + 32, y + 9, right + 34, 176, shaft)
  }
  if (variant === 'flange') {
    return axis(left - 12, y, 228, y) + motorBody(left, y, long, 48) + labelPlate
      + shape(path`M${right} ${y - 40}l10 -6V${y + 46}l-10 -6z`) + rect(right + 10, y - 72, 11, 144, tone)
      + rect(right + 21, y - 34, 6, 68) + inner(path`M${right + 5} ${y - 60}h20M${right + 5} ${y + 60}h20`) + shaftPart(right
      + 27, right + 50, 9)
      + leader(left + long * .5, y - 59, left + long * .5 - 4, 28, power) + leader(right + 42, y + 9, right + 40, 206, shaft)
  }
  const start = left - 12
  return axis(start - 8, y, 226, y) + motorBody(start, y, long * .78, 36) + rect(start + long * .78, y - 42, 12, 84, tone)
    + shape(path`M${start + long * .78 + 12} ${y - 38}H${start + long * .78 + 34}L${start + long * .78 + 46} ${y - 52}h26`
      + path`V${y + 58}h-26l-12 -14H${start + long * .78 + 12}z`)
    + patch(path`M${start + long * .78 + 48} ${y + 34}h23v23h-24l-11 -14h10z`)
    + inner(path`M${start + long * .78 + 34} ${y - 38}V${y + 44}M${start + long * .78 + 46} ${y - 52}V${y + 58}`)
      + innerCircle(start + long * .78 + 22, y, 6, tint) + shape(path`M${start + long * .78 + 18} ${y + 58}h56v10h-56z`, tone)
      + shaftPart(start + long * .78 + 72, Math.min(start + long * .78 + 106, 222), 12)
    + leader(start + long * .4, y - 47, start + long * .4 + 16, 40, power) + leader(start + long * .78 + 92, y + 12, start
      + long * .78 + 90, 200, shaft)
}

export const lighting = { luminaire, lamp, motor }
