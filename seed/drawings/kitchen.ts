// Kitchen machines, refrigeration, tables, cookware, tableware.
import {
  across, axis, byVariant, circle, cuboid, down, ellipse, fine, inner, innerCircle, innerRect, leader, line, mark, mirrored,
  paper, patch, path, rect, repeat, shape, spread, tint, tone, tube, type Drawing,
} from './sheet.ts'

const mixer = byVariant({
  planetary: ({ labels: [volume, power] }) => shape('M58 206Q58 196 70 194H164Q176 196 176 206z', tint)
    + shape('M62 196V60Q62 34 88 34H166Q192 34 192 60V74Q192 82 184 82H104V196z') + patch('M90 84H103V195H90z')
    + inner('M62 60H192M104 82V70') + circle(78, 112, 10, tint) + innerCircle(78, 112, 4) + circle(78, 138, 6, tone)
    + innerRect(116, 42, 40, 12, tint, 2) + rect(138, 82, 20, 16, tone)
    + shape('M112 120H188Q188 176 162 184H138Q112 176 112 120z', tint) + rect(108, 116, 84, 8, paper, 3) + line('M148 98V150')
    + inner('M148 110Q126 140 138 164Q148 172 158 164Q170 140 148 110M148 124Q138 144 143 160') + rect(132, 184, 36, 10, tone)
    + rect(104, 128, 10, 14, tone) + leader(180, 158, 206, 186, volume) + leader(76, 74, 40, 40, power),
  dough: ({ labels: [volume, power] }) => shape('M44 108Q44 88 64 86H80V202H44z')
    + shape('M56 86Q58 48 92 44H172Q196 46 198 66V84H86Q84 98 80 110z', tint) + inner('M92 44V84') + innerRect(104, 54, 52, 18,
    paper, 2) + circle(170, 63, 6, tone) + shape('M92 118H204V156Q202 196 168 200H126Q96 194 92 156z') + rect(86, 110, 124, 10,
    tone, 4) + patch('M176 122H203V156Q200 192 170 198Q182 170 176 122z') + tube('M148 84V104Q168 112 150 126', 8, tint)
    + rect(40, 200, 168, 10, tone, 2) + inner('M52 110h20M52 118h20M52 126h20') + leader(188, 160, 212, 224, volume)
    + leader(72, 62, 44, 34, power),
  hand: ({ labels: [volume, power] }) => shape('M96 30Q120 18 144 30Q152 52 142 84L134 96H106L98 84Q88 52 96 30z')
    + patch('M128 26Q146 30 146 40Q146 66 138 84L131 94H122Q134 60 128 26z') + rect(112, 44, 16, 22, tone, 6)
    + innerRect(110, 74, 20, 8, tint, 3) + shape('M108 96H132L128 118H112z', tint) + rect(113, 118, 14, 62)
    + shape('M113 178H127L146 200Q148 212 138 212H102Q92 212 94 200z', tint) + inner('M100 206h40M104 196v8M120 192v10M136 196v8')
    + tube('M120 24Q122 10 150 14T196 30', 5, tone) + leader(128, 150, 160, 136, volume) + leader(98, 60, 62, 44, power),
  blender: ({ labels: [volume, power] }) => shape('M72 56H156L144 150H86z', tint) + patch('M140 58H154L142 148H128z', tone)
    + line('M156 66H178Q186 68 184 80L176 122Q174 130 166 130H149') + rect(68, 44, 92, 13, tone, 4) + rect(96, 30, 36, 14, paper,
    3) + fine(spread(6, 80, 134).map((y) => path`M92 ${y}h12`).join('')) + inner('M114 150V136M102 132L114 140L126 132')
    + rect(82, 150, 66, 12, paper, 2) + shape('M80 162H150L164 208H66z') + circle(115, 184, 12, tint)
    + inner('M115 184v-9M84 192h10M136 192h10') + rect(64, 206, 102, 8, tone, 3) + down(62, 150, 214, volume, 180)
    + leader(150, 190, 186, 206, power),
})

const oven: Drawing = (geometry) => {
  const { variant, labels: [width, height] } = geometry
  const dims = (left: number, right: number, top: number, bottom: number, side = 22) => across(left, right, bottom + 22, width,
    bottom) + down(top, bottom, right + side, height, right + side - 18)
  const legs = (left: number, right: number) => rect(left + 6, 192, 12, 10, tone) + rect(right - 18, 192, 12, 10, tone)
  if (variant === 'deck') {
    const decks = geometry.count(2, 1, 4), high = 144 / Math.max(decks, 2), top = 192 - decks * high
    return cuboid(30, top, 150, decks * high, 22, 16) + repeat(decks, (i) => rect(30, top + i * high, 150, high)
      + rect(40, top + i * high + 10, 100, high - 20, tint, 2) + innerRect(50, top + i * high + 16, 80, high - 34, tone)
      + tube(path`M48 ${top + (i + 1) * high - 9}h84`, 5, paper) + circle(160, top + i * high + high * .3, 6, tint)
      + circle(160, top + i * high + high * .66, 6, tint)) + legs(30, 180) + dims(30, 180, top, 202, 42)
  }
  if (variant === 'microwave') return cuboid(24, 82, 164, 100, 22, 18) + rect(34, 92, 106, 80, tint, 3) + innerRect(44, 102, 86,
    60, tone, 3) + fine('M52 152l34 -40M64 154l34 -40') + rect(144, 96, 6, 72, paper, 3) + innerRect(156, 92, 26, 14, tint)
    + repeat(9, (i) => innerRect(157 + (i % 3) * 9, 113 + Math.floor(i / 3) * 10, 6, 6, paper)) + circle(169, 156, 9, tint)
    + rect(36, 182, 18, 7, tone) + rect(156, 182, 18, 7, tone) + dims(24, 188, 82, 189, 40)
  if (variant === 'stove') {
    const burners = geometry.count(4, 2, 6), columns = Math.ceil(burners / 2)
    const ring = (x: number, y: number) => ellipse(x, y, 17, 6.5, paper) + ellipse(x, y, 8, 3, tone, 1.4)
      + inner(path`M${x - 22} ${y}h10M${x + 12} ${y}h10M${x} ${y - 9}v5M${x} ${y + 4}v5`)
    return shape('M30 88L60 48H214L184 88z', tint) + repeat(burners, (i) => ring(122
      + (Math.floor(i / 2) - (columns - 1) / 2) * (columns > 2 ? 46 : 62) + (i % 2 ? 8 : -10), i % 2 ? 58 : 76))
      + shape('M184 88L214 48V160L184 200z', tone) + rect(30, 88, 154, 112) + rect(30, 88, 154, 22, tint) + spread(burners
      + 1, 48, 166).map((x) => circle(x, 99, 6) + inner(path`M${x} 99v-5`)).join('') + rect(42, 120, 130, 66, tint, 3)
      + innerRect(56, 136, 102, 40, tone, 3) + tube('M54 126h106', 5, paper) + rect(38, 200, 14, 8, tone)
      + rect(162, 200, 14, 8, tone) + dims(30, 184, 88, 208, 46)
  }
  if (variant === 'fryer') {
    const tanks = geometry.count(2, 1, 3), wide = tanks === 1 ? 84 : 72, left = 104 - tanks * wide / 2
    return repeat(tanks, (i) => { const x = left + i * wide; return shape(path`M${x + 4} 92l18 -16h${wide - 8}l-18 16z`, tone)
      + cuboid(x, 112, wide, 76, i === tanks - 1 ? 20 : 0, 16) + shape(path`M${x + 8} 112V96H${x + wide - 8}V112z`, tint)
      + tube(path`M${x + wide / 2} 92V56q0 -12 12 -12h14`, 5, tint) + innerRect(x + 14, 98, wide - 28, 10, paper)
      + circle(x + wide / 2, 140, 11, tint) + inner(path`M${x + wide / 2} 140v-8`) + circle(x + 16, 140, 3.4, tone)
      + fine(path`M${x + 12} 164h${wide - 24}M${x + 12} 170h${wide - 24}`) + rect(x + wide / 2 - 8, 176, 16, 8, tone) })
      + rect(left + 6, 188, 14, 8, tone) + rect(left + tanks * wide - 20, 188, 14, 8, tone) + dims(left, left + tanks * wide, 44,
      196, 40)
  }
  if (variant === 'grill') return cuboid(30, 128, 158, 52, 20, 14) + shape('M30 128L50 114H208L188 128z', tone)
    + fine(repeat(12, (i) => path`M${44 + i * 12.4} 127l14 -12`)) + shape('M36 100H182L202 84H56z', tint)
    + shape('M40 84L52 44H202L204 84L182 100H36z') + inner('M60 52H196') + tube('M70 100Q70 112 84 112H134Q148 112 148 100', 6,
    tint) + circle(62, 154, 10, tint) + circle(156, 154, 10, tint) + inner('M62 154v-7M156 154v-7') + innerRect(88, 146, 44, 16,
    tint) + rect(40, 180, 18, 10, tone) + rect(160, 180, 18, 10, tone) + dims(30, 188, 44, 190, 40)
  const levels = geometry.count(6, 3, 10)
  return cuboid(34, 46, 148, 146, 22, 16) + rect(42, 54, 98, 130, tint, 3) + rect(50, 64, 82, 108, paper, 2)
    + repeat(levels, (i) => inner(path`M52 ${72 + (i + .5) * 92 / levels}h78`) + innerRect(58, 72 + (i + .5) * 92 / levels - 4,
    66, 4, tone)) + fine('M62 150l40 -60M76 160l40 -60') + rect(134, 98, 7, 48, paper, 3) + innerRect(148, 58, 28, 24, tint)
    + [100, 124, 148].map((y) => circle(162, y, 8, tint) + inner(path`M162 ${y}v-6`)).join('') + fine('M150 170h24M150 176h24')
    + legs(34, 182) + dims(34, 182, 46, 202, 42)
}

const fridge: Drawing = (geometry) => {
  const { variant, labels: [width, height] } = geometry
  const dims = (left: number, right: number, top: number, bottom: number, side = 40) => across(left, right, Math.min(bottom
    + 22, 230), width, bottom) + down(top, bottom, right + side, height, right + side - 18)
  if (variant === 'chest') {
    const doors = geometry.count(2, 1, 3)
    return shape('M28 92L54 60H214L188 92z', tint)
      + repeat(doors, (i) => shape(path`M${36 + i * 152 / doors} 88l20 -24h${152 / doors - 8}l-20 24z`, i % 2 ? tint : paper)
      + fine(path`M${60 + i * 152 / doors} 82l10 -12M${72 + i * 152 / doors} 82l10 -12`)) + shape('M188 92L214 60V154L188 188z',
      tone) + rect(28, 92, 160, 96, paper, 2) + inner('M28 104H188M36 180H180') + innerRect(148, 156, 32, 18, tint)
      + fine('M152 161h24M152 165h24M152 169h24') + rect(38, 188, 14, 10, tone) + rect(164, 188, 14, 10, tone)
      + inner('M56 120v24M46 126l20 12M66 126l-20 12') + dims(28, 188, 92, 198, 42)
  }
  if (variant === 'counter') {
    const doors = geometry.count(3, 1, 4), step = 160 / doors
    return cuboid(24, 92, 168, 94, 22, 18) + rect(20, 84, 174, 9, tint) + shape('M20 84L42 66H216L194 84z', tone)
      + repeat(doors, (i) => rect(28 + i * step, 100, step - 2, 78, i % 2 ? paper : paper, 2) + innerRect(32 + i * step, 104,
      step - 10, 70, tint, 2) + rect(22 + (i + 1) * step - 8, 122, 5, 26, paper, 2)) + rect(32, 186, 10, 18, tone)
      + rect(172, 186, 10, 18, tone) + dims(24, 192, 84, 204, 38)
  }
  if (variant === 'display') return shape('M36 44H178L198 34H56z', tint) + rect(36, 44, 142, 156)
    + shape('M178 44L198 34V186L178 200z', tone) + shape('M46 72Q46 60 60 58H154Q168 60 168 72V146H46z', tint)
    + repeat(3, (i) => rect(50, 88 + i * 27, 114, 4, tone) + repeat(8, (j) => innerRect(54 + j * 13.6, 76 + i * 27 + (j % 3) * 2,
    9, 12 - (j % 3) * 2, paper, j % 2 ? 3 : 0))) + rect(36, 148, 142, 52) + fine(repeat(5, (i) => path`M60 ${164 + i * 6}h94`))
    + innerRect(80, 48, 54, 7, paper) + rect(44, 200, 14, 8, tone) + rect(158, 200, 14, 8, tone) + dims(36, 178, 44, 208)
  if (variant === 'icemaker') {
    const cube = (x: number, y: number) => shape(path`M${x} ${y}l10 -5l10 5l-10 5z`, paper)
      + shape(path`M${x} ${y}l10 5v11l-10 -5z`, tint) + shape(path`M${x + 20} ${y}l-10 5v11l10 -5z`, tone)
    return cuboid(48, 38, 116, 154, 22, 16) + rect(56, 78, 100, 60, tint, 4) + rect(88, 84, 36, 7, paper, 3) + inner('M56 70h100')
      + innerRect(62, 48, 40, 14, tint) + circle(140, 55, 6, tone) + fine(repeat(6, (i) => path`M62 ${150 + i * 6}h88`))
      + cube(70, 112) + cube(94, 118) + cube(118, 112) + cube(94, 102) + rect(56, 192, 12, 10, tone) + rect(144, 192, 12, 10,
      tone) + dims(48, 164, 38, 202)
  }
  const doors = geometry.count(1, 1, 3), ratio = geometry.ratio(doors === 1 ? 2.3 : 1.5, .9, doors === 1 ? 2.6 : doors === 2 ? 1.8
    : 1.3), high = 160,
    wide = Math.min(140, high / ratio), left = 104 - wide / 2, step = (wide - 8) / doors
  return cuboid(left, 38, wide, high, 20, 14) + rect(left, 38, wide, 20, tint) + innerRect(left + 8, 43, 24, 10, paper)
    + repeat(doors, (i) => rect(left + 4 + i * step, 62, step - 1, 124, paper, 2) + rect(left + 10 + i * step, 69, step - 13, 110,
    tint, 1) + inner(repeat(5, (j) => path`M${left + 11 + i * step} ${86 + j * 18}h${step - 15}`))
    + rect(left + (doors === 2 && i === 0 ? step - 3 : i * step + (doors === 2 ? 7 : step - 3)), 106, 4.4, 36, paper, 2))
    + fine(path`M${left + 16} 168l${step * .3} -50`) + rect(left + 6, 198, 12, 10, tone) + rect(left + wide - 18, 198, 12, 10,
    tone) + across(left, left + wide, 230, width, 208) + down(38, 208, left + wide + 42, height, left + wide + 22)
}

const worktable: Drawing = (geometry) => {
  const { variant, labels: [length, height] } = geometry
  const dims = (top: number, bottom: number) => across(24, 190, bottom + 20, length, bottom) + down(top, bottom, 230, height, 212)
  if (variant === 'hood') return tube('M120 24V26', 2) + rect(88, 24, 58, 44) + patch('M130 25H145V67H130z')
    + shape('M88 68H146L204 128H30z', tint) + patch('M130 69H145L202 127H160z', tone) + rect(24, 128, 186, 24)
    + innerRect(40, 134, 46, 12, tint) + innerRect(94, 134, 46, 12, tint) + innerRect(148, 134, 46, 12, tint)
    + fine('M46 140h34M100 140h34M154 140h34')
    + inner('M66 160v14M117 160v14M168 160v14M62 168l4 6l4 -6M113 168l4 6l4 -6M164 168l4 6l4 -6') + across(24, 210, 208, length,
    152) + down(24, 152, 228, height, 210)
  if (variant === 'cart') {
    const shelves = geometry.count(3, 2, 5), ys = spread(shelves, 62, 176)
    return tube('M52 196V48Q52 40 60 40M180 196V48Q180 40 172 40M60 40H172', 6, tint) + tube('M76 184V42M204 180V52', 5, tone)
      + ys.map((y) => shape(path`M50 ${y}l26 -18H206L182 ${y}z`, tint) + rect(50, y, 132, 9)).join('')
      + tube('M52 196V44M180 196V44', 6, paper) + [52, 180].map((x) => circle(x, 202, 9, tone) + innerCircle(x, 202, 3)).join('')
      + circle(204, 188, 7, tone) + across(52, 180, 232, length, 212) + down(40, 211, 230, height, 208)
  }
  const table = (bowls: number) => shape('M24 92L52 64H218L190 92z', tint) + repeat(bowls, (i) => { const w = 118 / bowls, x = 52
    + i * (w + 8); return shape(path`M${x} 86l14 -15h${w - 6}l-14 15z`, paper) + inner(path`M${x + 7} 84l9 -9h${w - 14}`)
    + innerCircle(x + w * .5, 78, 2.4, tone) + tube(path`M${x + w * .62} 70V46q0 -10 -10 -10t-10 10v6`, 5, tint) })
  const body = rect(24, 92, 166, 11) + shape('M190 92L218 64V75L190 103z', tone) + tube('M34 104V204M180 104V204', 8, paper)
    + tube('M208 88V176', 7, tint) + shape('M34 166L58 146H206L180 166z', tint) + rect(34, 166, 146, 7)
    + tube('M34 108V204M180 108V204', 8, paper) + rect(29, 202, 10, 7, tone, 2) + rect(175, 202, 10, 7, tone, 2)
  if (variant === 'sink') { const bowls = geometry.count(2, 1, 3); return table(bowls)
    + repeat(bowls, (i) => { const w = 118 / bowls; return shape(path`M${50 + i * (w + 8)} 103h${w - 6}l-4 36h${-w + 14}z`, tint)
    + inner(path`M${50 + i * (w + 8) + w / 2 - 3} 139v14h10`) }) + body + dims(92, 209) }
  return shape('M52 64V44H218V64z') + shape('M24 92L52 64H218L190 92z', tint) + fine('M60 84l12 -12M72 84l12 -12M150 84l12 -12')
    + body + dims(44, 209)
}

const cookware = byVariant({
  pot: (geometry) => {
    const { labels: [diameter, volume] } = geometry, half = 72, high = Math.min(120, Math.max(geometry.ratio(.8, .3, 1.2) * 124,
      46)), top = 192 - high, x = 112
    return shape(path`M${x - half} ${top}V182Q${x - half} 194 ${x - half + 12} 194H${x + half - 12}`
      + path`Q${x + half} 194 ${x + half} 182V${top}z`)
      + patch(path`M${x + half * .6} ${top}H${x + half - 1}V182Q${x + half - 2} 192 ${x + half - 12} 193H${x + half * .6}z`)
      + rect(x - half - 4, top - 6, half * 2 + 8, 9, tone, 3)
      + shape(path`M${x - half + 4} ${top - 6}Q${x} ${top - 32} ${x + half - 4} ${top - 6}z`, tint) + rect(x - 15, top - 33, 30,
      9, tone, 4) + inner(path`M${x - 9} ${top - 24}v5M${x + 9} ${top - 24}v5`)
      + mirrored(tube(path`M${x - half} ${top + 18}h-12q-8 0 -8 8t8 8h12`, 6, tint), x)
      + fine(path`M${x - half + 10} ${top + 10}v${high - 30}`) + mark(volume, x, 192 - high * .4, 10) + across(x - half, x
      + half, 222, diameter, 194)
  },
  pan: ({ labels: [diameter, volume] }) => tube('M148 112L216 82', 13, tint) + circle(214, 83, 2.4, paper) + circle(92, 126, 70)
    + innerCircle(92, 126, 63) + circle(92, 126, 50, tint) + fine('M60 142A34 34 0 0 1 78 96') + rect(146, 102, 16, 16, tone, 3)
    + axis(14, 126, 170, 126) + axis(92, 48, 92, 204) + across(22, 162, 222, diameter, 126) + leader(128, 90, 144, 40, volume),
  gastronorm: (geometry) => {
    const { labels: [diameter, volume] } = geometry, high = Math.min(84, Math.max(geometry.ratio(.4, .15, .8) * 120, 24))
    return shape('M22 110L62 66H220L182 110z', tint) + shape('M36 104L68 70H206L174 104z', tone)
      + shape(path`M36 104L68 ${70 + high * .4}H206L174 104z`, tint) + line('M36 104L68 70H206L174 104z')
      + inner(path`M68 70V${70 + high * .4}H204`) + shape('M22 110H182V117H22z') + shape('M182 110L220 66V73L182 117z', tone)
      + shape(path`M32 117L40 ${110 + high}Q41 ${117 + high} 48 ${117 + high}H158Q165 ${117 + high} 166 ${110 + high}L174 117z`)
      + shape(path`M174 117L206 80L196 ${84 + high}L166 ${112 + high}z`, tone) + mark(volume, 104, 117 + high * .62, 9)
      + across(22, 182, Math.min(140 + high + 8, 226), diameter, 117)
  },
  kettle: ({ labels: [diameter, volume] }) => shape('M58 92H158Q172 140 166 186Q164 196 154 196H62Q52 196 50 186Q44 140 58 92z')
    + patch('M140 94H157Q170 140 165 186Q163 194 154 195H134Q150 150 140 94z') + shape('M60 92Q64 66 108 64Q152 66 156 92z', tint)
    + rect(98, 50, 20, 14, tone, 5) + shape('M164 136L200 100L212 92L216 104L206 114L168 172z', tint)
    + tube('M62 86Q46 30 108 26Q170 30 154 86', 9, tint) + inner('M52 176H167') + mark(volume, 106, 146, 10)
    + across(47, 169, 224, diameter, 170),
})

const tableware = byVariant({
  plate: ({ labels: [diameter, volume] }) => axis(22, 104, 218, 104) + circle(120, 104, 78) + innerCircle(120, 104, 72)
    + circle(120, 104, 50, tint) + innerCircle(120, 104, 44, tint) + fine('M80 116A42 42 0 0 1 102 68')
    + shape('M42 198H198Q176 212 152 214H88Q64 212 42 198z', tint) + across(42, 198, 228, diameter, 200)
    + leader(172, 52, 184, 26, volume),
  cup: ({ labels: [diameter, volume] }) => tube('M152 92Q198 84 192 118Q184 146 146 146', 10, tint)
    + shape('M54 76H160Q160 150 132 176H82Q54 150 54 76z') + patch('M136 80H159Q158 148 132 174H112Q136 140 136 80z')
    + ellipse(107, 76, 53, 12, tint) + ellipse(107, 78, 45, 8, tone, 1.4)
    + shape('M24 182Q107 170 190 182Q160 204 130 204H84Q54 204 24 182z', tint) + inner('M82 176Q107 182 132 176')
    + across(54, 160, 40, diameter, 70) + mark(volume, 98, 132, 9),
  glass: ({ labels: [diameter, volume] }) => axis(120, 14, 120, 226) + shape('M80 44Q70 116 112 128H128Q170 116 160 44z')
    + shape('M77 76Q77 120 113 127H127Q163 120 163 76z', tint) + ellipse(120, 44, 40, 9, paper) + fine('M88 62Q86 96 100 110')
    + shape('M115 128H125L123 180Q128 190 166 198V204H74V198Q112 190 117 180z') + across(80, 160, 24, diameter, 40)
    + leader(158, 96, 186, 74, volume),
  cutlery: ({ labels: [diameter, volume] }) => shape('M48 26V70Q48 84 58 88L55 206Q60 212 65 206L62 88Q72 84 72 70V26H68V66'
    + 'H62V26H58V66H52V26z') + shape('M108 30Q126 36 128 70Q128 104 120 114V206Q114 212 109 206L108 30z', tint)
    + shape('M172 26Q190 28 190 62Q190 88 178 96L181 206Q176 212 171 206L166 96Q154 88 154 62Q154 28 172 26z')
    + shape('M172 34Q184 36 183 62Q182 82 172 88Q162 82 161 62Q160 36 172 34z', tint)
    + fine('M57 110v80M61 110v80M114 130v70M174 110v80') + down(26, 209, 224, diameter, 184) + mark(volume, 90, 232, 8),
  bowl: ({ labels: [diameter, volume] }) => shape('M34 84H206Q200 158 148 178H92Q40 158 34 84z')
    + patch('M170 90H205Q196 156 148 177H120Q168 150 170 90z') + ellipse(120, 84, 86, 22, tint) + ellipse(120, 86, 76, 16, tone,
    1.4) + shape('M92 178H148L152 190H88z', tone) + inner('M42 120Q120 150 198 120') + across(34, 206, 218, diameter, 90)
    + leader(160, 78, 176, 36, volume),
  disposable: ({ labels: [diameter, volume] }) => shape('M72 66H152L140 204H84z') + shape('M77 104H147L142 166H82z', tone)
    + fine(repeat(8, (i) => path`M${82 + i * 8.6} 104L${86 + i * 7.6} 166`)) + rect(64, 54, 96, 13, tint, 5)
    + shape('M72 54L76 40H148L152 54z') + inner('M80 47h64') + rect(84, 200, 56, 7, tint) + innerRect(136, 43, 8, 4, tone)
    + mark(volume, 112, 92, 9) + across(72, 152, 22, diameter, 40),
})

const coffeeMachine: Drawing = (geometry) => {
  const { variant, labels: [width, power] } = geometry
  if (variant === 'grinder') return shape('M78 32H154L134 84H98z', tint) + rect(74, 24, 84, 10, tone, 3)
    + fine('M90 44h50M96 58h40M100 70h32') + shape('M86 84H146V192H86z') + patch('M128 85H145V191H128z')
    + innerRect(94, 94, 34, 20, tint, 2) + circle(136, 104, 5, tone) + shape('M86 130H64L58 142H86z', tone)
    + tube('M52 164H84', 7, tint) + rect(44, 158, 12, 12, tone, 3) + shape('M72 192H160L166 206H66z', tint)
    + across(66, 166, 228, width, 206) + leader(146, 120, 178, 84, power)
  if (variant === 'filter') return shape('M50 204V40H150V70H92V204z') + rect(50, 30, 100, 12, tint, 3)
    + patch('M76 72H91V203H76z') + shape('M100 70H164L154 104H110z', tint) + rect(96, 64, 72, 8, tone, 3)
    + shape('M104 118H158Q170 156 162 190H100Q92 156 104 118z') + shape('M98 148H164Q167 170 162 190H100Q95 170 98 148z', tone)
    + line('M160 126H178Q186 128 184 140L178 168Q176 176 166 176') + rect(106, 112, 50, 8, tone, 3) + rect(44, 190, 136, 14, tint,
    3) + innerCircle(64, 60, 6, tone) + innerCircle(64, 84, 4) + across(44, 180, 226, width, 204) + mark(power, 70, 186, 6.5)
  if (variant === 'dishwasher') return cuboid(42, 56, 130, 140, 22, 16) + rect(42, 56, 130, 24, tint) + circle(58, 68, 6)
    + innerRect(74, 62, 46, 12, paper) + circle(140, 68, 4, tone) + circle(156, 68, 4, tone) + rect(50, 88, 114, 98, paper, 3)
    + tube('M74 98h66', 5, tint) + inner('M66 150h82M66 150v20h82v-20')
    + repeat(6, (i) => inner(path`M${76 + i * 12} 168a10 16 0 0 1 0 -34`)) + inner('M92 122l12 6l12 -6l12 6')
    + rect(50, 196, 14, 8, tone) + rect(150, 196, 14, 8, tone) + across(42, 172, 226, width, 204) + leader(184, 100, 196, 40,
    power)
  const groups = geometry.count(2, 1, 3), wide = groups === 1 ? 112 : groups === 2 ? 168 : 196, left = 120 - wide / 2
  return repeat(Math.floor(wide / 22) - 1, (i) => shape(path`M${left + 16 + i * 22} 58l-3 -14h16l-3 14z`, tint))
    + rect(left + 4, 56, wide - 8, 10, tone, 3) + shape(path`M${left} 66H${left + wide}V112H${left}z`)
    + patch(path`M${left + 1} 96H${left + wide - 1}V111H${left + 1}z`) + rect(left + 10, 112, wide - 20, 60, tint)
    + repeat(groups, (i) => {
    const x = left + wide * (i + .5) / groups
    return circle(x, 86, 11, tint) + inner(path`M${x - 4} 83h8M${x - 4} 88h8`) + rect(x - 14, 112, 28, 13)
      + rect(x - 18, 125, 36, 8, tone, 2) + tube(path`M${x} 134v14`, 8, paper) + inner(path`M${x - 4} 142l-6 8M${x + 4} 142l6 8`)
      + shape(path`M${x - 9} 158h18l-3 12h-12z`)
  }) + tube(path`M${left + 6} 112Q${left + 12} 150 ${left + 4} 162`, 5, paper)
    + tube(path`M${left + wide - 6} 112Q${left + wide - 12} 150 ${left + wide - 4} 162`, 5, paper) + rect(left, 172, wide, 20)
    + fine(path`M${left + 8} 177h${wide - 16}`) + rect(left + 12, 192, 16, 10, tone) + rect(left + wide - 28, 192, 16, 10, tone)
    + across(left, left + wide, 226, width, 192) + leader(left + wide - 20, 76, left + wide - 12, 26, power)
}

export const kitchen = { mixer, oven, fridge, worktable, cookware, tableware, coffeeMachine }
