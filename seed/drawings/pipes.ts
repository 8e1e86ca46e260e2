// Pumps, valves, pipes, fittings, flanges, gauges.
import {
  across, axis, byVariant, circle, cross, down, ellipse, fine, hatched, inner, innerCircle, innerRect, leader, line, lying, mark,
  paper, patch, path, polar, rect, repeat, shape, spread, teeth, tint, tone, tube, turn, type Drawing,
} from './sheet.ts'

/** An electric motor, lying, its shaft to the right; fins along the body. */
export const motorBody = (left: number, y: number, width: number, radius: number) =>
  rect(left + 16, y - radius, width - 24, radius * 2, paper, 3)
    + fine(repeat(7, (i) => path`M${left + 18} ${y - radius * .78 + i * radius * .26}H${left + width - 10}`))
  + shape(path`M${left + 18} ${y - radius * .92}H${left + 8}Q${left} ${y - radius * .9} ${left} ${y - radius * .6}`
    + path`V${y + radius * .6}Q${left} ${y + radius * .9} ${left + 8} ${y + radius * .92}h10z`,
    tint)
  + inner(path`M${left + 5} ${y - radius * .5}v${radius}M${left + 10} ${y - radius * .7}v${radius * 1.4}`)
    + rect(left + width - 10, y - radius * .94, 10, radius * 1.88, tint)
  + rect(left + width * .36, y - radius - 13, width * .3, 14, tint, 2)
    + inner(path`M${left + width * .36 + 4} ${y - radius - 6}h${width * .3 - 8}`)

const bolts = (x: number, top: number, bottom: number) => fine(spread(4, top
  + 7, bottom - 7).map((y) => path`M${x} ${y}h18`).join(''))
const flangePlate = (x: number, y: number, half: number, thick = 8) => rect(x, y - half, thick, half * 2, tone, 1)

/** A submersible pump for dirty water: pressure pipe at the side, strainer below. */
const drainage = (float: string): Drawing => ({ labels: [inlet, power, height] }) =>
  float + shape('M154 168H176V112H200V186Q200 194 192 194H154z') + inner('M176 126h24') + rect(168, 102, 40, 11, tone, 2)
    + tube('M119 52Q122 22 182 22', 5, tone) + rect(108, 44, 22, 18, tone, 3)
    + shape('M72 74Q72 58 88 58H138Q154 58 154 74z', tint) + rect(72, 74, 82, 78) + patch('M136 75.4H152.8V151H136z')
    + inner(repeat(5, (i) => path`M${84 + i * 13} 82v62`)) + shape('M64 152H162L172 196H54z', tint) + inner('M61 168h104')
    + rect(54, 196, 118, 20, tone) + fine(repeat(13, (i) => path`M${62 + i * 8.5} 199.5v13`)) + rect(62, 216, 14, 8)
    + rect(150, 216, 14, 8)
    + leader(204, 104, 214, 76, inlet) + leader(100, 132, 52, 176, power) + down(58, 224, 226, height, 200)

const pump = byVariant({
  centrifugal: ({ labels: [inlet, power, height] }) =>
    axis(14, 124, 216, 124) + rect(24, 190, 180, 9, tint) + shape('M44 190L50 164H104L110 190z')
      + shape('M142 190L148 160H178L184 190z')
    + motorBody(22, 124, 106, 38) + rect(126, 110, 16, 28) + shape('M140 86L152 78V170L140 162z', tint) + circle(168, 124, 42)
      + innerCircle(168, 124, 31, tint) + innerCircle(168, 124, 15)
    + shape('M150 88V62H186V88Q178 80 168 80T150 88z') + rect(143, 52, 50, 10, tone) + rect(204, 98, 10, 52, tone)
      + innerCircle(168, 124, 4, tone)
    + axis(168, 38, 168, 176) + across(143, 193, 34, inlet, 52) + leader(60, 100, 46, 54, power) + down(52, 199, 232, height,
      216),
  submersible: ({ labels: [inlet, power, height] }) =>
    axis(112, 18, 112, 226) + shape('M96 46V28H128V46z', tone) + fine('M98 33h28M98 38h28')
      + shape('M84 58Q84 44 98 44H126Q140 44 140 58z', tint) + tube('M136 60Q168 52 162 20', 6, tone)
    + rect(84, 58, 56, 70) + inner(path`M84 76h56M84 92h56M84 108h56`) + patch('M122 59H139V127H122z')
      + rect(80, 128, 64, 24, tint) + fine(repeat(9, (i) => path`M${85 + i * 6.8} 132v16`))
    + rect(84, 152, 56, 60, paper, 6) + patch('M122 153H139V208Q138 211 130 211H122z') + inner('M84 160h56M84 204h56')
    + leader(100, 34, 62, 26, inlet) + leader(100, 182, 64, 196, power) + down(28, 212, 192, height, 142),
  drainage: drainage(''),
  drainageFloat: drainage(tube('M76 66Q38 58 42 98', 4, tint) + rect(28, 98, 26, 48, tint, 10) + inner('M28 126h26')),
  booster: ({ labels: [inlet, power, height] }) =>
    lying(36, 182, 166, 36, 12, paper, tint) + inner('M62 130.5A12 36 0 0 1 62 201.5M160 130.5A12 36 0 0 1 160 201.5')
      + shape('M58 202L52 216H76L72 203zM146 203L142 216H166L160 202z', tone)
    + rect(62, 120, 104, 10, tone) + motorBody(48, 86, 80, 25) + shape('M128 66h14l10 6v28l-10 6h-14z', tint)
      + rect(152, 74, 26, 24) + rect(178, 68, 8, 36, tone) + shape('M138 66V50h18v18z') + rect(134, 42, 26, 9, tone)
    + circle(192, 46, 14) + inner('M192 46l6 -7') + inner('M192 60v10H186')
      + fine('M183 52l2 -2M184 39l2 2M192 35v3M201 52l-2 -2')
    + leader(134, 46, 104, 32, inlet) + leader(74, 74, 48, 46, power) + down(42, 216, 224, height, 196),
  circulation: ({ labels: [inlet, power, height] }) =>
    axis(14, 132, 226, 132) + rect(30, 104, 10, 56, tone) + rect(200, 104, 10, 56, tone)
      + shape('M40 114H72Q88 92 120 92T168 114H200V150H168Q152 172 120 172T72 150H40z', tint)
    + circle(120, 132, 54) + innerCircle(120, 132, 46, tint) + circle(120, 132, 26) + innerCircle(120, 132, 7, tone)
      + inner('M115 132h10') + repeat(4, (i) => { const [x, y] = polar(120, 132, 49.5, 45 + i * 90);
      return innerCircle(x, y, 2.4, paper) })
    + rect(90, 40, 60, 40, paper, 4) + innerRect(98, 47, 28, 14, tint) + innerCircle(138, 56, 6) + inner('M138 56v-6M98 69h28')
      + inner('M106 80v5M134 80v5')
    + across(30, 210, 212, inlet, 162) + leader(146, 112, 190, 62, power) + down(78, 186, 226, height, 212),
  gear: ({ labels: [inlet, power, height] }) =>
    rect(56, 40, 128, 150, paper, 62) + innerRect(67, 51, 106, 128, tint, 52) + shape(teeth(120, 90, 35, 26, 13, .4, .62))
      + shape(teeth(120, 147, 35, 26, 13, .42, .62), tone)
    + circle(120, 90, 12) + circle(120, 147, 12) + inner('M116 79h8v5h-8z', tone) + rect(22, 100, 36, 38) + rect(182, 100, 36, 38)
      + rect(16, 94, 10, 50, tone) + rect(214, 94, 10, 50, tone)
    + rect(78, 190, 84, 10, tone) + cross(120, 90, 20) + cross(120, 147, 20) + leader(20, 96, 30, 62, inlet)
      + leader(132, 84, 172, 34, power) + across(16, 224, 224, height, 146),
})

const ends = (y: number, half: number) => flangePlate(28, y, half, 10) + flangePlate(202, y, half, 10)
  + bolts(24, y - half, y + half) + bolts(198, y - half, y + half)
const handwheel = (x: number, y: number, half: number) =>
  rect(x - half, y - 5, half * 2, 10, tint, 5) + inner(path`M${x - half * .5} ${y - 5}v10M${x + half * .5} ${y - 5}v10`)
    + rect(x - 5, y - 9, 10, 18, tone, 2)

const valve = byVariant({
  ball: ({ labels: [size, length] }) =>
    axis(16, 136, 224, 136) + rect(30, 104, 40, 64) + inner('M30 120h40M30 152h40') + rect(170, 104, 40, 64)
      + inner('M170 120h40M170 152h40')
    + shape('M70 110H84Q98 92 120 92T156 110H170V162H156Q142 180 120 180T84 162H70z', tint) + circle(120, 136, 31)
      + innerCircle(120, 136, 15, tone)
    + rect(104, 78, 32, 16) + rect(111, 62, 18, 18, tint) + shape('M104 62V52H146L168 42H208Q214 42 214 48T208 54H172L150 64z',
      tone) + inner('M178 48h28') + rect(113, 46, 14, 8)
    + down(104, 168, 16, size, 30) + across(30, 210, 206, length, 168),
  gate: ({ labels: [size, length] }) =>
    axis(12, 156, 228, 156) + axis(120, 18, 120, 206) + rect(115, 44, 10, 50)
      + fine(repeat(8, (i) => path`M115 ${50 + i * 4.4}l10 -2`)) + handwheel(120, 40, 42)
    + shape('M84 130L92 108H148L156 130z', tint) + shape('M104 94V82H136V94L148 108H92z') + rect(80, 124, 80, 8, tone)
      + shape('M38 134H74L84 130H156L166 134H202V178H166Q150 198 120 198T74 178H38z')
    + inner('M98 136V178Q106 186 120 186T142 178V136', tint) + ends(156, 36) + leader(206, 122, 214, 92, size)
      + across(28, 212, 220, length, 192),
  butterfly: ({ labels: [size, length] }) =>
    cross(112, 138, 84) + repeat(4, (i) => { const [x, y] = polar(112, 138, 72, 45 + i * 90); return circle(x, y, 13)
      + innerCircle(x, y, 6, tone) }) + circle(112, 138, 68, tint) + circle(112, 138, 52)
    + ellipse(112, 138, 21, 50, tone) + rect(107, 88, 10, 100) + inner('M112 96v86') + rect(98, 56, 28, 20)
      + rect(104, 42, 16, 15, tint) + shape('M98 42V32H140L198 26Q206 28 206 33T198 41L140 44H98z', tone) + inner('M150 37l44 -3')
    + across(60, 164, 226, size, 150) + down(42, 206, 220, length, 176),
  check: ({ labels: [size, length] }) =>
    axis(12, 136, 228, 136) + shape('M38 110H70Q80 92 100 84H150Q172 96 178 110H202V162H178Q160 186 128 186T70 162H38z')
      + rect(94, 74, 62, 11, tone) + rect(102, 64, 46, 10, tint)
    + shape('M92 112L102 100L146 158L132 168z', tone) + circle(100, 104, 7) + inner('M70 114V158M176 114V158')
      + shape('M52 130h26v-6l14 12l-14 12v-6H52z', tint) + ends(136, 38) + leader(206, 100, 214, 66, size)
      + across(28, 212, 212, length, 174),
  globe: ({ labels: [size, length] }) =>
    axis(12, 150, 228, 150) + axis(120, 16, 120, 210) + rect(114, 42, 12, 40)
      + fine(repeat(6, (i) => path`M114 ${50 + i * 4.6}l12 -2`)) + handwheel(120, 36, 38)
      + shape('M102 82H138V96L152 110H88L102 96z', tint) + rect(84, 108, 72, 9, tone)
    + shape('M38 126H70Q84 116 120 116T170 126H202V174H170Q156 196 120 196T70 174H38z')
      + inner('M44 134Q80 130 92 152H106M196 166Q160 172 148 150H134', tint) + shape('M104 140H136L130 154H110z', tone)
      + rect(115, 117, 10, 24)
    + ends(150, 38) + leader(206, 114, 214, 84, size) + across(28, 212, 222, length, 188),
})

const pipe = byVariant({
  plain: (geometry) => {
    const { labels: [diameter, wall] } = geometry
    const half = Math.min(Math.max(112 / geometry.ratio(6, 1.6, 14) + 6, 15), 34), one = (x: number, y: number) =>
      shape(path`M${x} ${y - half}L${x + 122} ${y - half - 46}a${half * .62} ${half} 0 0 1 0 ${half * 2}L${x} ${y + half}`)
        + patch(path`M${x + 4} ${y + half * .45}L${x + 122 + half * .5} ${y - 46 + half * .45}`
          + path`q0 ${half * .5} -${half * .4} ${half * .5}L${x + 2} ${y + half - 1.4}z`)
      + ellipse(x, y, half * .62, half) + ellipse(x, y, half * .44, half * .74, tint, 1.4)
    return one(74, 138) + one(52 + half * .2, 150 + half * 1.1) + down(150 + half * .1, 150 + half * 2.1, 24, diameter,
      46 - half * .4)
      + leader(74 + half * .3, 138 - half * .8, 96, 40, wall)
  },
  socket: (geometry) => {
    const { labels: [diameter, wall] } = geometry
    const half = Math.min(Math.max(170 / geometry.ratio(4, 2, 8) / 2, 17), 42)
    return axis(14, 120, 226, 120) + lying(40, 156, 120, half, half * .3)
      + shape(path`M150 ${120 - half}L164 ${120 - half - 9}H204q${half * .38} 0 ${half * .38} ${half + 9}`
        + path`t${-half * .38} ${half + 9}H164L150 ${120 + half}q${half * .3} ${-half} 0 ${-half * 2}z`,
      tint)
      + inner(path`M176 ${120 - half - 9}q${half * .36} ${half + 9} 0 ${half * 2 + 18}`)
        + shape(path`M186 ${120 - half - 9}h8q${half * .4} ${half + 9} 0 ${half * 2 + 18}h-8`
          + path`q${half * .4} ${-half - 9} 0 ${-half * 2 - 18}z`,
        tone)
      + ellipse(40, 120, half * .22, half * .78, tone, 1.4) + down(120 - half, 120 + half, 18, diameter, 30)
        + leader(110, 120 - half, 122, 46, wall)
  },
  corrugated: (geometry) => {
    const { labels: [diameter, wall] } = geometry
    const half = Math.min(Math.max(170 / geometry.ratio(3.6, 2.2, 8) / 2, 17), 48), rib = 12
    return axis(14, 124, 226, 124) + lying(44, 204, 124, half - 6, half * .26)
      + repeat(13,
        (i) => shape(path`M${50 + i * rib} ${124 - half}h5q${half * .34} ${half} 0 ${half * 2}h-5`
          + path`q${half * .34} ${-half} 0 ${-half * 2}z`,
        i % 2 ? tint : paper))
      + ellipse(42, 124, half * .28, half - 5) + ellipse(42, 124, half * .2, half * .7, tone, 1.4) + down(124 - half, 124
        + half, 18, diameter, 48) + leader(116, 124 - half, 128, 40, wall)
  },
  coil: ({ labels: [diameter, wall] }) =>
    cross(116, 118, 98) + circle(116, 118, 88) + repeat(4, (i) => innerCircle(116, 118, 80 - i * 8)) + circle(116, 118, 46)
      + patch('M116 204A86 86 0 0 0 202 118H163A47 47 0 0 1 116 165z')
      + fine('M116 190A72 72 0 0 0 188 118M116 174A56 56 0 0 0 172 118')
    + tube('M122 200H206', 12, tint) + ellipse(206, 200, 4, 6.5, tone) + repeat(3, (i) => turn(30 + i * 120, 116, 118,
      rect(156, 108, 50, 18, tone, 3))) + leader(180, 62, 196, 34, diameter) + leader(206, 194, 214, 172, wall),
})

const fitting = byVariant({
  elbow: ({ labels: [size, length] }) =>
    axis(30, 168, 120, 168) + axis(158, 40, 158, 132) + shape('M50 138H92Q128 138 128 102V66H188V112Q188 198 102 198H50z')
      + patch('M60 184H102Q176 184 176 112V68H187V112Q187 197 102 197H60z') + rect(32, 130, 24, 76, tint, 2)
      + rect(120, 40, 76, 24, tint, 2)
    + inner('M56 138V198M128 64H188') + down(138, 198, 14, size, 32) + down(40, 168, 222, length, 196, 140),
  tee: ({ labels: [size, length] }) =>
    axis(14, 140, 226, 140) + axis(120, 34, 120, 196) + shape('M50 108H90V74H150V108H190V172H50z')
      + patch('M51 156H189V171H51zM136 75H149V109H136z') + rect(30, 100, 24, 80, tint, 2) + rect(186, 100, 24, 80, tint, 2)
      + rect(80, 50, 80, 24, tint, 2) + inner('M90 108Q98 114 98 122M150 108Q142 114 142 122')
    + across(80, 160, 32, size, 50) + across(30, 210, 208, length, 180),
  coupling: ({ labels: [size, length] }) =>
    axis(16, 116, 224, 116) + rect(66, 84, 108, 64) + patch('M67 132H173V147H67z') + rect(36, 72, 46, 88, tint, 3)
      + rect(158, 72, 46, 88, tint, 3) + inner(spread(4, 86, 146).map((y) => path`M36 ${y}H82M158 ${y}H204`).join(''))
      + shape('M98 76H142V156H98z') + inner('M98 96H142M98 136H142') + patch('M99 137H141V155H99z')
    + down(72, 160, 20, size, 36) + across(36, 204, 200, length, 160),
  reducer: ({ labels: [size, length] }) =>
    axis(16, 118, 224, 118) + shape('M60 62H86C126 62 130 88 164 88H182V148H164C130 148 126 174 86 174H60z')
      + patch('M61 154H86C126 154 130 134 164 134H181V147H164C130 147 126 173 86 173H61z') + ellipse(60, 118, 14, 56, tint)
      + ellipse(60, 118, 11, 47, paper, 1.4) + inner('M92 62.5Q104 118 92 173.5M166 88Q174 118 166 148')
    + shape('M182 88q9 30 0 60', paper) + down(62, 174, 22, size, 46) + across(60, 185, 206, length, 176, 150),
  cap: ({ labels: [size, length] }) =>
    axis(120, 24, 120, 204) + shape('M62 132V84Q62 40 120 40T178 84V132z') + patch('M160 132V70Q176 78 177 92V132z')
      + rect(52, 130, 136, 44, tint, 3) + inner(spread(9, 62, 178).map((x) => path`M${x} 136v32`).join(''))
      + fine('M78 80Q82 58 108 54') + shape('M104 41V30H136V41', tone)
    + across(52, 188, 204, size, 174) + down(30, 174, 214, length, 182),
})

const flange: Drawing = (geometry) => {
  const { variant, labels: [outer, bore] } = geometry
  const holes = geometry.count(8, 4, 16), y = 100, hole = Math.min(8.5, 100 / holes)
  const hub = variant === 'blind' ? innerCircle(120, y, 46, tint) : variant === 'welding' ? innerCircle(120, y, 46, tint)
    + innerCircle(120, y, 36) + circle(120, y, 30)
    : circle(120, y, 40, tint) + circle(120, y, 28) + fine(path`M120 ${y - 32}A32 32 0 1 1 88 ${y}`)
  const section = variant === 'blind' ? rect(44, 202, 152, 14, hatched) + shape('M74 202V198H166V202', hatched)
    : variant === 'welding' ? shape('M44 216V204H82L88 190H90V216z', hatched) + shape('M196 216V204H158L152 190H150V216z',
      hatched) + rect(90, 190, 60, 26)
    : shape('M44 216V203H80V190H92V216z', hatched) + shape('M196 216V203H160V190H148V216z', hatched) + rect(92, 190, 56, 26)
      + fine('M96 190v26M144 190v26')
  return cross(120, y, 84) + circle(120, y, 76)
    + `<circle cx="120" cy="${y}" r="60" stroke="#6E7C76" stroke-width=".7" stroke-dasharray="10 2.5 2 2.5"/>`
    + repeat(holes, (i) => { const [x, at] = polar(120, y, 60, 90 + 180 / holes + i * 360 / holes);
      return circle(x, at, hole, tint) }) + hub + axis(120, 184, 120, 222) + section
    + across(44, 196, 232, outer, 216) + (variant === 'blind' ? leader(120 + 32, y - 32, 206, 20, bore) : leader(120 + 20, y - 20,
      206, 20, bore))
}

const gauge = byVariant({
  pressure: ({ labels: [range, size] }) =>
    rect(106, 168, 28, 16, tint) + rect(102, 182, 36, 18) + inner('M111 182v18M129 182v18') + rect(110, 200, 20, 16, tone)
      + fine('M110 205l20 -2M110 209l20 -2M110 213l20 -2') + circle(120, 102, 72) + circle(120, 102, 62, tint)
      + dial(120, 102, 52)
    + mark(range, 120, 140, 8.5) + across(48, 192, 20, size, 90),
  thermometer: ({ labels: [range, size] }) =>
    circle(102, 92, 60) + circle(102, 92, 51, tint) + dial(102, 92, 42) + rect(158, 82, 16, 20, tone) + rect(172, 86, 8, 12)
      + shape('M92 152V164H112V152') + rect(96, 164, 12, 52, paper, 6) + inner('M102 170v40') + mark(range, 102, 124, 7.5)
      + leader(146, 50, 176, 32, size),
  flow: ({ labels: [range, size] }) =>
    axis(12, 152, 228, 152) + shape('M38 130H66Q80 100 120 100T174 130H202V174H174Q160 196 120 196T66 174H38z', tint)
      + rect(26, 124, 20, 56) + rect(194, 124, 20, 56) + inner('M26 142h20M26 162h20M194 142h20M194 162h20')
      + ellipse(120, 92, 62, 46) + ellipse(120, 88, 52, 37, tint)
    + innerRect(84, 68, 72, 18, paper) + repeat(6, (i) => inner(path`M${96 + i * 12} 68v18`))
      + spread(6, 90, 150).map((x, i) => mark('000472'[i], x, 81, 8)).join('') + inner(teeth(120, 104, 9, 6, 8), paper)
      + inner('M60 180h30l-6 -5M90 180l-6 5') + leader(160, 62, 176, 34, range) + across(26, 214, 222, size, 182),
  level: ({ labels: [range, size] }) =>
    rect(88, 22, 64, 26, tint, 3) + inner('M98 35h44') + rect(84, 48, 72, 12, tone) + rect(96, 60, 48, 142)
      + innerRect(108, 72, 24, 118, tint) + patch('M109 126H131V189H109z', tone) + inner('M108 126h24')
      + fine(spread(13, 76, 186).map((y, i) => path`M108 ${y}h${i % 3 ? 6 : 11}`).join(''))
    + rect(152, 76, 22, 16) + rect(174, 68, 8, 32, tone) + rect(152, 172, 22, 16) + rect(174, 164, 8, 32, tone)
      + shape('M104 202H136V214H104z', tint) + axis(120, 14, 120, 224) + down(84, 180, 212, range, 184) + down(22, 214, 58, size,
      82),
})

/** Scale and needle of a round instrument. */
const dial = (x: number, y: number, radius: number) =>
  inner(repeat(11, (i) => ray(x, y, radius * .82, radius, 135 + i * 27)))
    + fine(repeat(51, (i) => ray(x, y, radius * .9, radius, 135 + i * 5.4)))
  + line(ray(x, y, -radius * .3, radius * .78, 246)) + circle(x, y, radius * .12, tone)
const ray = (x: number, y: number, from: number, to: number, degrees: number) => {
  const [x1, y1] = polar(x, y, from, degrees), [x2, y2] = polar(x, y, to, degrees)
  return path`M${x1} ${y1}L${x2} ${y2}`
}

export const pipes = { pump, valve, pipe, fitting, flange, gauge }
