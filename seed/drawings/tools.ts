// Power tools, discs, bits, hand tools.
import {
  across, along, axis, byVariant, circle, cross, down, fine, inner, innerCircle, innerRect, leader, mark, paper, patch, path,
  polar, rect, regular, repeat, shape, teeth, tint, tone, tube, turn, type Drawing,
} from './sheet.ts'

const battery = (x: number, y: number) => shape(path`M${x} ${y}h58l6 8v16q0 4 -4 4h-62q-4 0 -4 -4v-16z`, tone)
  + inner(path`M${x} ${y + 12}h60`)
const vents = (x: number, y: number, count = 4) => inner(repeat(count, (i) => path`M${x + i * 8} ${y}l-4 16`))
const cord = (data: string) => tube(data, 5, tone)

const drill = byVariant({
  drill: ({ labels: [power, chuck] }) => axis(8, 74, 226, 74) + rect(14, 71.5, 46, 5, tint) + shape('M56 62L84 56V92L56 86z',
    tone) + inner('M62 61V87M70 59V89M78 58V90') + rect(84, 52, 16, 44, tint)
    + shape('M100 44H186Q206 46 208 66V88Q206 100 190 102H182L176 172H138L144 104H100z') + shape('M150 104H182L176 172H142z',
    tint) + shape('M130 104H146L142 128Q130 128 128 116z', tone) + vents(170, 58) + innerRect(112, 54, 40, 18, tint, 3)
    + battery(132, 172) + leader(196, 96, 204, 140, power) + leader(66, 88, 50, 128, chuck),
  grinder: ({ labels: [power, chuck] }) => shape('M60 66H108L116 82H198Q216 84 216 100T198 120H104L96 130H60z')
    + shape('M128 82H198Q216 84 216 100T198 120H128z', tint) + vents(196, 92) + rect(136, 88, 26, 8, tone, 4)
    + shape('M52 60H92V76H52z', tint) + rect(62, 130, 30, 12, tone) + shape('M18 142H136V150H18z', tone)
    + shape('M40 118Q76 100 110 122L124 142H112Q76 122 30 142z', tint) + rect(70, 150, 14, 9) + rect(64, 36, 18, 26, tint, 5)
    + cord('M214 104Q230 110 226 140T206 186') + across(18, 136, 204, chuck, 150) + leader(160, 112, 172, 160, power),
  hammer: ({ labels: [power, chuck] }) => axis(6, 88, 224, 88) + rect(10, 84, 58, 8, tint)
    + fine(repeat(5, (i) => path`M${14 + i * 10} 84l8 8`)) + shape('M62 78L84 72V104L62 98z', tone)
    + shape('M84 66H120L128 58H176V118H128L120 110H84z') + patch('M86 98H120L128 106H175V117H128L120 109H86z')
    + shape('M176 58H196Q216 60 216 78V152Q216 166 202 166H190Q176 166 178 150V118H176z')
    + shape('M176 84H192Q198 84 198 92V140Q196 148 188 146L180 134V118H176z', paper)
    + shape('M120 110H176V150Q176 160 166 160H138Q126 160 126 148z', tint) + inner('M132 128h38M132 138h38')
    + rect(98, 110, 14, 54, tone, 6) + rect(94, 66, 20, 46, tint) + cord('M204 166Q206 190 186 200') + leader(150, 84, 168, 34,
    power) + leader(66, 78, 52, 46, chuck),
  saw: ({ labels: [power, chuck] }) => shape(teeth(96, 124, 66, 59, 28, .08, .7), tint) + circle(96, 124, 9)
    + shape('M30 122A66 66 0 0 1 162 116L168 124H30z') + inner('M40 116A56 56 0 0 1 148 110') + rect(18, 148, 190, 8, tone, 2)
    + shape('M104 92H160V140H104z', tint) + vents(122, 108, 5)
    + shape('M124 84Q132 44 174 48L206 70Q214 78 208 92L196 132H176L186 96Q188 86 176 80Q152 70 148 96z')
    + inner('M160 62L190 78') + innerCircle(96, 124, 3, tone) + cord('M200 130Q216 150 226 132') + across(30, 162, 218, chuck,
    160) + leader(130, 120, 40, 50, power),
  screwdriver: ({ labels: [power, chuck] }) => axis(10, 66, 220, 66) + rect(18, 63, 34, 6, tone) + shape('M48 54L76 46V88L48 80z',
    tone) + inner('M56 53V81M64 51V83') + shape('M76 42H150Q176 46 178 66T166 96L152 170H112L124 96H76z')
    + shape('M124 96H166L152 170H112z', tint) + shape('M110 96H126L122 118Q110 118 108 106z', tone) + vents(144, 58)
    + innerRect(88, 52, 34, 14, tint, 3) + battery(102, 170) + leader(168, 88, 188, 132, power) + leader(60, 82, 46, 124, chuck),
  sander: ({ labels: [power, chuck] }) => shape('M48 88Q50 52 92 48H180Q206 50 208 74Q206 96 178 96H150V130H76V116H58'
    + 'Q48 108 48 88z') + shape('M96 48H180Q206 50 208 74Q206 96 178 96H150Q120 96 96 74z', tint) + rect(64, 130, 116, 14, tone,
    3) + rect(52, 144, 140, 22, tint, 3) + rect(48, 166, 148, 8) + fine(repeat(24, (i) => path`M${51 + i * 6} 169l3 3`))
    + vents(96, 104, 5) + shape('M196 84L226 94V112L194 104z', tone) + rect(120, 60, 28, 9, tone, 4) + cord('M62 62Q36 52 38 26')
    + across(48, 196, 210, chuck, 174) + leader(170, 64, 184, 28, power),
})

const disc: Drawing = (geometry) => {
  const { variant, labels: [outer, bore] } = geometry
  const hole = Math.min(Math.max(82 / geometry.ratio(variant === 'saw' ? 8 : 6, 3, 16), 7), 22), x = 112, y = 104
  const count = geometry.count(variant === 'saw' ? 24 : variant === 'flap' ? 22 : 12, 6, 80)
  const dims = across(x - 80, x + 80, 216, outer, y) + leader(x + hole * .7, y - hole * .7, 190, 24, bore)
  const edge = variant === 'grinding' || variant === 'flap' ? 14 : 5
  const side = rect(214, y - 80, edge, 160, tone) + rect(214 + (edge > 5 ? 2 : -2), y - 18, edge > 5 ? 16 : 9, 36, tint)
  if (variant === 'saw') {
    const body = 'M' + repeat(count, (i) => { const step = 360 / count, tip = polar(x, y, 80, i * step - 90), deep = polar(x, y,
      80 - Math.min(14, 220 / count), i * step - 90 + step * .18), rise = polar(x, y, 77, i * step - 90 + step * .72);
      return path`${i ? 'L' : ''}${tip[0]} ${tip[1]}L${deep[0]} ${deep[1]}L${rise[0]} ${rise[1]}` }) + 'Z'
    return cross(x, y, 90) + shape(body, tint) + innerCircle(x, y, 34, paper)
      + repeat(6, (i) => turn(i * 60, x, y, inner(path`M${x} ${y - 64}q5 6 0 14`))) + circle(x, y, hole) + side + dims
  }
  if (variant === 'diamond') return cross(x, y, 90) + circle(x, y, 74) + repeat(count, (i) => turn(i * 360 / count, x, y,
    rect(x - Math.min(280 / count, 16), y - 81, Math.min(560 / count, 32), 12, tone, 1) + (i ? '' : '')))
    + inner(repeat(count, (i) => { const [x1, y1] = polar(x, y, 73, (i + .5) * 360 / count - 90), [x2, y2] = polar(x, y, 56,
    (i + .5) * 360 / count - 90); return path`M${x1} ${y1}L${x2} ${y2}` })) + innerCircle(x, y, 54, tint) + innerCircle(x, y, 30)
    + circle(x, y, hole) + side + dims
  if (variant === 'flap') return cross(x, y, 90) + circle(x, y, 80, tint) + repeat(count, (i) => turn(i * 360 / count, x, y,
    shape(path`M${x - 2} ${y - 80}Q${x + 12} ${y - 80} ${x + 460 / count} ${y - 76}L${x + 230 / count} ${y - 38}`
      + path`L${x - 4} ${y - 38}z`,
    i % 2 ? tint : tone))) + circle(x, y, 40) + circle(x, y, hole) + side + dims
  return cross(x, y, 90) + circle(x, y, 80, variant === 'grinding' ? tone : tint) + innerCircle(x, y, 76)
    + (variant === 'grinding' ? innerCircle(x, y, 52, tint) : '') + circle(x, y, 34)
    + fine(repeat(40, (i) => { const [px, py] = polar(x, y, 46 + (i * 17) % 28, i * 137.5); return path`M${px} ${py}l1.5 1.2` }))
    + innerCircle(x, y, hole + 6, tint) + circle(x, y, hole) + mark('80 m/s', x, y + 28.5, 5) + side + dims
}

const bit: Drawing = (geometry) => {
  const { variant, labels: [diameter, length] } = geometry
  const half = Math.min(Math.max(94 / geometry.ratio(variant === 'hole' ? 1 : 10, 3, 26) , 6), 20), y = 100, left = 26,
    right = 214
  const dims = across(left, right, 168, length, y + half + 2) + leader(right - 34, y - half, right - 20, 42, diameter)
  if (variant === 'hole') return axis(120, 14, 120, 222) + rect(110, 20, 20, 46, tint) + shape(regular(120, 70, 22, 6), tone)
    + shape('M64 84H176V180' + 'l-7 12l-7 -12'.repeat(8) + 'z') + patch('M146 85H175V178H146z') + rect(58, 82, 124, 12, tint, 2)
    + innerRect(84, 108, 24, 40, tone, 8) + innerRect(132, 108, 24, 40, tone, 8) + shape('M116 180H124V204L120 212L116 204z',
    tint) + across(64, 176, 228, diameter, 190) + down(94, 192, 206, length, 180)
  if (variant === 'tip') return axis(14, 100, 226, 100)
    + [66,
    124].map((ty,
    i) => shape(path`M36 ${ty - 17}H84L92 ${ty - 10}H112L120 ${ty - 17}H150L172 ${ty - 9}H196L202 ${ty - 4}V${ty + 4}`
      + path`L196 ${ty + 9}H172L150 ${ty + 17}H120L112 ${ty + 10}H92L84 ${ty + 17}H36z`)
    + inner(path`M36 ${ty - 7}H86L94 ${ty - 4}H110L118 ${ty - 7}H152M36 ${ty + 7}H86L94 ${ty + 4}H110L118 ${ty + 7}H152`)
    + shape(i ? path`M168 ${ty - 8}H196L204 ${ty - 2}V${ty + 2}L196 ${ty + 8}H168z` : path`M168 ${ty - 6}H206V${ty + 6}H168z`,
    tone) + inner(path`M172 ${ty}H200`)).join('') + across(36, 204, 178, length, 142) + leader(184, 58, 196, 34, diameter)
  const shank = variant === 'tap' ? 78 : variant === 'mill' ? 84 : variant === 'masonry' ? 62 : 70
  const shaft = rect(left, y - half * (variant === 'tap' ? .7 : .86), shank + 6, half * (variant === 'tap' ? 1.4 : 1.72), paper,
    1.5) + (variant === 'masonry' ? rect(left, y - half * .86, 40, half * 1.72, tint, 2)
    + inner(path`M${left + 6} ${y - half * .3}h28v${half * .6}h-28z`) : variant === 'tap' ? rect(left, y - half * .55, 18,
    half * 1.1, tint) : patch(path`M${left + 1} ${y + half * .3}h${shank}v${half * .5}h${-shank}z`))
  const start = left + shank, end = variant === 'masonry' ? right - 14 : variant === 'twist' ? right - half : right
  const turns = Math.max(3, Math.round((end - start) / (half * 2.2 + 6))), step = (end - start) / turns
  const flute = (i: number) => { const x = start + i * step;
    return shape(path`M${x} ${y + half}Q${x + step * .3} ${y + half * .2} ${x + step * .5} ${y - half}H${x + step * .95}`
      + path`Q${x + step * .8} ${y + half * .2} ${x + step * .5} ${y + half}z`,
    tint) + fine(path`M${x + step * .1} ${y + half}Q${x + step * .4} ${y + half * .2} ${x + step * .6} ${y - half}`) }
  if (variant === 'tap') return axis(14, y, 226, y) + shaft + shape(path`M${start} ${y - half}`
    + path`l3 -2.4l3 2.4`.repeat(Math.floor((right - start - 12) / 6))
    + path`L${right} ${y - half * .5}V${y + half * .5}L${start + Math.floor((right - start - 12) / 6) * 6} ${y + half}`
    + path`l-3 2.4l-3 -2.4`.repeat(Math.floor((right - start - 12) / 6)) + 'Z', paper)
    + fine(repeat(Math.floor((right - start - 12) / 6), (i) => path`M${start + i * 6 + 3} ${y - half - 2}V${y + half + 2}`))
    + shape(path`M${start} ${y - half * .35}H${right - 2}V${y + half * .35}H${start}`
      + path`Q${start - 10} ${y} ${start} ${y - half * .35}z`,
    tone) + dims
  const point = variant === 'twist' ? shape(path`M${end} ${y - half}L${right + 1} ${y}L${end} ${y + half}z`, tone)
    : variant === 'masonry' ? shape(path`M${end} ${y - half * 1.2}h4L${right} ${y}L${end + 4} ${y + half * 1.2}h-4z`, tone)
    : shape(path`M${end - 3} ${y - half}h4v${half * 2}h-4z`, tone)
  return axis(14, y, 226, y) + shaft + rect(start, y - half, end - start, half * 2) + repeat(turns, flute) + point + dims
}

const handTool: Drawing = (geometry) => {
  const { variant, labels: [length, size] } = geometry
  const slim = Math.min(Math.max(geometry.ratio(4, 2, 8) / 4, .7), 1.3), grip = 1 / slim
  const y = 104
  if (variant === 'hammer') return rect(72, y - 8 * grip, 146, 16 * grip, paper, 6) + rect(134, y - 9 * grip, 84, 18 * grip, tint,
    8) + fine(repeat(8, (i) => path`M${144 + i * 9} ${y - 6}v12`))
    + shape('M42 50H72L76 84V124L72 142H76V158H38V142H44L40 124V84Q30 62 22 56Q32 46 42 50z', tone) + rect(34, 150, 46, 16, paper,
    2) + inner('M40 90H76M40 118H76') + leader(60, 62, 92, 40, size) + across(34, 218, 204, length, 166)
  if (variant === 'wrench') return turn(-18, 120, 104,
    shape(path`M62 ${y - 9 * grip}H178Q184 ${y - 26} 204 ${y - 24}L196 ${y - 8}H206L210 ${y}L206 ${y + 8}H196L204 ${y + 24}`
      + path`Q184 ${y + 26} 178 ${y + 9 * grip}H62A30 30 0 1 1 62 ${y - 9 * grip}z`)
    + shape(regular(42, y, 17, 12), tint) + inner(path`M74 ${y - 3}H170V${y + 3}H74z`)) + along(26, 152, 206, 94, 56, length)
    + leader(50, 126, 56, 58, size)
  if (variant === 'pliers') return tube('M96 92Q150 66 214 66', 19, tint) + tube('M96 116Q150 142 214 142', 19, tint)
    + shape('M20 103L24 92L60 80Q88 76 102 88L112 104H20z') + shape('M20 105L24 116L60 128Q88 132 102 120L112 104H20z', tone)
    + fine(repeat(7, (i) => path`M${26 + i * 5} 100v8`)) + circle(92, 104, 13) + innerCircle(92, 104, 5, tint)
    + across(20, 222, 198, length, 150) + leader(50, 82, 62, 44, size)
  if (variant === 'screwdriver') return axis(12, y, 228, y) + shape(path`M22 ${y - 7}L44 ${y - 4}H112V${y + 4}H44L22 ${y + 7}z`)
    + shape(path`M106 ${y - 10}H118L130 ${y - 18 * grip}Q150 ${y - 12 * grip} 168 ${y - 19 * grip}H204`
      + path`Q218 ${y - 16 * grip} 218 ${y}T204 ${y + 19 * grip}H168Q150 ${y + 12 * grip} 130 ${y + 18 * grip}L118 ${y + 10}H106z`,
    tint) + inner(path`M136 ${y - 8}H206M136 ${y + 8}H206`) + rect(106, y - 10, 8, 20, tone) + across(22, 218, 172, length, y
    + 20) + leader(30, y - 6, 46, 58, size)
  if (variant === 'knife') return shape('M24 128L60 92H124V122H30z', tint)
    + inner('M46 106L56 122M64 94L78 122M84 92L98 122M104 92L118 122')
    + shape('M100 86H198Q218 88 218 106T204 132L116 134Q100 134 100 120z') + shape('M130 104H198Q208 110 198 120H130z', tone)
    + rect(118, 96, 30, 12, tint, 4) + fine('M124 98v8M130 98v8M136 98v8M142 98v8') + across(24, 218, 176, length, 134)
    + leader(70, 100, 84, 56, size)
  if (variant === 'saw') return shape('M18 122L30 96L150 74L158 146H22z', tint) + inner('M24 146' + 'l6 7l6 -7'.repeat(11))
    + shape('M22 140H158V148' + 'l-5 7l-5 -7'.repeat(13) + 'H24z', tint)
    + shape('M150 70H196Q222 74 220 102L208 152Q204 164 188 162H160Q150 160 152 146z')
    + shape('M172 92H192Q204 94 202 106L194 136Q190 144 180 142H174Q168 140 168 132z', paper)
    + [160, 160].map((x, i) => circle(x, 88 + i * 54, 3.6, tone)).join('') + across(18, 220, 200, length, 164)
    + leader(80, 100, 92, 50, size)
  return tube('M84 104H186', 13, tint) + shape('M176 84H214V96H196V112H214V124H176L184 104z', tone)
    + shape('M24 104Q26 72 54 66L84 68L96 98V110L84 140L54 142Q26 136 24 104z') + inner('M36 104H92M54 74Q48 104 54 134')
    + patch('M42 118Q60 112 90 112L82 138L56 140Q46 136 42 118z') + across(24, 214, 192, length, 142) + down(66, 142, 14, size,
    26)
}

export const tools = { drill, disc, bit, handTool }
