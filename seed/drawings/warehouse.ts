// Racks, pallets, trolleys, bins, ladders, scales, castors.
import {
  across, axis, byVariant, circle, down, fine, inner, innerCircle, innerRect, leader, line, mark, paper, patch, path, rect,
  repeat, shape, spread, tint, tone, tube, type Drawing,
} from './sheet.ts'

const carton = (x: number, y: number, width: number, height: number) => innerRect(x, y, width, height, paper)
  + fine(path`M${x + width * .42} ${y}v${height * .35}h${width * .16}v${-height * .35}`)

const rack: Drawing = (geometry) => {
  const { variant, labels: [width, height, depth] } = geometry
  const levels = geometry.count(variant === 'mezzanine' ? 2 : variant === 'shelf' ? 4 : 3, 2, 6),
    ratio = geometry.ratio(variant === 'shelf' ? 1.5 : 1.05, .5, 2.4)
  const high = Math.min(162, 150 * ratio), wide = Math.max(Math.min(152, high / ratio), 70), left = 100 - wide / 2, right = left
    + wide, top = 196 - high
  const dims = across(left, right, 222, width, 198) + down(top, 196, Math.min(right + (variant === 'mezzanine' ? 22 : 40), 226),
    height, right + 22) + leader(right + 12, top + 8, right + 22, Math.max(top - 12, 18), depth)
  if (variant === 'cantilever') {
    const columns = [left + 10, (left + right) / 2, right - 10]
    const arms = spread(levels, top + 34, 166)
    const bars = Math.min(Math.max(Math.floor(((arms[1] ?? 166) - arms[0]! - 12) / 7), 1), 3)
    return columns.map((x) => shape(path`M${x - 6} 186h34l10 10h-44z`, tone) + rect(x - 6, top, 12, 196 - top)).join('')
      + arms.map((y) => columns.map((x) => shape(path`M${x} ${y}h26v7l-26 6z`, tint)).join('')
      + repeat(bars, (i) => rect(left - 8 + i * 2, y - 8 - i * 7, wide + 24, 7, i % 2 ? tint : paper, 3))).join('')
        + axis(left - 12, 196, right + 34, 196) + across(left - 6, right + 18, 222, width, 198) + down(top, 196, 226, height,
        right + 22) + leader(columns[2]! + 26, arms[0]! + 4, right + 26, Math.max(top - 4, 18), depth)
  }
  if (variant === 'mezzanine') {
    const floors = spread(levels, top + 20, 196).slice(0, -1)
    return floors.map((y) => shape(path`M${left - 8} ${y}l18 -12H${right + 18}l-10 12z`, tint) + rect(left - 8, y, wide + 16, 9,
      tone) + inner(path`M${left + 8} ${y - 12}v-22H${right + 16}v22M${left + 8} ${y - 23}H${right + 16}` + spread(6, left
      + 8, right + 16).map((x) => path`M${x} ${y - 12}v-22`).join(''))).join('') + spread(4, left, right - 8).map((x) => rect(x,
      floors[0]! + 9, 8, 187 - floors[0]!)).join('')
      + floors.slice(1).map((y) => rect(left - 8, y, wide + 16, 9, tone)).join('')
        + shape(path`M${left + 20} 196L${left + wide * .62} ${floors.at(-1)! + 9}h14L${left + 36} 196z`)
        + inner(repeat(7, (i) => path`M${left + 24 + i * (wide * .62 - 26) / 7} ${190 - i * (178 - floors.at(-1)!) / 7}h16`))
        + dims
  }
  const shelves = spread(levels, top + (variant === 'shelf' ? 4 : high * .26), variant === 'shelf' ? 188 : 160),
    step = (shelves[1]! - shelves[0]!)
  const back = variant === 'shelf' ? 14 : 22, up = variant === 'shelf' ? 10 : 14
  const post = (x: number, y: number, fill: string) => rect(x - 4, y, 8, 196 - y, fill) + fine(path`M${x} ${y + 6}V190`)
  const goods = (y: number, index: number) => variant === 'shelf' ? (index === 0 ? '' : repeat(Math.floor(wide / 26),
    (i) => carton(left + 8 + i * 25 + (index % 2) * 2, y - Math.min(step - 12, 24 - (i + index) % 3 * 4), 20, Math.min(step - 12,
    24 - (i + index) % 3 * 4))))
    : repeat(2, (i) => { const w = (wide - 26) / 2, x = left + 8 + i * (w + 10), h = Math.min(step * .6, 36);
      return rect(x, y - 6, w, 5, tone) + carton(x + 2, y - 6 - h, w / 2 - 2, h) + carton(x + w / 2, y - 6 - h * (i ? .7 : 1),
      w / 2 - 2, h * (i ? .7 : 1)) })
  const low = variant === 'pallet' ? goods(196, 1) : ''
  return repeat(2, (i) => rect((i ? right : left) + back - 3, top - up + 2, 6, 190 - top, tone))
    + inner(repeat(6, (i) => path`M${right + 4} ${top + 6 + i * (high - 12) / 6}l${back - 6} ${high / 6 - 16}`)) + low
    + shelves.map((y, i) => (variant === 'shelf' ? shape(path`M${left} ${y}l${back} ${-up}H${right + back}l${-back} ${up}z`, tint)
      : '') + goods(y, i) + rect(left, y, wide, variant === 'shelf' ? 5 : 7, tint)).join('') + post(left, top, paper)
      + post(right, top, paper) + shape(path`M${left - 8} 196h16v4h-16zM${right - 8} 196h16v4h-16z`, tone) + dims
}

const pallet: Drawing = byVariant({
  wood: ({ labels: [length, width] }) => {
    const board = (x: number) => shape(path`M${x} 126l52 -62h22l-52 62z`) + shape(path`M${x} 126h22v8h-22z`, tint)
    return shape('M178 134L230 72V84L178 146z', tone) + repeat(5, (i) => board(20 + i * 34)) + shape('M178 126l52 -62v8l-52 62z',
      tone) + rect(20, 134, 158, 8) + [20, 85, 150].map((x) => rect(x, 142, 28, 24, tone)
      + fine(path`M${x + 5} 148q8 8 18 2M${x + 4} 156q10 6 20 0`)).join('')
      + shape('M178 142l14 -16v24l-14 16zM204 112l10 -12v24l-10 12z', tint) + rect(20, 166, 158, 8)
      + shape('M178 166L230 104V112L178 174z', tone) + across(20, 178, 204, length, 174) + leader(206, 88, 198, 40, width)
  },
  plastic: ({ labels: [length, width] }) =>
    shape('M26 130L74 70H222L174 130z', tint) + fine(repeat(9, (i) => path`M${41 + i * 14.8} 130l48 -60`)
      + repeat(6, (i) => path`M${33 + i * 6.9} ${121.5 - i * 8.6}h148`)) + shape('M174 130L222 70V106L174 166z', tone)
      + shape('M186 152v-14l8 -10v14zM206 126v-14l8 -10v14z') + rect(26, 130, 148, 36, paper, 2) + rect(50, 142, 40, 24, tone, 2)
      + rect(110, 142, 40, 24, tone, 2) + inner('M26 137H174') + across(26, 174, 202, length, 166) + leader(206, 84, 196, 44,
      width),
  mesh: ({ labels: [length, width] }) => {
    const grid = fine(repeat(10, (i) => path`M${38 + (i + 1) * 13} 78V168`) + repeat(6, (i) => path`M38 ${78 + (i + 1) * 13}H180`)
      + repeat(3, (i) => path`M${180 + (i + 1) * 9} ${78 - (i + 1) * 8}v90`)
      + repeat(6, (i) => path`M180 ${78 + (i + 1) * 13}l36 -32`))
    return shape('M38 78L74 46H216L180 78z', tint) + fine(repeat(9, (i) => path`M${52 + i * 14} 78l36 -32`))
      + rect(38, 78, 142, 90) + shape('M180 78L216 46V136L180 168z', tone) + grid + inner('M38 122H180')
      + rect(34, 72, 8, 118, tint) + rect(176, 72, 8, 118, tint) + rect(212, 42, 7, 108, tint) + rect(38, 168, 142, 8, tone)
      + shape('M30 190h16v6h-16zM172 190h16v6h-16z') + across(38, 180, 222, length, 196) + leader(202, 58, 196, 26, width)
  },
})

const wheel = (x: number, y: number, radius: number) => circle(x, y, radius, tone) + circle(x, y, radius * .62)
  + innerCircle(x, y, radius * .2, tint)
const trolley = byVariant({
  platform: ({ labels: [load, length] }) => shape('M40 154L74 126H222L190 154z', tint) + shape('M190 154L222 126V138L190 166z',
    tone) + rect(40, 154, 150, 12) + wheel(206, 160, 13) + wheel(64, 182, 15) + wheel(166, 182, 15)
    + tube('M46 152V48Q46 40 52 36L74 20Q82 16 82 26V124', 9, tint) + inner('M50 98L78 74M50 112L78 88') + mark(load, 118, 146, 9)
    + across(40, 190, 222, length, 198),
  hand: ({ labels: [load, length] }) => tube('M96 178V44Q96 22 112 22H138Q154 22 154 44V178', 9, tint)
    + inner(repeat(4, (i) => path`M98 ${64 + i * 28}h54`)) + repeat(4, (i) => rect(100, 60 + i * 28, 50, 8, paper))
    + shape('M92 168H158V204H92z', paper) + shape('M76 204H174L180 212H70z', tone) + rect(58, 162, 22, 44, tone, 8)
    + rect(170, 162, 22, 44, tone, 8) + rect(80, 178, 12, 10) + rect(158, 178, 12, 10) + rect(86, 36, 16, 26, paper, 5)
    + rect(148, 36, 16, 26, paper, 5) + mark(load, 125, 190, 9) + down(22, 212, 222, length, 196),
  jack: ({ labels: [load, length] }) => tube('M58 136L36 40', 8, tint) + tube('M36 42Q20 32 26 20H48Q52 32 38 42', 6, tint)
    + shape('M48 126H92L98 168H44z') + rect(60, 96, 22, 34, tint) + shape('M92 150H214L222 168H94z', tint) + inner('M98 160H218')
    + wheel(64, 180, 19) + wheel(196, 182, 13) + inner('M94 168L190 178') + mark(load, 71, 152, 7.5)
    + across(46, 222, 224, length, 196),
  stacker: ({ labels: [load, length] }) => rect(84, 24, 16, 158, tint) + rect(104, 24, 12, 158) + inner('M110 24V178M88 30h24')
    + shape('M36 96H84V184H36Q28 184 28 176V106Q28 96 36 96z') + patch('M68 97H83V183H68z') + innerRect(38, 108, 28, 20, tint, 2)
    + tube('M56 96L30 58', 7, tint) + rect(18, 52, 24, 10, tone, 4) + shape('M116 118h10v30H218v9H116z', tone)
    + inner('M120 100v50') + rect(84, 174, 126, 10, tint) + wheel(50, 194, 15) + wheel(200, 194, 12) + wheel(104, 196, 11)
    + mark(load, 55, 152, 7.5) + across(28, 218, 230, length, 208),
  forklift: ({ labels: [load, length] }) => rect(150, 34, 9, 150, tint) + rect(162, 34, 7, 150)
    + shape('M26 136Q26 118 44 116H78L92 144H128L134 112H150V182H26z') + shape('M26 140H74V182H26z', tint)
    + inner('M78 116V56M44 116L58 50H130L140 112') + line('M56 50H134') + rect(52, 44, 88, 8, tone, 3)
    + shape('M84 112h30v10l-6 22H92z', tint) + tube('M86 116L76 86', 9, tint) + inner('M132 112l-12 -16M114 98l12 -6')
    + shape('M169 138h8v36H226v8H169z', tone) + inner('M173 120v20') + wheel(58, 186, 21) + wheel(136, 182, 25)
    + mark(load, 52, 160, 7.5) + across(26, 226, 230, length, 208),
})

const bin: Drawing = (geometry) => {
  const { variant, labels: [length, width, height] } = geometry
  if (variant === 'waste') {
    const high = Math.min(140, geometry.ratio(1.5, 1.1, 1.9) * 90), top = 188 - high
    return shape(path`M52 ${top}H160L146 192H66z`) + patch(path`M136 ${top + 4}H158L145 190H128z`)
      + shape(path`M46 ${top - 12}Q50 ${top - 26} 70 ${top - 28}H148Q164 ${top - 24} 168 ${top - 12}V${top}H46z`, tint)
      + rect(60, top - 6, 92, 8, tone, 3) + inner(path`M80 ${top + 18}L86 180M130 ${top + 18}L124 180`)
      + shape(path`M160 ${top - 10}h22q6 0 6 6t-6 6H160z`, tone) + wheel(150, 198, 16) + rect(62, 192, 22, 10, tone)
      + across(46, 168, 230, length, 194) + leader(120, top - 28, 132, Math.max(top - 44, 14), width) + down(top - 28, 214, 214,
      height, 190)
  }
  const high = Math.min(84, Math.max(geometry.ratio(.5, .25, .8) * 140, 54)), y = 178 - high
  const dims = across(34, 172, 214, length, 178) + leader(196, y - 22, 206, y - 62, width) + down(y, 178, 16, height, 34)
  if (variant === 'stacking') return shape(path`M70 ${y - 38}H212V${y + high - 40}L172 178H40V${y}z`, tone)
    + shape(path`M34 ${y}L70 ${y - 38}v${high * .6}L34 178z`, tint)
    + shape(path`M172 ${y + high * .34}L186 ${y + high * .1}Q192 ${y} 200 ${y - 24}L212 ${y - 38}V${y + high - 40}L172 178z`,
    tint) + shape(path`M34 ${y + high * .34}L70 ${y - 30}V${y - 38}L34 ${y}z`, tint)
    + shape(path`M34 ${y + high * .34}H172V178H34z`) + rect(34, y + high * .34, 138, 9, tint, 2) + innerRect(74, y + high * .58,
    58, 18, tint) + inner(path`M70 ${y - 38}H212`) + dims
  const ribs = variant === 'folding' ? repeat(4, (row) => repeat(8, (i) => innerRect(44 + i * 15.4, y + 18
    + row * (high - 24) / 4, 10, (high - 24) / 4 - 5, tint)))
    : inner(spread(5, 60, 146).map((x) => path`M${x} ${y + 14}V174`).join('')) + rect(82, y + 20, 42, 14, tone, 6)
  return shape(path`M34 ${y}L74 ${y - 38}H212L172 ${y}z`, tint) + shape(path`M44 ${y - 2}L76 ${y - 32}H200L168 ${y - 2}z`, tone)
    + shape(path`M172 ${y}L212 ${y - 38}v${high}L172 178z`, tone) + inner(path`M172 ${y + 12}L212 ${y - 26}`
    + (variant === 'folding' ? path`M182 ${y + 20}v${high - 40}M194 ${y + 8}v${high - 36}M204 ${y}v${high - 36}` : ''))
    + rect(34, y, 138, high) + rect(30, y, 146, 12, tint, 2) + ribs + dims
}

const ladder: Drawing = (geometry) => {
  const { variant, labels: [height, load] } = geometry
  if (variant === 'extension') {
    const steps = geometry.count(9, 5, 14), top = 22, rungs = spread(steps, 36, 196)
    return tube(path`M128 ${top}V130M166 ${top}V130`, 7, paper)
      + rungs.slice(0, Math.ceil(steps * .64)).map((y) => inner(path`M130 ${y - 6}h34`)).join('') + tube('M82 64V208M120 64V208',
      8, tint) + rungs.filter((y) => y > 66).map((y) => rect(85, y - 2.5, 32, 5, paper, 1)).join('')
      + tube('M120 92h10M120 126h10', 8, tone) + rect(76, 204, 12, 10, tone, 2) + rect(114, 204, 12, 10, tone, 2)
      + down(22, 214, 206, height, 172) + leader(84, 110, 56, 90, load)
  }
  const steps = geometry.count(variant === 'step' ? 5 : 4, 2, 8), top = variant === 'step' ? 56 : 96, ys = spread(steps + 1, top,
    206).slice(0, -1)
  const edge = (y: number) => 92 - (y - top) * .26
  const rail = variant === 'platform' ? tube('M92 100V38H168V100M92 66H168', 6, tint) : tube('M96 58V26H136V58', 6, tint)
  return tube(path`M${variant === 'step' ? 140 : 164} ${top}L196 208M${variant === 'step' ? 130 : 150} ${top}L176 200`, 7, paper)
    + inner('M172 176H188M164 140H178') + rail + ys.map((y, i) => i === 0 ? '' : rect(edge(y) + 1, y, 46 + (y - top) * .14, 8,
    tint, 1) + fine(path`M${edge(y) + 8} ${y + 4}h34`)).join('')
    + tube(path`M92 ${top}L${edge(208)} 208M${138} ${top}L${138 - (208 - top) * .1} 208`, 7, paper)
    + rect(86, top - 6, variant === 'platform' ? 86 : 60, 11, tone, 2) + rect(edge(208) - 7, 204, 14, 9, tone, 2)
      + rect(190, 204, 12, 9, tone, 2) + rect(138 - (208 - top) * .1 - 6, 204, 12, 9, tone, 2) + down(variant === 'platform' ? 38
      : 26, 213, 226, height, 196) + leader(96, top, 56, top - 16, load)
}

const display = (x: number, y: number, text: string | undefined) => rect(x - 34, y, 68, 30, tint, 3) + innerRect(x - 27, y
  + 6, 54, 18, paper, 1) + mark(text ?? '0.000', x, y + 18.5, 7.5)
const scale = byVariant({
  bench: ({ labels: [max, step] }) => shape('M44 74L66 52H190L204 74z', tint) + rect(38, 74, 172, 11, paper, 3)
    + rect(104, 85, 36, 14, tone) + shape('M58 99H186Q196 99 200 112L214 176H30L44 112Q48 99 58 99z') + display(104, 116, max)
    + repeat(3, (i) => innerRect(152 + i * 14, 118, 10, 10, tone, 2) + innerRect(152 + i * 15, 134, 10, 10, tint, 2))
    + inner('M36 160H208') + rect(44, 176, 24, 9, tone, 3) + rect(176, 176, 24, 9, tone, 3) + leader(192, 150, 204, 214, step),
  platform: ({ labels: [max, step] }) => shape('M36 168L72 136H222L190 168z', tint) + inner('M48 164L76 140H206L182 164z')
    + rect(36, 168, 154, 16) + shape('M190 168L222 136V152L190 184z', tone) + rect(44, 184, 16, 8, tone, 2)
    + rect(168, 184, 16, 8, tone, 2) + rect(80, 60, 10, 82)
    + shape('M46 28H124Q130 28 130 34V64Q130 70 124 70H46Q40 70 40 64V34Q40 28 46 28z') + display(85, 34, max)
    + leader(150, 150, 168, 104, step),
  hanging: ({ labels: [max, step] }) => circle(120, 36, 17, tint) + circle(120, 36, 8) + rect(108, 50, 24, 16, tone)
    + rect(66, 64, 108, 84, paper, 14) + patch('M152 66Q172 66 172 80V134Q172 146 160 146H152z') + display(120, 80, max)
    + repeat(4, (i) => innerCircle(93 + i * 18, 130, 5, tone)) + rect(108, 148, 24, 14, tone)
    + tube('M120 162V174Q146 180 142 202Q132 218 112 212Q100 206 100 196', 11, tint) + leader(174, 104, 194, 60, step),
})

const castor: Drawing = ({ variant, labels: [diameter, load] }) => {
  if (variant === 'wheel') return axis(12, 112, 186, 112) + circle(98, 112, 76, tone) + circle(98, 112, 60)
    + innerCircle(98, 112, 52, tint) + repeat(5,
    (i) => `<g transform="rotate(${i * 72} 98 112)">${inner('M94 92L91 62M102 92L105 62')}</g>`) + circle(98, 112, 20)
    + circle(98, 112, 9, tone) + rect(192, 36, 28, 152, tone, 10) + rect(188, 92, 36, 40, tint)
    + inner('M198 36v56M214 36v56M198 132v56M214 132v56') + across(22, 174, 216, diameter, 112) + leader(140, 68, 150, 26, load)
  const swivel = variant === 'swivel', x = swivel ? 138 : 120
  return rect(72, 30, 96, 11, tint, 2) + inner('M80 30v11M92 30v11M148 30v11M160 30v11')
    + (swivel ? shape('M98 41H142L148 58H92z', tone) + inner('M96 50h48') : '')
    + shape(swivel ? 'M92 58H148Q160 62 164 92L154 156H122L110 110Q90 84 92 58z' : 'M88 41H152L144 150H96z') + axis(x - 70, 150, x
    + 70, 150) + circle(x, 150, 56, tone) + circle(x, 150, 43) + innerCircle(x, 150, 37, tint)
    + shape(swivel ? path`M92 58H148Q158 64 160 88L152 158Q138 168 124 158L112 108Q92 84 92 58z`
    : 'M94 41H146L134 156Q120 166 106 156z') + circle(x, 150, 10, tone) + innerCircle(x, 150, 4)
    + across(x - 56, x + 56, 226, diameter, 150) + leader(166, 36, 178, 22, load)
}

export const warehouse = { rack, pallet, trolley, bin, ladder, scale, castor }
