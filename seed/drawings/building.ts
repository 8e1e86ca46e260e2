// Bricks, boards, tiles, paint, windows, sanitary ware, locks.
import {
  across, along, axis, byVariant, circle, cuboid, dot, down, ellipse, fine, hidden, inner, innerCircle, innerRect, leader, line,
  mark, paper, patch, path, rect, repeat, shape, tint, tone, tube, upright, type Drawing,
} from './sheet.ts'

const grains = (x: number, y: number, wide: number, high: number, count = 26) => fine(repeat(count,
  (i) => path`M${x + (i * 61.8) % wide} ${y + (i * 38.2) % high}l1.6 .8`))

const brick: Drawing = (geometry) => {
  const { variant, labels: [length, width, height] } = geometry
  if (variant === 'paver') {
    return cuboid(36, 128, 126, 46, 48, 34, tint) + grains(42, 134, 112, 34)
      + inner('M60 128L108 94M86 128L134 94M112 128L160 94M138 128L186 94') + across(36, 162, 212, length, 174)
      + leader(192, 112, 204, 84, width) + down(128, 174, 20, height, 36)
  }
  const high = variant === 'block' ? 82 : 52, top = 186 - high, right = variant === 'block' ? 54 : 66, up = variant === 'block'
    ? 40 : 46
  const body = cuboid(26, top, 132, high, right, up) + grains(34, top + 6, 116, high - 12)
  const holes = variant === 'solid' ? '' : variant === 'block' ? repeat(Math.min(geometry.count(2, 1, 4), 4),
    (i) => { const n = Math.min(geometry.count(2, 1, 4), 4), s = 118 / n, x = 34 + i * s;
    return shape(path`M${x + 8} ${top - 6}l${right - 16} ${-up + 12}h${s - 9}l${-right + 16} ${up - 12}z`, tone)
    + inner(path`M${x + right - 8} ${top - up + 6}v8l${-right + 22} ${up - 16}`) })
    : (() => { const n = geometry.count(15, 3, 28), columns = Math.ceil(n / 3);
      return repeat(n, (i) => { const row = Math.floor(i / columns), u = (i % columns + .5) / columns, v = (row + .5) / 3;
      return ellipse(26 + 132 * u + right * (1 - v), top - up * (1 - v), Math.min(46 / columns, 9), 4, tone, 1.4) }) })()
  return body + holes + across(26, 158, 216, length, 186) + along(158, 186, 158 + right, 186 - up, 14, width)
    + down(top, 186, 14, height, 26)
}

const board: Drawing = ({ variant, labels: [length, width, thick] }) => {
  const at = (u: number, v: number): [number, number] => [24 + 104 * u + 92 * v, 128 - 68 * u + 46 * v],
    t = variant === 'insulation' ? 34 : variant === 'panel' ? 26 : variant === 'timber' ? 0 : variant === 'plaster' ? 11 : 14
  const dims = along(24, 128 + t, 116, 174 + t, 14, length) + along(116, 174 + t, 220, 106 + t, 14, width) + leader(26, 128
    + t / 2, 36, 78, thick)
  if (variant === 'timber') {
    const beam = (x: number, y: number) => shape(path`M${x} ${y}l128 -74h34l-128 74z`, paper)
      + shape(path`M${x + 34} ${y}l128 -74v30l-128 74z`, tint) + rect(x, y, 34, 30, tone)
      + fine(path`M${x + 6} ${y + 30}q4 -20 22 -22M${x + 14} ${y + 30}q4 -12 20 -14M${x} ${y + 14}q10 -12 20 -14`
        + path`M${x + 14} ${y - 4}l118 -68M${x + 24} ${y - 6}l60 -34M${x + 44} ${y + 8}l90 -52M${x + 46} ${y + 16}l70 -40`)
    return beam(54, 112) + beam(24, 148) + across(24, 58, 202, width, 178) + along(58, 178, 186, 104, 22, length)
      + down(148, 178, 14, thick, 24)
  }
  const layers = variant === 'plywood' ? inner(repeat(3,
    (i) => path`M24 ${131.5 + i * 3.5}L116 ${177.5 + i * 3.5}L220 ${109.5 + i * 3.5}`)) : variant === 'panel'
    ? inner(path`M24 133L116 179L220 111M24 ${123 + t}L116 ${169 + t}L220 ${101 + t}`) + grains(36, 142, 70, 34, 0)
    : variant === 'plaster' ? inner('M24 131L116 177L220 109M24 136L116 182L220 114') : ''
  const fill = variant === 'insulation' || variant === 'panel' ? tone : paper
  const slab = shape(path`M24 128L116 174V${174 + t}L24 ${128 + t}z`, variant === 'plaster' ? tone : tint)
    + shape(path`M116 174L220 106V${106 + t}L116 ${174 + t}z`, fill) + shape('M24 128L128 60L220 106L116 174z',
    variant === 'plaster' ? paper : tint)
  const surface = variant === 'osb' ? repeat(46, (i) => { const [x, y] = at(.08 + ((i * .618) % 1) * .84, .08
    + ((i * .382
    + i * .07) % 1) * .84);
    return fine(path`M${x - 5} ${y + (i % 3 - 1) * 3}l${9 + i % 4} ${(i % 5 - 2) * 2}l-2 3l${-8 - i % 4} ${-(i % 5 - 2) * 2}z`) })
    : variant === 'plywood' ? fine(repeat(7, (i) => { const [x, y] = at(.04, (i + .6) / 8), [x2, y2] = at(.96, (i + .6) / 8);
      return path`M${x} ${y}C${x + 30} ${y - 12} ${x + 52} ${y - 42 + i % 3 * 4} ${x2} ${y2}` }))
    : variant === 'insulation' ? fine(repeat(8, (i) => { const x = 28 + i * 11, y = 136 + i * 5.4;
      return path`M${x} ${y}q8 4 4 12t5 16` }) + repeat(8, (i) => { const x = 122 + i * 12.4, y = 178 - i * 8;
      return path`M${x} ${y}q6 2 4 10t4 16` })) + grains(70, 92, 100, 50, 30)
    : variant === 'panel' ? inner(repeat(5, (i) => { const [x, y] = at(0, (i + 1) / 6), [x2, y2] = at(1, (i + 1) / 6);
      return path`M${x} ${y}L${x2} ${y2}` })) : fine('M96 118l34 -22M108 128l44 -29') + mark('', 0, 0)
  return slab + layers + surface + dims
}

const tile = byVariant({
  ceramic: ({ labels: [length, width] }) => [[34, 30], [112, 30], [34, 108], [112, 108]].map(([x, y], i) => rect(x!, y!, 74, 74,
    i === 0 || i === 3 ? tint : paper, 1.5) + (i === 0 || i === 3
    ? fine(path`M${x! + 10} ${y! + 26}q20 10 30 -8t26 -6M${x! + 8} ${y! + 54}q18 8 34 -6t26 2`)
    : inner(path`M${x! + 37} ${y! + 14}L${x! + 60} ${y! + 37}L${x! + 37} ${y! + 60}L${x! + 14} ${y! + 37}z`))).join('')
    + across(34, 108, 208, length, 184) + down(30, 104, 214, width, 188),
  roof: ({ labels: [length, width] }) => { const one = (x: number, y: number,
    fill: string) => shape(path`M${x} ${y}q14 -18 28 0q10 12 28 0v92q-18 12 -28 0q-14 -18 -28 0z`, fill)
    + fine(path`M${x + 14} ${y - 8}v90M${x + 28} ${y}v90`); return [36, 92, 148].map((x, i) => one(x, 42, i % 2 ? tint
    : paper)).join('') + [36, 92, 148].map((x, i) => one(x, 104, i % 2 ? paper : tint)).join('') + across(36, 92, 222, length,
    198) + down(102, 196, 224, width, 204) },
  mosaic: ({ labels: [length, width] }) => rect(32, 28, 158, 158, tint) + repeat(7, (i) => repeat(7, (j) => innerRect(37
    + i * 21.6, 33 + j * 21.6, 18, 18, (i * 3 + j * 5) % 7 < 2 ? tone : paper, 1.5))) + across(32, 190, 212, length, 186)
    + down(28, 186, 214, width, 190),
  laminate: ({ labels: [length, width] }) => laminateRows + across(26, 160, 210, length, 180) + leader(204, 92, 206, 60, width),
  vinyl: ({ labels: [length, width] }) => shape('M88 96L214 96L214 176Q150 190 88 178z', tint)
    + fine('M110 112h88M104 126h96M120 142h80M110 158h92M130 170h70')
    + shape('M60 62Q96 60 100 96V178Q96 196 74 196T46 178V92Q46 64 60 62z') + ellipse(73, 96, 27, 34, paper)
    + ellipse(73, 96, 20, 26, tint, 1.4) + ellipse(73, 97, 13, 18, paper, 1.4) + ellipse(73, 98, 6, 9, tone, 1.4)
    + fine('M52 126v56M60 134v56') + down(96, 176, 228, width, 214) + across(100, 214, 72, length, 94),
})
const laminateRows = [0, 1, 2].map((i) => { const x = 58 - i * 16, y = 108 + i * 32;
  return shape(path`M${x} ${y}l32 -28h134l-32 28z`, i % 2 ? tint : paper)
  + fine(path`M${x + 18} ${y - 8}h92M${x + 26} ${y - 15}q26 -5 46 0t44 -2M${x + 34} ${y - 21}h88`) + rect(x, y, 134, 8, tone)
  + shape(path`M${x + 134} ${y}l32 -28v8l-32 28z`, tint) }).join('')

const paintCan: Drawing = (geometry) => {
  const { variant, labels: [volume, height] } = geometry, x = 108
  if (variant === 'tube') return axis(x, 12, x, 226) + shape('M100 66L104 26Q108 20 112 26L116 66z', tint)
    + rect(94, 64, 28, 12, tone) + rect(84, 76, 48, 128) + patch('M118 77H131V203H118z') + inner('M84 86H132M84 196H132')
    + innerRect(90, 100, 36, 74, tint, 2) + mark(volume, x, 140, 7.5) + rect(80, 202, 56, 10, tone, 2)
    + down(22, 212, 178, height, 138)
  if (variant === 'foam' || variant === 'spray') {
    const half = variant === 'foam' ? 34 : 30
    const top = variant === 'foam' ? shape('M100 54V40H116V54z', tone) + tube('M112 36H146L190 52', 6, tint)
      + shape('M88 30H128V42H88z', tint) + shape('M92 42L84 66H92L102 44z', tone) : rect(94, 26, 28, 26, paper, 4)
      + rect(90, 46, 36, 14, tone) + dot(100, 36, 2)
    return axis(x,
      10, x,
      228) + top
      + shape(path`M${x - half} 84Q${x - half} 58 ${x} 58T${x + half} 84V204Q${x + half} 212 ${x + half - 6} 212`
        + path`H${x - half + 6}Q${x - half} 212 ${x - half} 204z`)
      + inner(path`M${x - half} 86H${x + half}M${x - half} 202H${x + half}`)
      + patch(path`M${x + half * .5} 88H${x + half - 1}V200H${x + half * .5}z`) + innerRect(x - half + 1, 112, half * 2 - 2, 60,
      tint) + mark(volume, x, 146, 8) + down(26, 212, 190, height, x + half)
  }
  const ratio = geometry.ratio(variant === 'oil' ? 1.5 : 1.05, .7, 1.9), half = Math.min(66, 78 / ratio), high = Math.min(150,
    half * 2 * ratio), top = 204 - high
  if (variant === 'oil') return shape(path`M${x - half} 204V${top + 26}L${x - half + 14} ${top + 10}H${x + half * .2}`
    + path`L${x + half} ${top + 34}V204z`)
    + shape(path`M${x - half * .9} ${top + 10}v-22h26v22z`, tone)
    + fine(repeat(4, (i) => path`M${x - half * .9 + 5 + i * 5.5} ${top - 9}v16`))
    + shape(path`M${x + half * .1} ${top + 20}L${x + half - 12} ${top + 42}V${top + 82}H${x + half - 26}V${top + 54}`
      + path`L${x + half * .1} ${top + 36}z`,
    paper) + innerRect(x - half + 10, top + 62, half * 1.1, high - 76, tint, 3) + mark(volume, x - half + 10 + half * .55, top
    + 30 + high / 2 + 4, 9) + down(top - 12, 204, x + half + 28, height, x + half)
  return line(path`M${x - half} ${top + 20}Q${x} ${top - 76} ${x + half} ${top + 20}`) + upright(x, top, 196, half, 14)
    + ellipse(x, top, half - 5, 11, paper, 1.4) + ellipse(x, top + 1, half - 16, 8, tone, 1.4)
    + inner(path`M${x - half} ${top + 12}A${half} 14 0 0 0 ${x + half} ${top + 12}M${x - half} 184`
      + path`A${half} 14 0 0 0 ${x + half} 184`)
    + circle(x - half, top + 20, 4, tone) + circle(x + half, top + 20, 4, tone)
    + inner(path`M${x - half} ${top + 40}A${half} 14 0 0 0 ${x + half} ${top + 40}V${top + high * .66}`
      + path`A${half} 14 0 0 1 ${x - half} ${top + high * .66}z`,
    tint) + mark(volume, x, top + high * .5 + 14, 11) + down(top, 210, x + half + 28, height, x + half)
}

const window: Drawing = (geometry) => {
  const { variant, labels: [width, height] } = geometry
  const fallback: Record<string, number> = { window: 1.1, door: 2.1, gate: .72, skylight: 1.35 }
  const ratio = geometry.ratio(fallback[variant]!, variant === 'door' ? 1.2 : .5, variant === 'gate' ? 1.1 : 2.4),
    high = Math.min(164, 150 * ratio), wide = high / ratio,
    left = 108 - wide / 2, top = 196 - high, right = left + wide
  const dims = across(left, right, 222, width, 198) + down(top, 196, right + 22, height, right)
  if (variant === 'door') return rect(left, top, wide, high) + rect(left + 6, top + 6, wide - 12, high - 6, tint) + innerRect(left
    + 16, top + 18, wide - 32, high * .42, paper, 1) + innerRect(left + 16, top + high * .6, wide - 32, high * .3, paper, 1)
    + rect(right - 22, top + high * .5, 8, 22, tone, 2) + tube(path`M${right - 18} ${top + high * .5 + 6}h-16`, 5, paper)
    + inner(path`M${left + 3} ${top + 24}v12M${left + 3} ${top + high - 34}v12`) + line(path`M${left - 10} 196H${right + 10}`)
    + dims
  if (variant === 'gate') return rect(left - 8, top - 14, wide + 16, 16, tone) + rect(left, top, wide, high)
    + repeat(5, (i) => innerRect(left + 4, top + 4 + i * (high - 6) / 5, wide - 8, (high - 6) / 5 - 2, i % 2 ? paper : tint)
    + (i === 1 ? repeat(4, (j) => innerRect(left + 12 + j * (wide - 16) / 4, top + 9 + i * (high - 6) / 5, (wide - 16) / 4 - 8,
    (high - 6) / 5 - 12, paper, 2)) : fine(path`M${left + 6} ${top + 4 + (i + .5) * (high - 6) / 5}h${wide - 12}`)))
    + rect(left + wide / 2 - 10, 186, 20, 5, tone) + line(path`M${left - 12} 196H${right + 12}`) + dims
  if (variant === 'skylight') return shape('M40 178L84 62H194L166 178z', tint) + shape('M52 168L90 70H182L158 168z')
    + inner('M62 158L94 78H172L152 158z', tone) + fine('M92 130l22 -34M102 140l30 -46') + rect(118, 70, 30, 7, paper, 3)
    + line('M18 190L84 36H214') + inner('M28 190L90 46H210') + across(40, 166, 214, width, 178) + down(62, 178, 226, height, 194)
  const sashes = geometry.count(2, 1, wide < 90 ? 2 : 4), step = (wide - 12) / sashes
  return rect(left, top, wide, high) + repeat(sashes, (i) => { const x = left + 6 + i * step;
    return rect(x + 1, top + 7, step - 2, high - 14, paper) + innerRect(x + 8, top + 14, step - 16, high - 28, tint)
    + fine(path`M${x + 14} ${top + high * .5}l${step * .3} ${-high * .22}M${x + 14} ${top + high * .64}`
      + path`l${step * .42} ${-high * .3}`)
    + (i % 2 === 0 || sashes === 1
    ? hidden(path`M${x + step - 8} ${top + 14}L${x + 8} ${top + high / 2}L${x + step - 8} ${top + high - 14}`)
    : '') + rect(i % 2 ? x + 2 : x + step - 6, top + high / 2 - 9, 4, 18, tone, 1.5) }) + rect(left - 8, 194, wide + 16, 7, tone,
    1) + across(left, right, 224, width, 201) + down(top, 194, right + 22, height, right)
}

const tap = byVariant({
  basin: ({ labels: [width, height] }) => rect(70, 186, 72, 10, tone, 3)
    + shape('M84 186V104Q84 92 96 92H116Q128 92 128 104V186z') + patch('M114 94Q127 94 127 104V185H114z')
    + shape('M122 118L196 104Q208 102 208 114V122L196 124L128 146z', tint) + rect(190, 120, 18, 10, tone, 2)
    + shape('M92 92V78H120V92z', tint) + shape('M94 78Q94 66 106 64L180 44Q190 44 188 52L120 78z') + inner('M84 176H128')
    + tube('M98 196V224M114 196V224', 6, tint) + down(44, 196, 44, height, 78) + across(106, 208, 28, width, 60, 100),
  shower: ({ labels: [width, height] }) => rect(60, 24, 9, 186, tint, 4) + rect(54, 36, 22, 10, tone)
    + rect(54, 190, 22, 10, tone) + tube('M72 66L112 46', 12, paper) + shape('M104 36L162 54L154 74L98 58z', tint)
    + fine('M104 76l-8 26M118 80l-6 34M132 84l-4 34M146 86l0 30') + rect(52, 56, 26, 20, tone, 4) + rect(96, 168, 96, 20, paper,
    9) + circle(104, 178, 13, tint) + circle(184, 178, 13, tint) + rect(136, 188, 16, 12, tone)
    + tube('M144 200Q140 224 104 214T84 130L80 78', 5, tone) + across(91, 197, 146, width, 166) + down(24, 210, 26, height, 56),
  washbasin: ({ labels: [width, height] }) => rect(106, 40, 16, 30, tint, 3) + tube('M114 48Q118 34 150 52V60', 7, tint)
    + shape('M32 76Q32 68 40 68H200Q208 68 208 76Q206 122 156 134H84Q34 122 32 76z')
    + patch('M170 70H206Q204 118 156 133H130Q168 112 170 70z') + ellipse(120, 80, 70, 9, tint) + shape('M98 134H142L134 212H106z')
    + patch('M124 135H141L133 211H124z') + inner('M40 96Q120 128 200 96') + across(32, 208, 24, width, 70)
    + down(68, 212, 228, height, 206),
  toilet: ({ labels: [width, height] }) => rect(34, 44, 58, 84, paper, 6) + rect(30, 38, 66, 12, tint, 4)
    + rect(56, 30, 14, 8, tone, 2) + shape('M60 128H196Q214 130 210 146Q200 182 154 186L148 208H70L74 170Q60 150 60 128z')
    + patch('M178 130H208Q210 178 154 185L148 207H134Q180 170 178 130z') + rect(80, 120, 134, 10, tone, 5)
    + shape('M80 120V50Q88 42 98 52V120z', tint) + inner('M76 166Q120 192 160 184') + rect(62, 206, 94, 8, tint, 3)
    + across(34, 212, 232, width, 214) + down(38, 214, 16, height, 34),
  bath: ({ labels: [width, height] }) => shape('M22 104L46 76H224L200 104z', tint) + shape('M40 98L56 82H206L190 98z', tone)
    + inner('M48 98Q66 90 180 98') + shape('M22 104H200V112H22z') + shape('M200 104L224 76V84L200 112z', tone)
    + shape('M32 112H192L182 174Q180 184 168 184H58Q46 184 44 174z') + shape('M192 112L214 88L204 158L182 176z', tint)
    + rect(56, 184, 20, 12, tone) + rect(150, 184, 20, 12, tone) + tube('M196 84V56Q194 46 182 48H174', 6, tint)
    + rect(188, 66, 20, 8, tone, 3) + across(22, 200, 218, width, 196) + down(76, 196, 234, height, 224),
  radiator: (geometry) => {
    const { labels: [width, height] } = geometry, sections = geometry.count(8, 3, 14), step = Math.min(26, 172 / sections),
      left = 112 - sections * step / 2
    return repeat(sections, (i) => rect(left + i * step, 44, step - 2, 144, i % 2 ? paper : paper, Math.min(7, step / 3))
      + innerRect(left + i * step + step * .24, 60, step * .44, 112, tint, 3)) + rect(left - 12, 58, 14, 14, tone)
      + rect(left - 12, 160, 14, 14, tone) + rect(left + sections * step - 3, 58, 12, 14, tone)
      + shape(path`M${left + sections * step - 2} 160h20v14h-20z`, tone) + rect(left + sections * step + 6, 146, 12, 14, tint, 2)
      + across(left, left + sections * step - 2, 216, width, 188) + down(44, 188, Math.min(left + sections * step + 36, 228),
      height, left + sections * step + 4)
  },
})

const lock = byVariant({
  padlock: ({ labels: [width, key] }) => tube('M84 104V72A36 38 0 0 1 156 72V104', 19, tint) + rect(58, 100, 124, 96, paper, 12)
    + patch('M156 101H170Q181 102 181 112V184Q180 195 170 195H156z') + inner('M58 118H182M58 178H182')
    + circle(120, 142, 13, tint) + shape('M116 142h8l4 28h-16z', tone) + across(58, 182, 222, width, 196) + leader(78, 58, 52, 34,
    key),
  cylinder: ({ labels: [width, key] }) => axis(20, 78, 220, 78) + rect(40, 52, 160, 52, paper, 6) + rect(50, 96, 140, 40, tint,
    12) + patch('M42 88H198V103H42z') + rect(108, 50, 24, 92, tone, 3) + shape('M112 50V34Q120 26 128 34V50z', tint)
    + circle(120, 122, 5) + fine('M56 104v20M68 104v24M80 104v26M160 104v26M172 104v24M184 104v20') + circle(70, 190, 21, tint)
    + circle(64, 190, 7) + shape('M90 184H196L204 190L196 198H186l-6 -5l-8 5l-6 -5l-8 5l-6 -5l-8 5H90z')
    + across(40, 200, 158, width, 136) + leader(150, 186, 172, 224, key),
  handle: ({ labels: [width, key] }) => rect(58, 34, 44, 172, paper, 8) + innerRect(64, 40, 32, 160, tint, 5)
    + circle(80, 86, 17, tone) + shape('M70 78H178Q196 78 196 92V102Q196 106 190 106T184 98L176 94H70Q64 92 64 86T70 78z')
    + innerCircle(80, 86, 5, tint) + circle(80, 146, 9, paper) + shape('M77 146h6l3 18h-12z', tone) + innerCircle(80, 52, 3, tone)
    + innerCircle(80, 190, 3, tone) + across(63, 196, 224, width, 110) + leader(84, 158, 132, 176, key),
  hinge: ({ labels: [width, key] }) => axis(120, 16, 120, 222) + rect(38, 40, 76, 150, paper, 5) + rect(126, 40, 76, 150, paper,
    5) + repeat(5, (i) => rect(110, 38 + i * 31, 20, 30, i % 2 ? tint : tone, 2)) + rect(113, 28, 14, 10, tint, 4)
    + rect(113, 193, 14, 10, tint, 4) + [58, 88, 152, 182].map((x) => [62, 115,
    168].map((y) => (x === 88 || x === 152) && y === 115 ? '' : circle(x, y, 7, tint) + innerCircle(x, y, 3.4,
    paper)).join('')).join('') + across(38, 202, 226, width, 190) + down(40, 190, 224, key, 202),
})

export const building = { brick, board, tile, paintCan, window, tap, lock }
