// Fabric rolls, workwear, protection, linen.
import {
  across, byVariant, circle, dot, down, ellipse, fine, inner, innerCircle, innerRect, leader, line, mirrored, paper, patch, path,
  rect, repeat, shape, spread, tint, tone, tube, type Drawing,
} from './sheet.ts'

const fabricRoll: Drawing = ({ variant, labels: [width, density] }) => {
  const weave = variant === 'woven' ? repeat(12, (i) => path`M${62 + i * 11.6} 140L${58 + i * 13} 206`)
    + repeat(5, (i) => path`M58 ${150 + i * 12}Q130 ${156 + i * 12} 206 ${148 + i * 12}`)
    : variant === 'knit' ? repeat(5, (row) => repeat(14,
      (i) => path`M${60 + i * 10.6} ${148 + row * 12}q2.6 9 5.3 0q2.6 9 5.3 0`))
    : variant === 'carpet' ? repeat(5, (row) => repeat(16,
      (i) => path`M${60 + i * 9.4 + (row % 2) * 4} ${146 + row * 12}l2 6l2 -6`))
      : repeat(32, (i) => path`M${60 + (i * 53) % 140} ${146 + (i * 29) % 54}l${4 + i % 5} ${i % 3 ? 4 : -4}`)
  return shape('M56 134Q52 180 46 206Q80 216 124 210T214 204Q210 176 206 134z', tint) + fine(weave)
    + shape('M60 50H196A14 46 0 0 1 196 142H60z') + patch('M60 118H207Q206 138 196 141H60z') + fine('M80 66h100M70 78h60')
    + ellipse(60, 96, 20, 46, tint) + ellipse(60, 96, 14, 33, 'none', .8) + ellipse(60, 96, 10, 24, 'none', .8)
    + ellipse(60, 96, 6, 14, tone)
    + (variant === 'carpet' ? inner('M196 50q10 -5 12 8M196 142q10 4 12 -6')
      + shape('M112 50H132Q142 96 132 142H112Q122 96 112 50z', tone) : '') + across(60, 200, 28, width, 50)
      + leader(150, 182, 176, 226, density)
}

const sleeve = (long: number,
  cuff = 0) => shape(path`M84 46Q70 50 64 64L${44 - long * .12} ${64 + long}L${66 - long * .08} ${70 + long}L88 96z`, tint)
  + (cuff ? shape(path`M${44 - long * .12} ${64 + long}l${22 + long * .04} 6l-2.4 10l${-22 - long * .04} -6z`, tone) : '')
const garment: Drawing = byVariant({
  jacket: ({ labels }) => mirrored(sleeve(92, 1)) + shape('M84 46L104 36H136L156 46Q164 70 160 100V192H80V100Q76 70 84 46z')
    + shape('M104 36Q120 56 136 36L144 46L128 66L120 54L112 66L96 46z', tone) + line('M120 54V192')
    + mirrored(innerRect(88, 88, 24, 28) + shape('M88 86h24v7l-12 5l-12 -5z', tint) + inner('M90 146l20 14M90 150l19 13')
    + patch('M81 120h38v7h-38z', tone) + fine('M81 120h38M81 127h38')) + rect(80, 182, 80, 10, tint)
    + fine(spread(5, 64, 180).slice(1).map((y) => path`M116 ${y}h3`).join('')) + frame(labels, 36, 192, 190),
  trousers: ({ labels }) => shape('M84 40H156L170 204H128L121 98H119L112 204H70z') + patch('M146 58H157L168 203H150z')
    + rect(83, 32, 74, 12, tint) + fine(spread(5, 92, 148).map((x) => path`M${x} 32v12`).join(''))
    + inner('M120 44V84Q120 94 112 92M86 58Q98 62 100 46M154 58Q142 62 140 46') + mirrored(shape('M75 106h24v34H73z', tint)
    + innerRect(74.5, 150, 26, 24, tint, 2) + inner('M75 112h24')) + across(83, 157, 18, labels[0], 32)
    + down(32, 204, 206, labels[1], 172),
  coverall: ({ labels }) => mirrored(sleeve(84, 1))
    + shape('M86 44L104 34H136L154 44Q160 66 156 104L162 210H126L120 138L114 210H78L84 104Q80 66 86 44z')
    + shape('M104 34Q120 52 136 34L140 44L126 58L120 50L114 58L100 44z', tone) + line('M120 50V132') + rect(83, 104, 74, 9, tint)
    + mirrored(innerRect(91, 72, 22, 22, tint) + inner('M91 78h22M86 120l12 16') + innerRect(84, 168, 26, 22, tint))
    + fine(repeat(8, (i) => path`M117 ${60 + i * 9}h6`)) + frame(labels, 34, 210, 188),
  shirt: ({ labels }) => mirrored(sleeve(88, 1))
    + shape('M84 46L106 36H134L156 46Q160 76 158 104V180Q140 194 120 194T82 180V104Q80 76 84 46z')
    + shape('M106 36L98 42L112 62L120 50L128 62L142 42L134 36Q120 46 106 36z', tint) + inner('M115 56V193M125 56V193')
    + repeat(7, (i) => dot(120, 68 + i * 18, 1.8)) + innerRect(134, 82, 20, 24, tint, 1) + inner('M134 88h20')
    + frame(labels, 36, 194, 186),
  tshirt: ({ labels }) => mirrored(shape('M80 48L40 92L64 114L84 92z', tint) + inner('M45 86L69 109'))
    + shape('M80 48L102 38Q120 56 138 38L160 48Q162 80 160 112V196H80V112Q78 80 80 48z') + patch('M144 100H159V195H144z')
    + shape('M102 38Q120 56 138 38L143 41Q120 68 97 41z', tone) + fine('M80 190h80') + across(80, 160, 222, labels[0], 196)
    + down(38, 196, 214, labels[1], 162),
  vest: ({ labels }) => shape('M78 42L100 32Q106 56 120 74Q134 56 140 32L162 42Q158 72 170 96V200H70V96Q82 72 78 42z', tint)
    + line('M120 74V200') + mirrored(shape('M70 120H120V138H70zM70 162H120V180H70z', tone) + shape('M84 39L97 33L102 120H88z',
    tone)) + inner('M100 32Q106 56 120 74Q134 56 140 32') + fine('M120 84h-5M120 100h-5M120 150h-5M120 192h-5')
    + across(70, 170, 222, labels[0], 200) + down(32, 200, 206, labels[1], 172),
  apron: ({ labels }) => tube('M98 62Q94 20 120 18Q146 20 142 62', 6, tint)
    + shape('M94 58H146L152 96Q156 104 178 108V204Q120 214 62 204V108Q84 104 88 96z') + inner('M97 63H143L147 94')
    + line('M64 110Q48 112 38 132M176 110Q192 112 202 132') + innerRect(92, 132, 56, 40, tint, 2) + inner('M120 132v40M92 139h56')
    + patch('M160 110L177 112V202L160 204z') + across(62, 178, 230, labels[0], 210) + down(18, 208, 218, labels[1], 178),
})
const frame = ([size, length]: readonly string[], top: number, bottom: number, edge: number) =>
  across(80, 160, 228, size, bottom) + down(top, bottom, 222, length, edge + 4)

const shoe = byVariant({
  boot: ({ labels: [size, height] }) => shape('M50 34H118L122 108Q134 128 176 138Q202 146 204 176H44Q48 120 50 34z')
    + shape('M118 34Q128 60 122 108Q134 128 156 134L140 152Q112 132 104 100V34z', tint) + rect(46, 28, 78, 14, tone, 6)
    + inner('M104 44h16M104 60h18M104 76h18M106 92h16M110 106l14 2M118 122l12 -6M168 138Q158 150 158 174')
    + patch('M160 140Q200 144 203 175H159Q159 152 168 138z', tone)
    + inner('M168 136.5Q158 150 158 174M48 140Q70 132 90 150Q110 164 158 162') + sole + across(42, 208, 224, size, 198)
    + down(28, 196, 224, height, 208),
  low: ({ labels: [size, height] }) => shape('M44 88Q46 80 56 84Q70 100 92 92L116 86Q140 116 178 126Q204 134 206 176H42'
    + 'Q46 120 44 88z') + shape('M92 92L116 86Q132 106 152 116L136 134Q108 124 92 92z', tint)
    + inner('M98 100l20 -10M106 110l22 -10M116 120l20 -10M126 128l20 -10M170 124Q158 142 160 174M44 110Q62 108 74 130'
    + 'Q84 152 160 156') + patch('M172 126Q203 134 205 175H161Q158 144 172 126z', tone)
    + shape('M44 88Q48 110 68 112Q84 110 92 92Q68 100 56 84Q46 80 44 88z', tone) + sole + across(42, 208, 224, size, 198)
    + down(84, 196, 224, height, 208),
  rubber: ({ labels: [size, height] }) => shape('M62 26H124L126 112Q134 134 172 142Q202 150 204 176H50Q54 150 58 120z')
    + patch('M110 40H124L126 112Q132 132 150 139L138 146Q114 128 110 96z') + rect(58, 22, 70, 12, tone, 4)
    + inner('M60 46H125M56 148Q90 140 110 152Q150 164 203 162M150 138l-5 12') + fine('M74 54V130') + sole
    + across(42, 208, 224, size, 198) + down(22, 196, 224, height, 208),
  sandal: ({ labels: [size, height] }) => shape('M40 160Q60 148 100 154Q150 160 198 150Q210 154 208 176H40z', tint)
    + shape('M46 156Q44 110 58 88L76 92Q72 120 78 154z') + shape('M50 118Q84 106 118 126L116 142Q82 126 48 136z', tone)
    + shape('M112 156Q110 116 138 110Q176 122 196 150Q160 160 112 156z')
    + inner('M120 132Q160 128 186 146M126 120Q156 120 170 132') + rect(100, 122, 14, 20, paper, 2) + inner('M107 122v20') + sole
    + across(42, 208, 224, size, 198) + down(88, 196, 224, height, 208),
})
const sole = shape('M42 174H206Q212 182 206 194H134L126 188H102L94 196H44Q38 184 42 174z', tone) + inner('M42 181H208')
  + fine(repeat(9, (i) => path`M${140 + i * 7.4} 186v7`) + repeat(6, (i) => path`M${50 + i * 7.4} 187v7`))

const hand = (cuff: string) => shape('M76 196V138Q60 124 46 100Q42 90 52 86Q62 86 74 102L80 108V48Q82 36 91 36Q100 36 101 48'
  + 'V90L103 34Q105 22 114 22Q123 22 124 34V90L127 38Q129 27 137 28Q146 29 146 40L145 94L150 58Q153 48 160 50Q168 52 167 62'
  + 'L162 136Q160 150 154 162V196z', cuff)
const glove: Drawing = byVariant({
  knit: ({ labels }) => hand(paper) + patch('M79 106V49Q82 37 91 37Q100 37 100 48V90L104 34Q107 23 114 23Q122 23 123 34V90'
    + 'L128 38Q131 28 137 29Q145 30 145 40L144 94L151 58Q153 50 160 51Q167 53 166 62L161 130Q158 146 120 146T79 130z', tone)
    + shape('M79 128Q100 146 120 146T161 128', 'none') + hand('none') + rect(74, 166, 82, 36, tint, 3)
    + inner(repeat(10, (i) => path`M${82 + i * 7.4} 168v32`)) + sizeOf(labels, 74, 156, 22, 202),
  leather: ({ labels }) => hand(paper) + inner('M80 108Q92 132 78 146M101 92Q102 104 98 110M124 90Q125 104 122 110M145 94'
    + 'Q146 106 142 112') + shape('M86 118Q118 104 154 118V150Q118 158 86 150z', tint) + shape('M68 162H160L168 206H60z', tone)
    + inner('M66 170H162') + fine('M63 200H166M91 44v12M114 30v12M137 36v12M159 58v10') + sizeOf(labels, 60, 168, 22, 206),
  disposable: ({ labels }) => hand(tint) + fine('M84 120Q96 126 104 120M101 90V108M124 90V108M145 94V110M92 150q20 8 44 0'
    + 'M88 160q24 8 54 0M90 60v30M112 46v34M136 52v30') + rect(74, 190, 82, 10, paper, 5) + sizeOf(labels, 74, 156, 22, 200),
  welder: ({ labels }) => shape('M74 140L54 210H176L156 140z', tint) + hand(paper) + rect(72, 154, 86, 10, tone, 2)
    + inner('M80 108Q92 130 80 148M62 200H168M116 164V210') + shape('M88 112Q118 100 152 112V146H88z', tint)
    + fine('M91 118h58M91 141h58') + sizeOf(labels, 54, 176, 22, 210),
})
const sizeOf = ([size, length]: readonly string[], left: number, right: number, top: number, bottom: number) => across(left,
  right, 228, size, bottom) + down(top, bottom, 204, length, 170)

const helmet = byVariant({
  hard: ({ labels: [size, height] }) => shape('M44 138Q40 50 122 46Q198 50 198 138z')
    + patch('M160 64Q197 84 197 137H168Q172 96 150 58z') + shape('M104 47Q98 90 100 138H126Q126 84 134 47Q118 38 104 47z', tint)
    + inner('M76 62Q60 96 62 138M168 66Q180 98 178 138') + shape('M36 138H204Q224 142 226 154Q200 148 150 150H38Q28 146 36 138z',
    tone) + fine('M72 118h18M72 124h18') + line('M70 150Q74 186 112 206Q142 196 150 150') + rect(102, 198, 22, 11, tint, 4)
    + across(38, 204, 22, size, 128) + leader(60, 82, 46, 44, height),
  cap: ({ labels: [size, height] }) => shape('M48 142Q48 62 116 58Q176 62 180 142z')
    + inner('M116 58Q92 90 92 142M116 58Q144 90 144 142') + patch('M150 74Q178 96 179 141H160Q162 104 140 66z')
    + circle(116, 58, 5, tone) + shape('M46 142H180Q216 146 226 166Q196 174 168 162L150 156H48z', tint)
    + inner('M168 154Q196 152 216 166') + innerRect(60, 104, 22, 7, tone, 3) + innerRect(104, 96, 26, 7, tone, 3)
    + across(48, 180, 36, size, 128) + down(58, 156, 22, height, 46),
  welding: ({ labels: [size, height] }) => shape('M62 48Q120 20 178 48Q190 110 172 172L146 212H94L68 172Q50 110 62 48z')
    + patch('M154 40Q178 46 177 50Q188 110 171 171L146 210H134Q166 130 154 40z') + rect(72, 78, 96, 52, tone, 4)
    + innerRect(82, 88, 76, 32, paper, 2) + patch('M84 90H156V118H84z', '#46534D') + fine('M92 112l18 -18')
    + inner('M76 152h88M94 208L104 180H136L146 208') + circle(56, 98, 9, tint) + circle(184, 98, 9, tint)
    + leader(184, 92, 204, 52, size) + down(34, 212, 224, height, 176),
  earmuff: ({ labels: [size, height] }) => tube('M60 132Q56 36 120 34Q184 36 180 132', 13, tint)
    + mirrored(rect(40, 116, 40, 76, paper, 18) + rect(76, 118, 15, 72, tone, 7) + innerRect(48, 128, 20, 52, tint, 9)
    + line('M58 112v12')) + fine('M84 52Q100 42 120 42') + across(40, 200, 218, size, 186) + down(28, 192, 226, height, 190),
})

const goggles = byVariant({
  glasses: ({ labels: [width, kind] }) => line('M40 92Q30 60 70 40M200 92Q210 60 170 40')
    + inner('M46 90Q38 66 72 46M194 90Q202 66 168 46')
    + shape('M34 92Q60 82 112 90Q120 94 128 90Q180 82 206 92Q208 130 188 142Q150 152 132 128Q120 112 108 128Q90 152 52 142'
    + 'Q32 130 34 92z', tint) + inner('M44 100Q80 92 112 98M196 100Q160 92 128 98')
    + fine('M60 128l18 -26M70 132l20 -30M152 128l18 -26M162 132l20 -30') + inner('M112 118Q120 106 128 118')
    + rect(28, 88, 12, 12, tone, 3) + rect(200, 88, 12, 12, tone, 3) + across(28, 212, 180, width, 142)
    + leader(186, 122, 194, 206, kind),
  goggles: ({ labels: [width, kind] }) => rect(14, 84, 34, 34, tone) + rect(192, 84, 34, 34, tone)
    + fine('M14 92h30M14 101h30M14 110h30M196 92h30M196 101h30M196 110h30')
    + shape('M46 68Q120 46 194 68Q206 100 194 134Q168 152 142 140Q130 118 120 118T98 140Q72 152 46 134Q34 100 46 68z')
    + shape('M58 80Q120 62 182 80Q190 102 182 124Q166 134 150 126Q134 106 120 106T90 126Q74 134 58 124Q50 102 58 80z', tint)
    + fine('M74 118l20 -30M86 118l18 -28M150 116l18 -26') + spread(4, 84, 156).map((x) => innerRect(x - 6,
    58 - Math.abs(x - 120) * -.08, 12, 7, tone, 3)).join('') + across(41, 199, 186, width, 140) + leader(184, 116, 198, 212,
    kind),
  respirator: ({ labels: [width, kind] }) => inner('M58 98Q26 80 40 40M182 98Q214 80 200 40M60 138Q30 150 34 186M180 138'
    + 'Q210 150 206 186') + shape('M120 54Q136 58 142 76Q186 92 186 118Q180 158 120 184Q60 158 54 118Q54 92 98 76Q104 58 120 54z')
    + patch('M150 84Q184 96 184 118Q178 156 128 179Q156 140 150 84z') + inner('M98 76Q120 92 142 76M62 136Q120 110 178 136')
    + rect(98, 112, 44, 40, tone, 8) + innerRect(105, 119, 30, 26, tint, 5) + inner('M105 127h30M105 136h30')
    + shape('M104 62Q120 54 136 62L132 68Q120 62 108 68z', tone) + across(54, 186, 216, width, 124) + leader(176, 124, 196, 114,
    kind),
  mask: ({ labels: [width, kind] }) => line('M56 58Q70 26 120 24Q170 26 184 58')
    + shape('M120 36Q182 40 184 100Q184 136 156 150L146 184Q120 200 94 184L84 150Q56 136 56 100Q58 40 120 36z')
    + shape('M120 50Q170 54 171 98Q168 128 146 134Q134 116 120 116T94 134Q72 128 69 98Q70 54 120 50z', tint)
    + fine('M86 112l22 -44M98 110l18 -40') + circle(120, 152, 19, tone) + innerCircle(120, 152, 12, tint)
    + inner('M111 148h18M111 156h18') + mirrored(circle(66, 168, 23) + innerCircle(66, 168, 17, tone)
    + fine('M54 160h24M52 168h28M54 176h24')) + across(43, 197, 222, width, 180) + leader(158, 84, 186, 44, kind),
})

const linen = byVariant({
  towel: (geometry) => {
    const { labels: [width, length] } = geometry, high = Math.min(150, geometry.ratio(1.7, 1, 2.2) * 84)
    return rect(44, 196 - high, 78, high, paper, 2) + patch(path`M45 ${204 - high}h76v14h-76zM45 170h76v14h-76z`, tone)
      + inner(path`M44 ${204 - high}h78M44 ${218 - high}h78M44 170h78M44 184h78`)
      + fine(repeat(12, (i) => path`M${48 + i * 6.4} 196v6M${48 + i * 6.4} ${190 - high}v6`))
      + repeat(4, (i) => rect(138, 172 - i * 20, 74, 20, i % 2 ? tint : paper, 9)) + inner('M138 172h60M138 152h60M138 132h60')
      + across(44, 122, 224, width, 200) + down(196 - high, 196, 26, length, 44)
  },
  bedding: ({ labels: [width, length] }) => shape('M54 62H186L214 184H26z') + shape('M44 108H196L214 184H26z', tint)
    + shape('M44 108H196L199 122H41z', tone) + rect(64, 66, 50, 34, paper, 12) + rect(126, 66, 50, 34, paper, 12)
    + fine('M74 74q8 8 4 18M166 74q-8 8 -4 18M70 140q30 12 60 0t60 4M60 160q40 12 70 0t70 2') + rect(46, 34, 148, 28, tint, 4)
    + shape('M26 184H214V200H26z') + across(26, 214, 222, width, 200) + leader(206, 146, 214, 96, length),
  blanket: ({ labels: [width, length] }) => repeat(4, (i) => rect(36, 164 - i * 26, 160, 28, i % 2 ? tint : paper, 13))
    + inner('M50 192h120M50 166h120M50 140h120') + shape('M84 86H120V194H84z', tone) + innerRect(90, 118, 24, 30, paper, 2)
    + shape('M36 88Q38 64 66 62H184Q200 66 196 90Q190 112 178 94Q120 88 36 98z', tint)
    + fine(repeat(16, (i) => path`M${42 + i * 8.6} 97v7`)) + across(36, 196, 222, width, 192) + down(62, 192, 216, length, 198),
  curtain: (geometry) => {
    const { labels: [width, length] } = geometry, bottom = Math.min(208, 60 + geometry.ratio(1.1, .7, 1.8) * 136)
    return rect(22, 34, 186, 8, tone, 4) + circle(22, 38, 7, tint) + circle(208, 38, 7, tint)
      + [40, 126].map((x) => shape(path`M${x} 46h64V${bottom}q-8 6 -16 0t-16 0t-16 0t-16 0z`)
      + repeat(4, (i) => patch(path`M${x + 10 + i * 16} 54h6V${bottom - 4}h-6z`)
      + inner(path`M${x + 8 + i * 16} 52Q${x + 5 + i * 16} 120 ${x + 8 + i * 16} ${bottom - 8}`)) + repeat(5, (i) => innerCircle(x
      + 4 + i * 14, 42, 5))).join('') + across(40, 190, 228, width, bottom) + down(46, bottom, 224, length, 194)
  },
})

export const textiles = { fabricRoll, garment, shoe, glove, helmet, goggles, linen }
