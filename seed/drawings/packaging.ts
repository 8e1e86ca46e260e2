// Boxes, bottles, canisters, bags, rolls of film.
import {
  across, along, axis, byVariant, circle, cuboid, down, ellipse, fine, hidden, inner, innerCircle, innerRect, leader, line, mark,
  paper, patch, path, rect, repeat, shape, spread, tint, tone, tube, upright, type Drawing,
} from './sheet.ts'

/** A box seen from its upright edge: left face and right face meet at x; `slope` is the fall of the edges. */
export const corner = (x: number, y: number, left: number, right: number, high: number, slope = .42, face = paper) =>
  shape(path`M${x} ${y}L${x - left} ${y - left * slope}L${x + right - left} ${y - (left + right) * slope}`
    + path`L${x + right} ${y - right * slope}z`,
    tint)
  + shape(path`M${x} ${y}L${x - left} ${y - left * slope}v${high}L${x} ${y + high}z`, face)
    + shape(path`M${x} ${y}L${x + right} ${y - right * slope}v${high}L${x} ${y + high}z`, tone)

const box = byVariant({
  flap: (geometry) => {
    const { labels: [length, width, height] } = geometry
    const ratio = geometry.ratio(.9, .25, 1.6), scale = 236 / (190 + ratio * 105), left = 92 * scale, right = 78 * scale,
      high = 105 * ratio * scale, x = 120 + (left - right) / 2, y = 122 + (left + right) * .21 - high / 2
    return corner(x,
      y, left,
      right,
      high)
      + patch(path`M${x - left * .44} ${y - left * .185}l${right} ${-right * .42}l${-left * .12} ${-left * .05}`
        + path`l${-right} ${right * .42}z`,
      tone)
      + inner(path`M${x - left * .5} ${y - left * .21}l${right} ${-right * .42}M${x - left * .44} ${y - left * .185}`
        + path`l${right} ${-right * .42}M${x - left * .56} ${y - left * .235}l${right} ${-right * .42}`
        + path`M${x - left * .44} ${y - left * .185}v${Math.min(16, high * .3)}l${-left * .12} ${-left * .05}`
        + path`v${-Math.min(16, high * .3)}`)
      + inner(path`M${x + right * .55} ${y - right * .231 + high * .82}v${-high * .24}l-4 6.5`
        + path`M${x + right * .55} ${y - right * .231 + high * .58}l4 3.2M${x + right * .75} ${y - right * .315 + high * .82}`
        + path`v${-high * .24}l-4 6.5M${x + right * .75} ${y - right * .315 + high * .58}l4 3.2`)
      + along(x - left, y - left * .42 + high, x, y + high, 16, length) + along(x, y + high, x + right, y - right * .42
        + high, 16, width) + down(y - right * .42, y - right * .42 + high, x + right + 16, height, x + right)
  },
  mailer: ({ labels: [length, width, height] }) =>
    shape('M62 118L84 46H214L192 118z', tint) + shape('M84 46L80 34H210L214 46z') + inner('M84 54H210') + cuboid(38, 140, 140, 42,
      22, 26) + shape('M38 140L60 114H200L178 140z', paper) + inner('M50 138L66 120H190L174 138z', tint) + innerRect(92, 146, 32,
      8, tone) + fine('M38 150h46M132 150h46') + inner('M178 140l6 10v20')
      + across(38, 178, 214, length, 182) + leader(196, 146, 206, 196, width) + down(140, 182, 22, height, 38),
  tray: (geometry) => {
    const { labels: [length, width, height] } = geometry
    const high = Math.min(Math.max(geometry.ratio(.35, .15, .8) * 130, 26), 80), y = 176 - high
    return shape(path`M70 ${y - 44}H214V${y - 44 + high}H70z`, tone) + shape(path`M34 ${y}L70 ${y - 44}v${high}L34 ${y + high}z`,
      tint) + shape(path`M178 ${y}L214 ${y - 44}v${high}L178 ${y + high}z`, tint)
      + inner(path`M70 ${y - 44 + high}L34 ${y + high}M70 ${y - 44 + high}H176`) + rect(34, y, 144, high) + innerRect(88, y
      + high * .25, 36, Math.min(12, high * .3), tone, 5) + fine(path`M44 ${y}v${high}M168 ${y}v${high}`)
      + across(34, 178, 214, length, 176) + leader(198, y - 24, 204, y - 66, width) + down(y, y + high, 18, height, 34)
  },
  crate: (geometry) => {
    const { labels: [length, width, height] } = geometry
    const slats = Math.round(geometry.ratio(.7, .3, 1.1) * 6), high = slats * 19 + 4, y = 190 - high, edge = 30
    return shape(path`M34 ${y}l${edge} -24H208l-${edge} 24z`, tint)
      + inner(spread(5, 34, 178).slice(1, 4).map((x) => path`M${x} ${y}l${edge} -24`).join(''))
      + repeat(slats, (i) => shape(path`M178 ${y + 3 + i * 19}l${edge} -24v15l${-edge} 24z`, tone) + rect(34, y + 3 + i * 19, 144,
      15)) + rect(38, y - 1, 15, high, tint) + rect(159, y - 1, 15, high, tint)
      + shape(path`M53 ${y + high - 14}L147 ${y + 3}h12v10L65 ${y + high - 2}H53z`, tint)
        + [46, 166].map((x) => repeat(slats, (i) => innerCircle(x, y + 10 + i * 19, .8))).join('') + across(34, 178, 222, length,
        190) + leader(194, y - 12, 206, y - 40, width) + down(y, 190, 16, height, 34)
  },
  tube: ({ labels: [length, width] }) =>
    axis(20, 178, 218, 72) + shape('M52 128L176 56a26 31 0 0 1 32 46L88 182z') + patch('M84 168L204 98Q202 106 196 110L88 180z')
      + ellipse(70, 156, 27, 32, tint) + ellipse(70, 156, 21, 25, tone, 1.4) + fine('M72 152a10 12 0 0 0 -12 2')
      + inner('M162 64a26 31 0 0 1 32 46') + along(70, 190, 194, 118, 22, length) + leader(54, 134, 44, 82, width),
})

const bottle: Drawing = byVariant({
  pet: (geometry) => {
    const half = Math.min(48, 84 / geometry.ratio(2.9, 1.8, 4.2)) + 6
    return vessel(path`M107 40V56Q104 66 ${120 - half + 4} 92Q${120 - half} 100 ${120 - half} 110V204`
      + path`Q${120 - half} 212 ${126 - half} 214L${120 - half * .4} 210H${120 + half * .4}L${114 + half} 214`
      + path`Q${120 + half} 212 ${120 + half} 204V110Q${120 + half} 100 ${116 + half} 92Q136 66 133 56V40z`)
      + rect(104, 22, 32, 17, tone, 2) + fine(repeat(7, (i) => path`M${108 + i * 4} 25v11`)) + rect(101, 42, 38, 5, tint, 1)
        + rect(120 - half, 124, half * 2, 46, tint)
        + inner(path`M${120 - half} 130h${half * 2}M${120 - half} 164h${half * 2}M${122 - half} 184Q120 190 ${118 + half} 184`
          + path`M${122 - half} 196Q120 202 ${118 + half} 196`)
        + sizes(geometry.labels, half, 22, 214, 147)
  },
  glass: (geometry) => {
    const half = Math.min(46, 92 / geometry.ratio(3.4, 2.2, 4.6)) + 6
    return vessel(path`M109 30V78Q108 90 ${120 - half + 6} 106Q${120 - half} 114 ${120 - half} 126V208`
      + path`Q${120 - half} 214 ${126 - half} 214H${114 + half}Q${120 + half} 214 ${120 + half} 208V126`
      + path`Q${120 + half} 114 ${114 + half} 106Q132 90 131 78V30z`)
      + rect(107, 24, 26, 10, tone, 2) + inner('M108.5 42h23') + rect(120 - half + 4, 140, half * 2 - 8, 50, tint)
      + fine(path`M${120 - half + 5} 124v12`) + sizes(geometry.labels, half, 24, 214, 165)
  },
  jar: (geometry) => {
    const ratio = geometry.ratio(1.3, .7, 2), half = Math.min(66, 76 / ratio + 6), top = 214 - Math.min(half * 2 * ratio, 180)
    return vessel(path`M${128 - half} ${top + 26}V${top + 32}Q${120 - half} ${top + 38} ${120 - half} ${top + 48}V206`
      + path`Q${120 - half} 214 ${128 - half} 214H${112 + half}Q${120 + half} 214 ${120 + half} 206V${top + 48}`
      + path`Q${120 + half} ${top + 38} ${112 + half} ${top + 32}V${top + 26}z`, top)
      + rect(124 - half, top, half * 2 - 8, 26, tone, 4) + fine(spread(14, 130 - half, 110
      + half).map((x) => path`M${x} ${top + 8}v16`).join('')) + inner(path`M${124 - half} ${top + 6}h${half * 2 - 8}`)
      + rect(120 - half + 2, top + 62, half * 2 - 4, Math.max(20, (214 - top) * .38), tint) + sizes(geometry.labels, half, top,
        214, top + 64 + (214 - top) * .17)
  },
  spray: (geometry) => {
    const half = Math.min(46, 70 / geometry.ratio(2, 1.4, 3)) + 6
    return vessel(path`M110 78V86Q108 96 ${120 - half + 6} 112Q${120 - half} 120 ${120 - half} 132V204`
      + path`Q${120 - half} 214 ${130 - half} 214H${110 + half}Q${120 + half} 214 ${120 + half} 204V132`
      + path`Q${120 + half} 120 ${114 + half} 112Q132 96 130 86V78z`)
      + rect(106, 62, 28, 17, tone, 2) + fine(repeat(6, (i) => path`M${110 + i * 4} 64v13`))
        + shape('M108 62V52H92V46L84 42V28H138Q152 30 152 44L142 46Q140 52 132 54V62z', tint) + shape('M98 52L90 74H97L108 56z',
        tone) + rect(76, 28, 9, 14) + rect(120 - half + 4, 142, half * 2 - 8, 50, tint) + hiddenTube + sizes(geometry.labels,
        half, 28, 214, 167)
  },
  can: (geometry) => {
    const ratio = geometry.ratio(1.6, .6, 2.2), half = Math.min(60, 84 / ratio + 4), top = 210 - Math.min(168, half * 2 * ratio)
    return upright(120, top + 10, 200, half, 12) + ellipse(120, top + 10, half - 6, 9, paper, 1.4)
      + inner(path`M${120 - half} ${top + 24}A${half} 12 0 0 0 ${120 + half} ${top + 24}M${120 - half} 188`
        + path`A${half} 12 0 0 0 ${120 + half} 188`)
      + ellipse(126, top + 9, 11, 3.6, tone, 1.4) + innerCircle(114, top + 9, 1.4) + sizes(geometry.labels, half, top, 212,
      (top + 222) / 2)
  },
})
const hiddenTube = hidden('M120 80V136')
const vessel = (outline: string, top = 24) => axis(120, top - 12, 120, 224) + shape(outline)
const sizes = ([volume, diameter, height]: readonly string[], half: number, top: number, bottom: number, middle: number) =>
  mark(volume, 120, middle + 4, half < 34 ? 7 : 9) + across(120 - half, 120 + half, 231, diameter, bottom)
    + down(top, bottom, Math.min(120 + half + 30, 214), height, 120 + half)

const canister = byVariant({
  jerrycan: (geometry) => {
    const ratio = geometry.ratio(1.25, .9, 1.7), wide = Math.min(128, 172 / ratio), left = 106 - wide / 2, right = left
      + wide, top = 208 - Math.min(150, wide * ratio)
    return shape(path`M${left + 8} 208Q${left} 208 ${left} 200V${top + 34}Q${left} ${top + 26} ${left + 8} ${top + 24}`
      + path`L${left + 40} ${top}H${right - 10}Q${right} ${top} ${right} ${top + 10}V200Q${right} 208 ${right - 8} 208z`)
      + patch(path`M${right - 22} ${top + 4}H${right - 10}Q${right - 1} ${top + 4} ${right - 1} ${top + 12}V200`
        + path`Q${right - 2} 207 ${right - 8} 207H${right - 22}z`)
      + shape(path`M${left + 50} ${top + 16}H${right - 24}q8 0 8 8t-8 8H${left + 44}q-8 -2 -4 -8z`, tint)
      + `<g transform="translate(${Math.round(left + 18)} ${Math.round(top + 8)}) rotate(-37)">` + rect(-12, -18, 26, 18, tone, 2)
        + fine('M-7 -15v12M-2 -15v12M3 -15v12M8 -15v12') + '</g>' + innerRect(left + 16, top + 60, wide - 34, 208 - top - 78,
        tint, 5) + fine(path`M${right - 9} ${top + 60}h6M${right - 9} ${top + 80}h6M${right - 9} ${top + 100}h6`)
        + mark(geometry.labels[0], (left + right) / 2, (top + 266) / 2 - 2, 11) + down(top, 208, right + 24, geometry.labels[1],
        right)
  },
  barrel: (geometry) => {
    const ratio = geometry.ratio(1.5, 1.1, 1.9), half = Math.min(66, 88 / ratio + 8), top = 34, x = 106
    return upright(x, top + 12, 198, half, 16) + ellipse(x, top + 12, half - 6, 12, paper, 1.4)
      + inner([.33,
      .37, .64,
      .68]
        .map((part) => path`M${x - half} ${top + 12 + part * 158}A${half} 16 0 0 0 ${x + half} ${top + 12 + part * 158}`).join(''))
      + ellipse(x - half * .4, top + 13, 9, 4, tone, 1.4) + ellipse(x + half * .5, top + 12, 5, 2.4, tone, 1.4)
      + mark(geometry.labels[0], x, 138, 12) + down(top - 2, 214, x + half + 26, geometry.labels[1], x + half)
  },
  bucket: (geometry) => {
    const half = Math.min(76, 84 / geometry.ratio(1.05, .8, 1.5)), x = 108
    return line(path`M${x - half + 2} 66Q${x} -16 ${x + half - 2} 66`) + rect(x - 16, 20, 32, 8, tone, 4)
      + shape(path`M${x - half} 66L${x - half + 14} 204A${half - 14} 12 0 0 0 ${x + half - 14} 204L${x + half} 66z`)
      + patch(path`M${x + half * .5} 80H${x + half - 3}L${x + half - 15} 204Q${x + half * .6} 212 ${x + half * .42} 213z`)
      + rect(x - half - 5, 58, half * 2 + 10, 12, tint, 3) + inner(path`M${x - half + 1.5} 80H${x + half - 1.5}`)
      + innerRect(x - half * .56, 104, half * 1.12, 70, tint, 3) + mark(geometry.labels[0], x, 144, 11)
      + down(58, 214, 214, geometry.labels[1], x + half)
  },
  ibc: (geometry) => {
    const y = 50, high = 128
    return cuboid(36, y, 136, high, 22, 16, tint) + fine(path`M50 ${y + 6}h108v${high - 12}h-108z`)
      + inner(repeat(6, (i) => path`M${36 + (i + 1) * 19.4} ${y}v${high}`)
      + repeat(4, (i) => path`M36 ${y + (i + 1) * 25.6}h136l22 -16`) + path`M179 ${y - 5}v${high}M187 ${y - 11}v${high}`)
      + ellipse(114, y - 8, 20, 5, paper) + rect(84, y + 34, 44, 26, paper) + mark(geometry.labels[0], 106, y + 51, 9)
      + rect(94, 166, 24, 14, tone) + circle(106, 172, 4)
      + rect(36, 178, 136, 8, paper) + rect(36, 186, 24, 16, tone) + rect(92, 186, 24, 16, tone) + rect(148, 186, 24, 16, tone)
        + rect(36, 202, 136, 7, paper) + shape('M172 178l22 -16v8l-22 16zM172 202l22 -16v7l-22 16z', tint)
        + down(y - 16, 209, 218, geometry.labels[1], 194)
  },
})

const bag: Drawing = (geometry) => {
  const { variant, labels: [width, height] } = geometry
  const fallback: Record<string, number> = { sack: 1.45, carrier: 1.3, zip: 1.35, doypack: 1.5, bigbag: 1.1, envelope: .72 }
  const ratio = geometry.ratio(fallback[variant]!, .55, 1.9), most = variant === 'carrier' ? 140 : variant === 'bigbag' ? 150
    : 164
  const wide = Math.min(148, most / ratio), high = Math.min(most, wide * ratio), x = 108, left = x - wide / 2, right = x
    + wide / 2, bottom = 200, top = bottom - high
  const dims = across(left, right, 224, width, bottom) + down(variant === 'bigbag' ? top - 4 : top, bottom, right + 22, height,
    right)
  if (variant === 'sack') return shape(path`M${left + 4} ${top}H${right - 4}L${right} ${top + 16}`
    + path`Q${right + 6} ${top + high / 2} ${right} ${bottom - 14}L${right - 4} ${bottom}H${left + 4}L${left} ${bottom - 14}`
    + path`Q${left - 6} ${top + high / 2} ${left} ${top + 16}z`)
    + patch(path`M${right - 16} ${top + 16}H${right - 1}Q${right + 4} ${top + high / 2} ${right - 1} ${bottom - 14}`
      + path`H${right - 16}Q${right - 8} ${top + high / 2} ${right - 16} ${top + 16}z`)
    + inner(path`M${left} ${top + 16}H${right}M${left} ${bottom - 14}H${right}`) + inner(repeat(Math.floor(wide / 8) - 1,
      (i) => path`M${left + 9 + i * 8} ${top + 8}h4M${left + 9 + i * 8} ${bottom - 7}h4`)) + innerRect(left + wide * .2, top
      + high * .32, wide * .6, high * .34, tint)
      + fine(path`M${left + 10} ${top + 24}q6 14 2 30M${right - 26} ${bottom - 22}q-8 -10 -4 -26`) + dims
  if (variant === 'carrier') return tube(path`M${x - wide * .22} ${top + 6}v-14q0 -22 ${wide * .22} -22t${wide * .22} 22v14`, 6,
    tint) + shape(path`M${right} ${top}l18 -10v${high - 4}L${right} ${bottom}z`, tone)
    + shape(path`M${left} ${top}l18 -10H${right + 18}L${right} ${top}z`, tint) + rect(left, top, wide, high)
    + tube(path`M${x - wide * .22} ${top + 18}v-20q0 -24 ${wide * .22} -24t${wide * .22} 24v20`, 6, tint)
    + inner(path`M${left} ${top + 26}H${right}M${right} ${bottom}l9 -22v${-high + 30}`) + across(left, right, 224, width, bottom)
    + down(top, bottom, 226, height, right + 20)
  if (variant === 'zip') return rect(left, top, wide, high, paper, 3) + rect(left, top + 14, wide, 12, tint)
    + inner(path`M${left} ${top + 20}H${right}`) + rect(right - 20, top + 11, 12, 18, tone, 2) + innerRect(left + 10, top
    + 38, wide - 20, high - 48, 'none', 3) + fine(path`M${left + 20} ${bottom - 24}l40 -56M${left + 24} ${bottom - 54}l28 -40`)
    + inner(repeat(3, (i) => path`M${x + 2} ${bottom - 40 + i * 8}h${wide * .3}`)) + dims
  if (variant === 'doypack') return shape(path`M${left + 8} ${top}H${right - 8}L${right} ${bottom - 20}`
    + path`Q${right + 4} ${bottom} ${right - 8} ${bottom}H${left + 8}Q${left - 4} ${bottom} ${left} ${bottom - 20}z`)
    + patch(path`M${left + 2} ${bottom - 22}Q${x} ${bottom - 60} ${right - 2} ${bottom - 22}L${right - 4} ${bottom - 3}`
      + path`H${left + 4}z`,
    tone)
    + inner(path`M${left} ${bottom - 20}Q${x} ${bottom - 60} ${right} ${bottom - 20}M${left + 7} ${top + 13}H${right - 7}`
      + path`M${left + 6} ${top + 27}H${right - 6}M${left + 6} ${top + 31}H${right - 6}`)
    + innerRect(x - wide * .28, top + 50, wide * .56, high * .3, tint, 4) + shape(path`M${left + 8} ${top + 18}l-4 2l4 3z`, tone)
    + dims
  if (variant === 'envelope') return rect(left, top, wide, high, paper, 3)
    + shape(path`M${left} ${top}H${right}L${x + 6} ${top + high * .5}q-6 5 -12 0z`, tint)
    + inner(path`M${left + 2} ${bottom - 2}L${x - 18} ${top + high * .44}M${right - 2} ${bottom - 2}`
      + path`L${x + 18} ${top + high * .44}`)
    + fine(repeat(3,
    (i) => repeat(8, (j) => path`M${left + 14 + j * wide / 9} ${bottom - 10 - i * 9}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`))) + dims
  const strap = (px: number) => tube(path`M${px - 12} ${top + 26}V${top - 2}q12 -22 24 0V${top + 26}`, 7, tint)
  return strap(left + 32) + strap(right - 12) + shape(path`M${right} ${top + 18}l20 -14V${bottom - 12}L${right} ${bottom}z`, tone)
    + shape(path`M${left} ${top + 18}l20 -14H${right + 20}L${right} ${top + 18}z`, tint)
    + shape(path`M${left} ${top + 18}H${right}Q${right + 5} ${top + high / 2} ${right} ${bottom}H${left}`
      + path`Q${left - 5} ${top + high / 2} ${left} ${bottom}z`)
    + strap(left
    + 12)
    + strap(right - 32)
    + inner(path`M${left + 6} ${top + 18}v${high - 18}M${left + 18} ${top + 18}v${high - 18}M${right - 38} ${top + 18}`
      + path`v${high - 18}M${right - 26} ${top + 18}v${high - 18}M${left} ${bottom - 10}H${right}`)
    + innerRect(x - 18, top + high * .4, 36, 34, tint)
    + across(left, right, 224, width, bottom) + down(top - 4, bottom, 222, height, right + 22)
}

const filmRoll: Drawing = (geometry) => {
  const { variant, labels: [width, length] } = geometry
  if (variant === 'tape') return circle(100, 112, 76) + innerCircle(100, 112, 70, tint)
    + repeat(3, (i) => `<circle cx="100" cy="112" r="${64 - i * 6}" stroke-width=".8"/>`) + circle(100, 112, 47)
    + innerCircle(100, 112, 42, tone) + circle(100, 112, 37) + shape('M100 188H186V196l8 4l-8 5H112Q100 204 100 188z', tint)
    + axis(14, 112, 186, 112) + axis(100, 26, 100, 198) + leader(154, 58, 172, 28, length) + down(75, 149, 214, width, 138)
  if (variant === 'label') return ellipse(104, 186, 66, 14, tint) + upright(104, 76, 186, 66, 18) + ellipse(104, 76, 24, 7, tone)
    + ellipse(104, 76, 54, 14.5, 'none', .8) + ellipse(104, 76, 44, 11.5, 'none', .8)
    + shape('M150 90Q186 98 222 96V194Q186 198 150 200z') + [0, 1].map((i) => innerRect(158 + i * 32, 106, 26, 36, tint,
    3) + innerRect(158 + i * 32, 150, 26, 36, tint, 3)).join('') + innerRect(56, 108, 30, 36, tint, 3) + innerRect(98, 112, 32,
    36, tint, 3) + innerRect(56, 152, 30, 36, tint, 3) + innerRect(98, 156, 32, 36, tint, 3) + down(76, 190, 18, width, 36)
    + leader(130, 70, 158, 36, length)
  const half = Math.min(variant === 'stretch' ? 46 : 62, Math.max(26, 84 / geometry.ratio(variant === 'stretch' ? 2.2
    : variant === 'foil' ? 4 : 1.6, .9, 5))), x = 92, top = 52, bottom = 194, flat = half * .26
  if (variant === 'foil') return axis(12, 112, 232, 112) + rect(40, 86, 160, 52, paper, 3) + patch('M41 120H199V137H41z', tone)
    + rect(26, 98, 16, 28, tint) + rect(198, 98, 16, 28, tint) + fine('M48 94h144M48 100h110')
    + shape('M40 134H200V186L192 180L180 188L166 181L150 189L134 182L118 189L100 182L84 189L66 182L52 188L40 182z', tint)
    + fine('M60 150l20 20M100 146l26 26M150 148l22 24') + across(40, 200, 62, width, 86) + leader(150, 170, 170, 214, length)
  const sheetEnd = shape(path`M${x + half * .5} ${top + flat * .8}Q${x + half + 30} ${top + flat * .8 + 6} 206 ${top + 6}`
    + path`V${bottom + 2}Q${x + half + 30} ${bottom + 12} ${x + half * .5} ${bottom + flat * .8}z`,
    tint)
  const texture = variant === 'bubble' ? repeat(6, (row) => repeat(5, (i) => { const px = x + half * .5 + 14 + i * 17
    + (row % 2) * 8; return px < 200 ? innerCircle(px, top + 26 + row * 21, 5.4, paper) : '' }))
    : variant === 'paper'
      ? fine(path`M${x + half + 6} ${bottom - 20}H198M${x + half + 16} ${top + 44}H196M${x + half + 8} ${top + 90}H190`)
      : fine(path`M${x + half + 16} ${top + 30}v90M${x + half + 30} ${top + 50}v76M${x + half + 56} ${top + 24}v90`)
  return axis(x, 16, x, 222) + sheetEnd + texture + (variant === 'stretch' ? rect(x - half * .42, bottom + 2, half * .84, 18,
    tone, 2) : '') + upright(x, top, bottom, half, flat, paper, tint) + ellipse(x, top, half * .72, flat * .72, 'none', .8)
    + ellipse(x, top, half * .55, flat * .55, 'none', .8)
    + (variant === 'stretch' ? rect(x - half * .42, 32, half * .84, top - 30, tone) + ellipse(x, 32, half * .42, half * .11,
      paper) : ellipse(x, top, half * .36, flat * .4, tone)) + (variant === 'bubble'
      ? repeat(6, (row) => repeat(4, (i) => { const px = x - half * .66 + i * half * .4 + (row % 2) * half * .2;
      return innerCircle(px, top + 30 + row * 21, Math.min(5, half * .13), tint) })) : '')
    + down(top, bottom, x - half - 18 < 14 ? 14 : x - half - 18, width, x - half) + leader(182, top + 30, 190, 26, length)
}

export const packaging = { box, bottle, canister, bag, filmRoll }
