// Measuring tools, compressors and engines, tool boxes.
import {
  across, axis, byVariant, circle, cuboid, dot, down, ellipse, fine, inner, innerCircle, innerRect, leader, line, lying, mark,
  paper, patch, path, polar, rect, repeat, shape, spread, tint, tone, tube, type Drawing,
} from './sheet.ts'

const ticks = (x1: number, x2: number, y: number, count: number, long = 8) => fine(spread(count, x1,
  x2).map((x, i) => path`M${x} ${y}v${i % 5 ? long * .55 : long}`).join(''))

const measure = byVariant({
  tape: ({ labels: [range, grade] }) => shape('M42 68Q42 40 72 40H128Q168 44 170 90V168H54Q42 168 42 156z')
    + patch('M150 60Q168 70 169 96V167H150z') + circle(102, 100, 42, tint) + innerCircle(102, 100, 34, paper)
    + mark(range, 102, 104, 11) + rect(120, 30, 30, 14, tone, 4) + shape('M158 158H226V170H158z', tint) + ticks(176, 216, 158, 9,
    8) + rect(222, 152, 6, 26, tone) + rect(48, 168, 122, 6, tone) + leader(196, 168, 186, 204, grade),
  caliper: ({ labels: [range, grade] }) => rect(26, 72, 194, 22, paper, 1) + ticks(60, 210, 73, 31, 12)
    + shape('M26 66H50V94H46L40 164L26 150z', tint) + shape('M34 66V48L44 40L46 66z', tint)
    + shape('M78 64H158V104H104L98 104L92 150L80 164L80 104z', tone) + shape('M74 64V40L84 48V64z', tone) + rect(92, 74, 56, 20)
    + ticks(96, 144, 84, 11, 8) + circle(128, 60, 7, tint) + mark(range, 186, 116, 9) + rect(140, 104, 18, 12, tint, 3)
    + leader(110, 100, 140, 150, grade),
  level: ({ labels: [range, grade] }) => rect(18, 88, 204, 52, paper, 3) + inner('M24 98H216M24 130H216')
    + rect(18, 86, 14, 56, tone, 2) + rect(208, 86, 14, 56, tone, 2) + rect(92, 96, 56, 36, tint, 4) + innerRect(98, 104, 44, 20,
    paper, 9) + inner('M110 104v20M130 104v20') + ellipse(120, 113, 7, 5, tone, 1.4) + circle(58, 114, 15, tint)
    + innerRect(52, 102, 12, 24, paper, 5) + ellipse(58, 114, 3, 4.6, tone, .8) + circle(184, 114, 15, tint)
    + `<g transform="rotate(45 184 114)">${innerRect(178, 102, 12, 24, paper, 5)}${ellipse(184, 114, 3, 4.6, tone, .8)}</g>`
    + across(18, 222, 178, range, 142) + leader(148, 100, 162, 56, grade),
  square: ({ labels: [range, grade] }) => shape('M70 22H94V176H216V200H70z') + ticks(100, 212, 177, 30, 9)
    + fine(spread(28, 28, 170).map((y, i) => path`M94 ${y}h${i % 5 ? -5 : -9}`).join('')) + shape('M56 20H72V206H56z', tone)
    + innerCircle(64, 34, 2.4, paper) + innerCircle(64, 190, 2.4, paper) + shape('M94 166h10v10', 'none')
    + across(72, 216, 224, range, 200) + leader(82, 90, 130, 64, grade),
  multimeter: ({ labels: [range, grade] }) => rect(52, 22, 104, 196, tone, 16) + rect(62, 32, 84, 176, paper, 10)
    + rect(70, 42, 68, 40, tint, 4) + mark('230.4', 104, 69, 14) + circle(104, 132, 30, tint) + innerCircle(104, 132, 20, paper)
    + line('M104 132V115') + fine(repeat(12, (i) => { const [x1, y1] = polar(104, 132, 32.5, i * 30), [x2, y2] = polar(104, 132,
    36.5, i * 30); return path`M${x1} ${y1}L${x2} ${y2}` })) + [80, 104, 128].map((x) => circle(x, 190, 7, tone)
    + innerCircle(x, 190, 2.4, paper)).join('') + repeat(3, (i) => innerRect(72 + i * 24, 88, 16, 7, paper, 3))
    + tube('M128 192Q150 230 184 200T192 110', 4, tone) + shape('M188 112V64L192 40L196 64V112z', tint) + leader(136, 52, 174, 28,
    range) + mark(grade, 196, 216, 7.5),
  laser: ({ labels: [range, grade] }) => axis(14, 92, 52, 92) + axis(186, 92, 230, 92) + rect(78, 54, 84, 92, paper, 12)
    + shape('M84 60H156V84H84z', tone) + circle(120, 72, 13, tint) + innerCircle(120, 72, 6, paper) + rect(62, 78, 18, 28, tint,
    3) + innerCircle(71, 92, 5, paper) + innerRect(98, 96, 44, 22, tint, 3) + mark(grade, 120, 111, 7) + circle(108, 130, 4, tone)
    + circle(132, 130, 4, tone) + rect(96, 146, 48, 10, tone, 3) + line('M112 156L84 212M128 156L156 212M120 156V208') + heavyDash
    + across(20, 220, 226, range, 94),
})
const heavyDash = '<path d="M20 92H62M162 92H222M120 54V22" fill="none" stroke-width="1.4" stroke-dasharray="7 4"/>'

const compressor = byVariant({
  tank: ({ labels: [volume, power] }) => lying(34, 190, 160, 34, 14) + inner('M64 126.5A14 34 0 0 1 64 193.5')
    + rect(58, 112, 122, 15, tone) + mark(volume, 116, 172, 10) + rect(66, 74, 54, 38)
    + fine(repeat(6, (i) => path`M68 ${80 + i * 5.4}h50`)) + rect(60, 78, 8, 30, tint)
    + shape('M132 112V92H142V60H170V92H180V112z', tint) + fine(repeat(5, (i) => path`M139 ${64 + i * 5.4}h34`))
    + rect(138, 50, 36, 10, tone) + circle(128, 84, 26, paper) + innerCircle(128, 84, 20) + inner('M128 64v40M108 84h40')
    + circle(52, 200, 18, tone) + innerCircle(52, 200, 7, paper) + rect(170, 192, 12, 24, tone) + tube('M200 146H222V128', 7,
    tint) + circle(204, 118, 10) + inner('M204 118l5 -5') + leader(84, 84, 58, 46, power),
  generator: ({ labels: [volume, power] }) => tube('M30 196V60Q30 46 44 46H196Q210 46 210 60V196z', 8, tint)
    + shape('M48 58H192V88H48z') + rect(104, 50, 32, 10, tone, 3) + mark(volume, 120, 78, 9) + rect(46, 96, 74, 82, tint, 4)
    + circle(83, 136, 28) + fine(repeat(5, (i) => path`M62 ${124 + i * 6}h42`)) + rect(124, 96, 70, 82, paper, 4)
    + circle(146, 118, 12, tint) + dot(141, 118, 1.8) + dot(151, 118, 1.8) + circle(176, 118, 12, tint) + dot(171, 118, 1.8)
    + dot(181, 118, 1.8) + innerRect(132, 138, 24, 14, tint) + circle(176, 145, 6, tone) + fine('M132 162h54M132 168h54')
    + rect(26, 196, 30, 12, tone, 3) + rect(184, 196, 30, 12, tone, 3) + leader(188, 156, 204, 224, power),
  welder: ({ labels: [volume, power] }) => tube('M76 66V52Q76 44 84 44H164Q172 44 172 52V66', 8, tint) + cuboid(48, 78, 118, 96,
    30, 16) + rect(48, 78, 118, 16, tone) + innerRect(60, 102, 52, 24, tint, 2) + mark(power, 86, 118, 8)
    + circle(140, 116, 13, tint) + inner('M140 116l6 -7') + circle(70, 152, 9, tone) + circle(144, 152, 9, tone)
    + innerCircle(70, 152, 4, paper) + innerCircle(144, 152, 4, paper) + fine('M86 140h40M86 146h40M86 152h40')
    + tube('M70 160Q66 204 110 202T180 214', 5, tone) + tube('M144 160Q148 190 190 188', 5, tone)
    + shape('M186 180L214 174L220 182L192 196z', tint) + rect(56, 174, 16, 8, tone) + rect(144, 174, 16, 8, tone)
    + leader(180, 96, 196, 40, volume),
  washer: ({ labels: [volume, power] }) => tube('M92 76V36Q92 26 102 26H134Q144 26 144 36V76', 8, tint)
    + shape('M78 72H158L166 190H70z') + shape('M78 72H158L161 108H75z', tint) + circle(118, 92, 11, paper) + inner('M118 92v-7')
    + mark(power, 118, 134, 9) + fine(repeat(5, (i) => path`M90 ${148 + i * 7}h56`)) + circle(76, 192, 21, tone)
    + circle(160, 192, 21, tone) + innerCircle(76, 192, 9, paper) + innerCircle(160, 192, 9, paper)
    + tube('M164 160Q204 166 200 120Q196 92 178 86', 6, tone) + shape('M190 34L214 58L206 66L198 60L186 74L174 70L188 48L184 42z',
    tint) + line('M214 58L228 68') + leader(72, 160, 50, 132, volume),
  vacuum: ({ labels: [volume, power] }) => shape('M62 96Q64 54 120 52Q176 54 178 96z', tint) + rect(96, 42, 48, 12, tone, 5)
    + innerRect(104, 66, 32, 12, paper, 5) + rect(56, 94, 128, 12, tone, 3) + shape('M62 106H178L172 186H68z')
    + patch('M150 107H177L171 185H150z') + mark(volume, 112, 152, 11) + rect(52, 90, 10, 28, paper) + rect(178, 90, 10, 28, paper)
    + shape('M56 186H184L192 198H48z', tint) + circle(62, 206, 10, tone) + circle(178, 206, 10, tone) + circle(84, 128, 12, tone)
    + tube('M80 128Q30 130 28 96T44 36Q60 16 82 22', 9, paper) + leader(156, 74, 192, 44, power),
})

const toolbox: Drawing = (geometry) => {
  const { variant, labels: [width, height] } = geometry
  if (variant === 'case') return tube('M88 92V66Q88 56 98 56H144Q154 56 154 66V92', 9, tone) + cuboid(30, 108, 164, 88, 22, 18)
    + inner('M30 132H194L216 114') + shape('M30 108Q30 104 36 104H188Q194 104 194 108V132H30z', tint)
    + rect(58, 122, 18, 24, tone, 2) + rect(148, 122, 18, 24, tone, 2) + innerRect(94, 146, 36, 20, tint, 3)
    + fine('M42 150v34M182 150v34') + across(30, 194, 224, width, 196) + down(90, 196, 232, height, 216)
  if (variant === 'bag') return tube('M62 104Q70 40 120 40T178 104', 9, tone)
    + shape('M36 104H204Q212 150 206 196H34Q28 150 36 104z') + shape('M36 104Q60 86 120 86T204 104z', tint)
    + inner('M36 112H204M62 112V196M178 112V196') + [74, 110, 146].map((x) => innerRect(x, 140, 28, 46, tint, 3)
    + inner(path`M${x} 148h28`)).join('') + [80, 124, 158].map((x, i) => shape(i === 1 ? path`M${x - 4} 140V116h10v24z`
    : path`M${x - 3} 140V120l3 -8l5 8v20z`, tone)).join('') + rect(34, 192, 172, 10, tone, 3) + across(32, 208, 226, width, 202)
    + down(40, 202, 228, height, 208)
  if (variant === 'set') return shape('M38 108L52 32H202L190 108z', tint) + inner('M50 100L62 40H192L182 100z', paper)
    + fine('M72 50l-6 36M88 50l-6 36') + rect(30, 108, 168, 88, paper, 5) + rect(38, 116, 152, 72, tint, 4)
    + spread(9, 52, 176).map((x, i) => circle(x, 130, 4 + i * .55, tone) + innerCircle(x, 130, 2.2, paper)).join('')
    + shape('M50 156H104Q110 148 120 152V166Q110 170 104 162H50z', paper) + repeat(6, (i) => innerRect(134 + i * 8.4, 148, 5, 32,
    paper, 1)) + innerRect(48, 174, 76, 8, paper, 3) + rect(102, 192, 26, 10, tone, 3) + across(30, 198, 228, width, 202)
    + down(32, 202, 222, height, 206)
  const drawers = geometry.count(6, 3, 9), step = 124 / drawers
  return tube('M40 66V52H30V66', 6, tint) + cuboid(40, 62, 132, 132, 26, 18) + shape('M36 62L62 42H202L176 62z', tone)
    + rect(36, 60, 140, 8, tint) + repeat(drawers, (i) => innerRect(46, 72 + i * step, 120, step - 3, i % 2 ? paper : tint, 1)
    + rect(66, 74.5 + i * step, 80, Math.min(5, step * .3), tone, 2)) + circle(58, 205, 11, tone) + innerCircle(58, 205, 4, paper)
    + circle(158, 205, 11, tone) + innerCircle(158, 205, 4, paper) + circle(188, 194, 8, tone) + across(40, 172, 232, width, 216)
    + down(60, 216, 226, height, 202)
}

export const workshop = { measure, compressor, toolbox }
