// Cartridges, power supplies, projection, peripherals, furniture, stationery.
import {
  across, axis, byVariant, circle, cuboid, dot, down, ellipse, fine, inner, innerCircle, innerRect, leader, line, lying, mark,
  mirrored, paper, patch, path, rect, repeat, shape, teeth, tint, tone, tube,
} from './sheet.ts'

const cartridge = byVariant({
  toner: ({ labels: [code, pages] }) => shape('M30 106L56 78H222L196 106z', tint) + shape('M196 106L222 78V122L196 152z', tone)
    + shape('M30 106H196V152H44Q30 152 30 138z') + lying(34, 186, 160, 14, 5, tint, tone) + inner('M100 92H152L146 98H94z', paper)
    + innerRect(70, 114, 84, 26, tint, 2) + mark(code, 112, 131, 9) + circle(206, 132, 11) + shape(teeth(206, 132, 10, 7, 10),
    tint) + leader(140, 148, 166, 206, pages),
  ink: ({ labels: [code, pages] }) => repeat(4, (i) => { const x = 26 + i * 46;
    return shape(path`M${x} 72h30l14 -14v104l-14 18H${x}z`, tint) + shape(path`M${x} 72h30v108h-30z`)
    + shape(path`M${x} 72l14 -14h30l-14 14z`, tone) + innerRect(x + 5, 100, 20, 44, i % 2 ? tone : tint, 2) + mark('CMYK'[i], x
    + 15, 126, 10) + shape(path`M${x + 8} 180h14v8h-14z`, tone) + innerRect(x + 7, 80, 16, 10, paper)
    + fine(path`M${x + 10} 85h10`) }) + leader(210, 90, 202, 34, code) + leader(130, 184, 146, 216, pages),
  drum: ({ labels: [code, pages] }) => axis(14, 112, 226, 112) + lying(44, 186, 112, 40, 14, tint, tone) + ellipse(44, 112, 8, 22,
    paper) + ellipse(44, 112, 3.4, 9, tone) + fine('M62 84h110M66 92h96') + shape('M186 72q14 40 0 80h10q14 -40 0 -80z', tone)
    + inner(repeat(6, (i) => path`M${191 + (i % 5)} ${80 + i * 12}l9 2`)) + rect(202, 104, 18, 16, tint)
    + leader(110, 150, 128, 190, pages) + leader(130, 72, 146, 44, code),
})

const ups = byVariant({
  tower: ({ labels: [power, height] }) => cuboid(70, 52, 80, 146, 40, 20) + rect(80, 64, 60, 34, tint, 3)
    + mark(power, 110, 85, 8) + circle(110, 116, 9, tone) + inner('M110 111v5')
    + fine(repeat(8, (i) => path`M82 ${138 + i * 6.6}h56`)) + rect(76, 198, 18, 6, tone) + rect(126, 198, 18, 6, tone)
    + down(52, 204, 46, height, 70),
  rack: ({ labels: [power, height] }) => shape('M34 92L58 66H186L206 92z', tint) + rect(34, 92, 172, 66)
    + rect(20, 94, 16, 62, tint, 2) + rect(204, 94, 16, 62, tint, 2) + [104, 146].map((y) => innerCircle(28, y, 2.4)
    + innerCircle(212, y, 2.4)).join('') + rect(46, 104, 64, 42, tint, 3) + mark(power, 78, 130, 9) + circle(130, 125, 9, tone)
    + fine(repeat(7, (i) => path`M150 ${106 + i * 6}h46`)) + down(92, 158, 232, height, 222),
  line: ({ labels: [power, height] }) => shape('M40 128L66 92H214L188 128z', tint) + shape('M188 128L214 92V146L188 186z', tone)
    + rect(40, 128, 148, 58, paper, 4) + repeat(4, (i) => inner(path`M${70 + i * 30} 118l8 -14h20l-8 14z`, paper)
    + dot(83 + i * 30, 111, 1.4) + dot(89 + i * 30, 111, 1.4)) + innerRect(54, 140, 54, 20, tint, 2) + mark(power, 81, 154, 8)
    + circle(128, 150, 7, tone) + fine(repeat(5, (i) => path`M146 ${140 + i * 7}h32`)) + tube('M210 132Q228 140 222 168', 6, tone)
    + down(128, 186, 20, height, 40),
  battery: ({ labels: [power, height] }) => cuboid(40, 92, 136, 100, 32, 24) + inner('M40 108H176L208 84')
    + rect(66, 66, 20, 12, tone) + rect(150, 66, 20, 12, tone) + inner('M70 60h12') + inner('M154 58h12M160 52v12')
    + innerRect(58, 124, 100, 48, tint, 2) + mark(power, 108, 153, 11) + inner('M52 92l24 -18h96') + down(68, 192, 226, height,
    210),
})

const projector = byVariant({
  projector: ({ labels: [lumen, width] }) => shape('M30 104L52 76H212L190 104z', tint) + shape('M190 104L212 76V132L190 164z',
    tone) + rect(30, 104, 160, 60, paper, 8) + circle(78, 132, 34, tint) + circle(78, 132, 24) + innerCircle(78, 132, 15, tone)
    + fine('M68 130a11 11 0 0 1 8 -9') + fine(repeat(6, (i) => path`M132 ${116 + i * 7}h44`)) + innerRect(118, 84, 40, 10, paper,
    4) + rect(44, 164, 16, 9, tone) + rect(160, 164, 16, 9, tone) + across(30, 190, 204, width, 173) + leader(92, 118, 118, 44,
    lumen),
  screen: ({ labels: [lumen, width] }) => rect(28, 30, 184, 14, tone, 5) + rect(34, 44, 172, 112, paper) + innerRect(42, 44, 156,
    104, tint) + mark(lumen, 120, 102, 10) + rect(30, 154, 180, 7, tone, 3) + line('M120 161V190') + rect(115, 161, 10, 34, tint)
    + shape('M117 190L80 214H90L120 196L150 214H160L123 190z') + across(28, 212, 20, width, 30),
  camera: ({ labels: [lumen, width] }) => rect(186, 52, 14, 96, tint, 3) + tube('M188 100H160Q150 100 146 112', 10, tone)
    + shape('M38 104L160 70L176 118L54 156z') + shape('M34 94L160 58L168 70L38 108z', tint)
    + patch('M52 146L172 110L175 117L55 154z') + ellipse(48, 130, 16, 27, tint) + ellipse(46, 131, 10, 17, paper)
    + ellipse(45, 131, 5, 9, tone, 1.4) + inner('M150 74L164 120') + fine('M90 116l34 -10M92 124l34 -10')
    + across(34, 200, 196, width, 158) + leader(120, 130, 140, 170, lumen),
  phone: ({ labels: [lumen, width] }) => shape('M36 204L52 92Q54 84 62 84H190Q198 84 200 92L214 204z')
    + patch('M38 192H212L214 203H36z', tone) + shape('M44 74Q44 58 62 58H82Q90 58 90 68V176Q90 190 78 190H58Q44 190 44 176z',
    tint) + inner('M52 82H82M52 164H82M60 92V154M74 92V154') + innerRect(106, 98, 78, 40, tint, 2) + mark(lumen, 145, 122, 9)
    + repeat(12, (i) => innerRect(110 + (i % 3) * 26, 146 + Math.floor(i / 3) * 12, 18, 8, paper, 2))
    + tube('M56 190Q40 214 66 218T104 212', 4, tone) + across(44, 200, 38, width, 58, 84),
})

const peripheral = byVariant({
  keyboard: ({ labels: [width, length] }) => shape('M38 92H202L224 158H16z', paper)
    + shape('M16 158H224V166Q222 170 216 170H24Q18 170 16 166z', tone) + repeat(4, (row) => repeat(13, (i) => { const y = 98
    + row * 14, l = 40 - row * 4.4, s = (160 + row * 9) / 13; return innerRect(l + i * s + 2, y, s - 3, 10, i > 9 ? tone
    : tint, 1.5) })) + innerRect(74, 151, 84, 5, tint, 1.5) + across(16, 224, 202, width, 170) + leader(190, 110, 196, 66,
    length),
  mouse: ({ labels: [width, length] }) => tube('M112 46Q112 22 140 24T196 16', 5, tone)
    + shape('M112 44C152 44 160 76 160 112C166 160 156 198 112 198S58 160 64 112C64 76 72 44 112 44z')
    + shape('M112 44C152 44 160 76 160 112Q112 128 64 112C64 76 72 44 112 44z', tint) + line('M112 46V118')
    + rect(105, 68, 14, 30, tone, 7) + inner('M107 76h10M107 83h10M107 90h10') + fine('M80 150q4 26 20 36')
    + across(62, 162, 224, width, 150) + down(44, 198, 206, length, 158),
  headset: ({ labels: [width, length] }) => tube('M62 132Q58 36 120 34Q182 36 178 132', 11, tint)
    + mirrored(rect(44, 112, 34, 66, paper, 15) + rect(74, 114, 14, 62, tone, 7) + innerRect(50, 126, 14, 38, tint, 7))
    + tube('M60 176Q62 206 104 206', 4, tone) + rect(102, 198, 28, 15, tint, 7) + fine('M84 54Q100 42 120 42')
    + across(44, 196, 230, width, 178) + down(28, 178, 226, length, 196),
  router: ({ labels: [width, length] }) => [58, 108, 158, 196].map((x, i) => rect(x - 5, i === 3 ? 44 : 32, 10, i === 3 ? 84
    : 98, tone, 5)).join('') + shape('M30 142L56 112H218L192 142z', tint) + fine('M80 124h96M74 130h96')
    + shape('M192 142L218 112V146L192 178z', tone) + rect(30, 142, 162, 36, paper, 5) + repeat(5, (i) => innerRect(92 + i * 19,
    150, 14, 13, tint) + inner(path`M${96 + i * 19} 163v-4h6v4`)) + repeat(4, (i) => dot(44 + i * 10, 158, 2))
    + across(30, 192, 206, width, 178) + down(32, 178, 232, length, 220),
  drive: ({ labels: [width, length] }) => shape('M60 40L72 30H180L172 40z', tint) + shape('M172 40L180 30V188L172 204z', tone)
    + rect(60, 40, 112, 164, paper, 6) + innerRect(68, 48, 96, 132, 'none', 4) + circle(116, 108, 44, tint)
    + circle(116, 108, 12, paper) + innerCircle(116, 108, 4, tone) + fine('M86 108A30 30 0 0 1 116 78')
    + shape('M148 166L154 172L122 118L112 112L116 122z', tone) + circle(150, 168, 8) + innerRect(76, 186, 50, 12, tone)
    + across(60, 172, 226, width, 204) + down(40, 204, 208, length, 180),
})

const furniture = byVariant({
  desk: ({ labels: [width, height] }) => shape('M22 92L54 64H222L190 92z', tint) + rect(22, 92, 168, 10, paper)
    + shape('M190 92L222 64V74L190 102z', tone) + shape('M214 80V158L206 166V86z', tone) + rect(28, 102, 8, 90, tint)
    + rect(124, 102, 60, 90) + shape('M184 102L210 80V164L184 192z', tone) + [102, 132, 162].map((y) => innerRect(128, y + 3, 52,
    25, tint) + innerRect(146, y + 11, 16, 5, paper, 2)).join('') + shape('M36 112H124V150H36z', paper)
    + across(22, 190, 216, width, 192) + down(92, 192, 230, height, 224),
  chair: ({ labels: [width, height] }) => shape('M84 26H144Q154 26 154 40L150 108H78L74 40Q74 26 84 26z', tint)
    + inner('M82 74Q114 82 146 74M86 40Q114 34 142 40') + rect(106, 106, 16, 20, tone)
    + tube('M76 134V104Q76 98 64 98H56M152 134V104Q152 98 164 98H172', 6, tone)
    + shape('M62 124H166Q174 124 174 132Q174 142 160 142H68Q54 142 54 132Q54 124 62 124z')
    + patch('M66 134H166Q164 140 158 141H70z', tone) + rect(108, 142, 12, 36, tone)
    + shape('M108 176L54 198L57 205L114 190L171 205L174 198L120 176z', tint) + rect(110, 186, 8, 16, tint)
    + [54, 114, 174].map((x, i) => circle(x, i === 1 ? 209 : 208, 7, tone)).join('') + down(26, 216, 208, height, 176)
    + leader(60, 132, 44, 160, width),
  cabinet: ({ labels: [width, height] }) => cuboid(48, 36, 110, 164, 30, 16) + inner('M103 36V200') + rect(92, 104, 5, 24, tone,
    2) + rect(109, 104, 5, 24, tone, 2) + innerRect(55, 44, 41, 148, tint) + innerRect(110, 44, 41, 148, tint)
    + rect(92, 104, 5, 24, paper, 2) + rect(109, 104, 5, 24, paper, 2) + fine('M62 52h26M62 57h26M118 52h26M118 57h26')
    + rect(54, 200, 12, 6, tone) + rect(140, 200, 12, 6, tone) + across(48, 158, 226, width, 206) + down(36, 206, 212, height,
    190),
  sofa: ({ labels: [width, height] }) => shape('M48 66Q48 54 60 54H180Q192 54 192 66V124H48z', tint) + inner('M120 56V118')
    + shape('M46 120H194V156H46z') + shape('M50 118Q50 110 60 110H116Q120 110 120 116V138H50zM120 116Q120 110 126 110H182'
    + 'Q190 110 190 118V138H120z') + patch('M47 140H193V155H47z', tone) + line('M46 140H194')
    + mirrored(shape('M22 104Q22 92 36 92T50 104V172H22z')) + inner('M22 160H50M190 160H218') + rect(30, 172, 12, 14, tone)
    + rect(198, 172, 12, 14, tone) + rect(50, 156, 140, 16, tint) + across(22, 218, 212, width, 186) + down(54, 186, 233, height,
    222),
  shelf: ({ labels: [width, height] }) => { const books = (y: number, seed: number) => repeat(9, (i) => (i * 7 + seed) % 5 === 0
    ? '' : innerRect(54 + i * 10.8, y - 22 - (i * 5 + seed) % 4 * 3, 8.5, 22 + (i * 5 + seed) % 4 * 3, i % 3
    ? (i % 2 ? tint : paper) : tone)); return shape('M46 40L62 28H176L158 40z', tint) + shape('M158 40L176 28V190L158 204z', tone)
    + rect(46, 40, 112, 164) + [84, 124, 164, 200].map((y, i) => books(y, i * 2 + 1) + rect(46, y, 112, i === 3 ? 4
    : 5, tint)).join('') + across(46, 158, 226, width, 204) + down(40, 204, 204, height, 178) },
})

const stationery = byVariant({
  paper: ({ labels: [format, count] }) => shape('M40 132L90 62H208L160 132z') + shape('M160 132L208 62V106L160 178z', tone)
    + rect(40, 132, 120, 46, tint) + fine(repeat(6, (i) => path`M40 ${138 + i * 6.6}H160L${208} ${68 + i * 6.6}`))
    + inner('M92 132L142 62H164L114 132V178H92z', paper) + mark(format, 103, 159, 6) + leader(186, 116, 204, 160, count),
  binder: ({ labels: [format, count] }) => shape('M60 36H122V204H60z', tint) + shape('M122 36L184 52V192L122 204z')
    + innerRect(72, 56, 38, 62, paper, 2) + fine('M78 72h26M78 82h26M78 92h26') + mark(format, 91, 112, 7)
    + circle(91, 166, 12, tone) + circle(91, 166, 6) + patch('M126 42L134 44V200L126 202z') + inner('M132 38V202')
    + shape('M184 58L190 62V184L184 188z', tone) + across(60, 122, 226, count, 204),
  pen: ({ labels: [format, count] }) => `<g transform="rotate(-38 120 118)">` + rect(56, 108, 118, 20, paper, 2)
    + rect(150, 106, 54, 24, tint, 4) + shape('M200 104H160V96H206Q210 96 208 104z', tone) + rect(204, 111, 12, 14, tone, 3)
    + shape('M56 108L32 115V121L56 128z', tint) + shape('M32 115L20 118L32 121z', tone) + fine('M66 114h70')
    + inner(repeat(5, (i) => path`M${60 + i * 5} 109v18`)) + '</g>' + inner('M34 196q24 -16 40 0t44 0t40 -4')
    + leader(140, 92, 122, 44, format) + leader(84, 150, 130, 180, count),
  stapler: ({ labels: [format, count] }) => shape('M24 178H206Q214 178 214 186V194H24z', tone)
    + shape('M46 150L200 128V150L60 178H46z') + shape('M28 118Q30 100 56 96L190 78Q214 78 216 100V120L56 152Q26 152 28 118z',
    tint) + inner('M44 126L214 104M196 120l16 0') + circle(56, 160, 9) + innerCircle(56, 160, 3, tone) + inner('M150 178h40')
    + rect(188, 168, 20, 10) + leader(120, 100, 140, 52, format) + leader(130, 158, 160, 214, count),
  notebook: ({ labels: [format, count] }) => shape('M72 38H186V204H72z', tone) + shape('M64 30H180V198H64z')
    + shape('M64 30H90V198H64z', tint) + innerRect(108, 62, 54, 34, tint, 2) + mark(format, 135, 83, 9)
    + inner('M108 112h54M108 122h40') + repeat(10, (i) => tube(path`M72 ${42 + i * 16}h-12q-8 0 -8 -5t8 -5h8`, 4.4, paper))
    + leader(184, 160, 196, 130, count),
})

export const supplies = { cartridge, ups, projector, peripheral, furniture, stationery }
