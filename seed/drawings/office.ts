// Monitors, laptops, computers, printers.
import {
  across, axis, byVariant, circle, cuboid, dot, down, fine, inner, innerCircle, innerRect, mark, paper, patch, path, rect,
  repeat, shape, tint, tone, type Drawing,
} from './sheet.ts'

const screen = (left: number, top: number, wide: number, high: number, frame = 6) =>
  rect(left, top, wide, high, paper, 4) + innerRect(left + frame, top + frame, wide - frame * 2, high - frame * 2, tint, 1)
const glare = (left: number, top: number, wide: number,
  high: number) => fine(path`M${left + wide * .12} ${top + high * .5}l${high * .3} ${-high * .3}`
    + path`M${left + wide * .12} ${top + high * .68}l${high * .48} ${-high * .48}`)
const diagonal = (left: number, top: number, wide: number, high: number, text: string | undefined) =>
  text ? axis(left + 8, top + high - 8, left + wide - 8, top + 8)
    + patch(path`M${left + wide / 2 - 22} ${top + high / 2 - 9}h44v18h-44z`) + mark(text, left + wide / 2, top + high / 2 + 4, 9)
    : glare(left, top, wide, high)

const monitor: Drawing = (geometry) => {
  const { variant, labels: [size, width] } = geometry
  const high = Math.min(126, Math.max(geometry.ratio(variant === 'curved' ? .46 : .58, .3, .8) * 188, 70)), left = 26, wide = 188,
    top = 100 - high / 2 - 8, bottom = top + high
  if (variant === 'tv') return screen(left, top, wide, high, 5) + diagonal(left, top, wide, high, size)
    + shape(path`M58 ${bottom}l-12 24h12l10 -24zM182 ${bottom}l12 24h-12l-10 -24z`, tone) + innerRect(112, bottom - 3, 16, 3,
    tone) + across(left, left + wide, bottom + 46, width, bottom + 2)
  const stand = shape(path`M108 ${bottom}h24l4 30h-32z`, tint)
    + shape(path`M76 ${bottom + 38}Q78 ${bottom + 30} 92 ${bottom + 30}H148Q162 ${bottom + 30} 164 ${bottom + 38}z`, tone)
  if (variant === 'curved') return stand
    + shape(path`M${left} ${top}Q120 ${top + 16} ${left + wide} ${top}V${bottom}Q120 ${bottom - 16} ${left} ${bottom}z`)
    + inner(path`M${left + 6} ${top + 8}Q120 ${top + 22} ${left + wide - 6} ${top + 8}V${bottom - 8}`
      + path`Q120 ${bottom - 22} ${left + 6} ${bottom - 8}z`,
    tint) + diagonal(left, top + 10, wide, high - 20, size) + across(left, left + wide, bottom + 62, width, bottom)
  const extra = variant === 'touch'
    ? circle(168, bottom - 40, 6, paper) + innerCircle(168, bottom - 40, 12)
      + shape(path`M163 ${bottom - 40}v36q-8 -10 -13 -4q-2 4 4 12l13 18h26q6 -10 5 -34q-2 -10 -9 -8q-2 -6 -8 -4q-2 -6 -8 -3v-14`
        + path`q-1 -6 -5 -5q-5 0 -5 6z`)
      : fine(path`M60 ${bottom - 10}`)
  return stand + screen(left, top, wide, high) + diagonal(left, top, wide, high, size) + extra + dot(left + wide - 10, bottom - 3,
    1.2) + across(left, left + wide, bottom + 60, width, bottom)
}

const laptop = byVariant({
  clamshell: ({ labels: [size, width] }) => screen(52, 38, 136, 98) + diagonal(52, 38, 136, 98, size)
    + rect(112, 136, 16, 6, tone) + shape('M52 142H188L218 184H22z', tint) + inner('M60 148H180L194 168H46z', paper)
    + fine(repeat(3, (i) => path`M${57 - i * 4} ${153 + i * 5}H${183 + i * 4}`)
    + repeat(12, (i) => path`M${68 + i * 9.4} 148L${58 + i * 11.2} 168`)) + inner('M98 172H142L146 180H94z', paper)
    + shape('M22 184H218V188Q216 192 210 192H30Q24 192 22 188z', tone) + across(22, 218, 218, width, 192),
  tablet: ({ labels: [size, width] }) => rect(54, 28, 124, 172, paper, 12) + innerRect(64, 44, 104, 140, tint, 2)
    + innerCircle(116, 36, 1.6) + innerRect(104, 189, 24, 5, tone, 2.5) + diagonal(64, 44, 104, 140, size)
    + shape('M190 60L198 54V176L194 190L190 176z', tone) + across(54, 178, 224, width, 200),
  convertible: ({ labels: [size, width] }) => shape('M40 46H176L206 172H70z', tone) + shape('M36 50H172L202 176H66z')
    + inner('M45 58H168L193 167H75z', tint) + fine('M70 110l34 -38M80 122l44 -50') + mark(size, 122, 122, 10)
    + shape('M66 176H202L178 198H38z', tint) + shape('M38 198H178V205H38z') + shape('M178 198L202 176V183L178 205z', tone)
    + fine('M60 190H172M70 183H182') + across(38, 202, 228, width, 205, 184),
})

const computer = byVariant({
  tower: ({ labels: [height, width] }) => cuboid(62, 48, 78, 150, 46, 20) + rect(70, 58, 62, 20, tint, 2) + inner('M76 68h44')
    + innerCircle(126, 68, 2, tone) + rect(70, 84, 62, 14, tint, 2) + innerCircle(82, 112, 5, tone) + innerRect(96, 108, 12, 5)
    + innerRect(112, 108, 12, 5) + fine(repeat(8, (i) => path`M74 ${132 + i * 6.6}h54`))
    + fine(repeat(6, (i) => path`M148 ${90 + i * 8}l28 -12`)) + rect(66, 198, 16, 7, tone) + rect(120, 198, 16, 7, tone)
    + down(48, 205, 38, height, 62) + across(62, 140, 226, width, 205),
  mini: ({ labels: [height, width] }) => shape('M38 120L70 84H214L182 120z', tint) + shape('M182 120L214 84V136L182 172z', tone)
    + rect(38, 120, 144, 52, paper, 3) + innerCircle(62, 146, 9, tint) + inner('M62 141v5') + innerRect(86, 134, 16, 7, tone)
    + innerRect(86, 150, 16, 7, tone) + innerRect(112, 134, 20, 7, tone, 3) + innerCircle(122, 153, 4)
    + fine(repeat(6, (i) => path`M${144 + i * 6} 132v28`) + repeat(6, (i) => path`M${190 + i * 4} ${120 - i * 4}v34`)
    + 'M96 104h64M104 96h64') + rect(50, 172, 20, 6, tone) + rect(150, 172, 20, 6, tone) + down(120, 178, 20, height, 38)
    + across(38, 182, 208, width, 178),
  allinone: ({ labels: [height, width] }) => screen(30, 30, 180, 112) + glare(30, 30, 180, 112) + rect(30, 130, 180, 16, paper, 3)
    + innerCircle(120, 138, 2.4, tone) + shape('M106 146H134L140 166H100z', tint) + rect(82, 164, 76, 7, tone, 3)
    + shape('M58 184H152L160 202H50z', tint) + fine('M56 190H154M53 196H157M74 184l-4 18M90 184l-2 18M106 184v18M122 184l2 18'
    + 'M138 184l4 18') + shape('M172 186q14 -4 16 8q0 8 -8 8t-10 -8q0 -6 2 -8z', tint) + across(30, 210, 226, width, 146)
    + down(30, 171, 228, height, 210),
  server: ({ labels: [height, width] }) => {
    const unit = (y: number) => rect(34, y, 164, 36) + rect(22, y + 2, 14, 32, tint, 2) + rect(196, y + 2, 14, 32, tint, 2)
      + repeat(6, (i) => innerRect(44 + i * 19, y + 6, 16, 24, tint) + inner(path`M${47 + i * 19} ${y + 12}h10`)
      + dot(57 + i * 19, y + 25, 1.3)) + innerCircle(172, y + 12, 3.4, tone)
      + fine(path`M162 ${y + 22}h28M162 ${y + 26}h28M162 ${y + 30}h28`)
    return shape('M34 56L52 38H180L198 56z', tint) + fine('M60 46h100M64 50h96') + [56, 96, 136].map(unit).join('')
      + across(22, 210, 204, width, 172) + down(56, 172, 228, height, 210)
  },
})

const printer = byVariant({
  laser: ({ labels: [format, width] }) => shape('M40 104L64 70H212L188 104z', tint) + shape('M80 98L94 78H176L166 98z', tone)
    + shape('M92 94L106 52H182L168 94z') + fine('M112 62h56M109 70h56M106 78h56') + shape('M188 104L212 70V158L188 192z', tone)
    + rect(40, 104, 148, 88, paper, 5) + inner('M40 128H188') + innerRect(148, 110, 30, 12, tint) + innerCircle(56, 116, 4, tone)
    + rect(50, 146, 128, 36, tint, 3) + innerRect(98, 152, 32, 7, paper, 3) + mark(format, 114, 175, 9)
    + across(40, 188, 218, width, 192),
  mfp: ({ labels: [format, width] }) => shape('M54 44H176Q188 44 190 54V66H40V54Q42 44 54 44z', tint) + rect(34, 66, 162, 22)
    + shape('M150 66H214L208 84H150z', tone) + innerRect(160, 69, 26, 9, paper) + rect(44, 88, 142, 26, tint)
    + patch('M54 92H146V110H54z', tone) + shape('M60 104H132L126 112H56z') + rect(40, 112, 150, 90)
    + [118, 146, 174].map((y) => innerRect(46, y, 138, 23, tint, 2) + innerRect(98, y + 4, 34, 6, paper, 3)).join('')
    + innerRect(150, 94, 28, 12, paper) + mark(format, 166, 137, 7) + rect(48, 202, 14, 8, tone, 3) + rect(168, 202, 14, 8, tone,
    3) + across(40, 190, 230, width, 210),
  inkjet: ({ labels: [format, width] }) => shape('M76 92L68 34H156L164 92z') + fine('M78 44h70M80 52h70')
    + shape('M34 112L52 84H204L222 112z', tint) + rect(34, 112, 188, 56, paper, 6) + patch('M64 130H176V152H64z', tone)
    + shape('M68 142H172L184 182H56z') + fine('M72 156h94M70 164h98M66 172h106') + innerRect(184, 120, 28, 14, tint)
    + repeat(4, (i) => innerRect(188 + i * 7, 140, 5, 20, i % 2 ? tone : tint)) + mark(format, 120, 125, 8)
    + across(34, 222, 210, width, 168),
  plotter: ({ labels: [format, width] }) => shape('M34 62Q34 50 46 50H206Q218 50 218 62V70H34z', tint)
    + rect(28, 70, 196, 30, paper, 4) + rect(28, 70, 36, 30, tint, 4) + innerRect(34, 76, 22, 12, paper)
    + shape('M72 96H212V148Q196 172 142 166T72 160z') + fine('M84 112h50v30h-50zM146 112l40 30M186 112l-40 30')
    + mark(format, 200, 90, 7) + rect(52, 100, 9, 96, tone) + rect(188, 164, 9, 32, tone) + inner('M60 186H188')
    + rect(36, 194, 42, 8, tint) + rect(172, 194, 42, 8, tint) + circle(42, 208, 5, tone) + circle(72, 208, 5, tone)
    + circle(178, 208, 5, tone) + circle(208, 208, 5, tone) + across(28, 224, 34, width, 68),
  scanner: ({ labels: [format, width] }) => shape('M46 98L62 28H206L194 98z') + inner('M56 94L70 36H196L186 94z', tint)
    + shape('M26 150L46 98H194L214 150z', tint) + inner('M48 144L62 104H178L192 144z', tone)
    + fine('M60 136l14 -24M72 138l16 -28') + mark(format, 120, 130, 10) + rect(26, 150, 188, 24, paper, 4)
    + repeat(4, (i) => innerRect(40 + i * 18, 158, 12, 8, tint, 3)) + rect(38, 174, 20, 6, tone) + rect(182, 174, 20, 6, tone)
    + across(26, 214, 206, width, 178),
  label: ({ labels: [format, width] }) => shape('M52 96Q54 46 100 42H140Q186 46 188 96z', tint)
    + inner('M66 88Q70 58 102 54H138Q170 58 174 88z', paper) + circle(120, 82, 22, tint) + innerCircle(120, 82, 9, tone)
    + patch('M54 97H186V106H54z') + rect(46, 100, 148, 86, paper, 8) + rect(70, 130, 100, 12, tone, 3)
    + shape('M78 138H162V206H78z') + fine('M88 150h40M88 156h30') + heavyBars + innerCircle(60, 114, 4, tone)
    + innerCircle(74, 114, 4, tint) + mark(format, 120, 120, 8) + across(46, 194, 228, width, 186),
})
const heavyBars = inner(repeat(9, (i) => path`M${90 + i * 7} 168v22`)) + inner(repeat(5, (i) => path`M${93 + i * 12} 168v22`))

export const office = { monitor, laptop, computer, printer }
