// Profiles, bars, sheet, wire.
import {
  across, along, axis, byVariant, circle, down, ellipse, fine, hatched, inner, innerCircle, leader, line, paper, patch, path,
  polar, rect, regular, repeat, shape, tint, tone, tube, turn, type Drawing,
} from './sheet.ts'

const profile: Drawing = (geometry) => {
  const { variant, labels: [width, wall, height] } = geometry
  const fallback: Record<string, number> = { square: 1, rectangle: .55, angle: 1, channel: 1.5, ibeam: 1.35, tbar: 1 }
  const ratio = variant === 'square' ? 1 : geometry.ratio(fallback[variant]!, .4, 2.2), high = Math.min(98, 84 * Math.max(ratio,
    ratio * .9 + .1)), wide = Math.max(Math.min(high / ratio, 98), 44), w = wide, h = Math.min(high, wide * ratio)
  const x = 32, y = 190 - h, right = Math.min(190 - w, (y - 22) / .56), up = right * .56, t = Math.max(Math.min(w, h) * .13, 7)
  const face = (points: string, fill: string) => shape(points, fill)
  const back = (ax: number, ay: number, bx: number, by: number,
    fill: string) => face(path`M${ax} ${ay}L${bx} ${by}l${right} ${-up}L${ax + right} ${ay - up}z`, fill)
  const dims = across(x, x + w, 216, width, y + h) + down(y, y + h, 18, height, x)
  if (variant === 'square' || variant === 'rectangle') return back(x, y, x + w, y, tint) + back(x + w, y, x + w, y + h, tone)
    + rect(x, y, w, h, hatched, 4) + rect(x + t, y + t, w - t * 2, h - t * 2, tone, 2)
    + shape(path`M${x + t} ${y + t}h${w - t * 2}L${x + w * .55} ${y + h * .45}H${x + t}z`, tint) + rect(x + t, y + t, w - t * 2,
    h - t * 2, 'none', 2) + leader(x + w - t / 2, y + h * .7, Math.min(x + w + 42, 190), Math.min(y + h * .7 + 26, 200), wall)
    + dims
  if (variant === 'angle') return back(x + t, y, x + t, y + h - t, tone) + back(x, y, x + t, y, tint) + back(x + t, y + h - t, x
    + w, y + h - t, tint) + back(x + w, y + h - t, x + w, y + h, tone)
    + shape(path`M${x} ${y}h${t}v${h - t - 6}q0 6 6 6h${w - t - 6}v${t}H${x}z`, hatched) + leader(x + w - 8, y + h - t * .5, x + w
    + 40, y + h + 18, wall) + dims
  if (variant === 'channel') return back(x, y, x + w, y, tint) + back(x + w, y, x + w, y + t, tone)
    + shape(path`M${x + t} ${y + t}H${x + w}l${right} ${-up}v${h - t * 2}l${-right} ${up}H${x + t}z`, paper)
    + shape(path`M${x + t} ${y + h - t}H${x + w}l${right} ${-up}h${-Math.min(right * .5, w * .6)}L${x + t} ${y + h * .62}z`, tint)
    + back(x + w, y, x + w, y + t, tone) + back(x + w, y + h - t, x + w, y + h, tone)
    + shape(path`M${x} ${y}h${w}v${t}H${x + t}v${h - t * 2}h${w - t}v${t}H${x}z`, hatched) + leader(x + t / 2, y + h * .4, x
    + 20, y - 34, wall) + dims
  const web = x + w / 2
  if (variant === 'ibeam') return back(x, y, x + w, y, tint)
    + shape(path`M${web + t / 2} ${y + t}l${right} ${-up}v${h - t * 2}l${-right} ${up}z`, tone)
    + shape(path`M${web + t / 2} ${y + h - t}l${right} ${-up}H${x + w + right}L${x + w} ${y + h - t}z`, tint) + back(x + w, y, x
    + w, y + t, tone) + back(x + w, y + h - t, x + w, y + h, tone)
    + shape(path`M${x} ${y}h${w}v${t}H${web + t / 2 + 4}q-4 0 -4 4v${h - t * 2 - 8}q0 4 4 4H${x + w}v${t}H${x}v${-t}`
      + path`H${web - t / 2 - 4}q4 0 4 -4v${-h + t * 2 + 8}q0 -4 -4 -4H${x}z`,
    hatched) + leader(web + t / 2, y + h * .7, x + w + 30, y + h + 12, wall) + dims
  return back(x, y, x + w, y, tint) + shape(path`M${web + t / 2} ${y + t}l${right} ${-up}v${h - t}l${-right} ${up}z`, tone)
    + back(x + w, y, x + w, y + t, tone) + shape(path`M${x} ${y}h${w}v${t}H${web + t / 2}v${h - t}h${-t}v${-h + t}H${x}z`,
    hatched) + leader(web + t / 2, y + h * .7, x + w + 30, y + h + 8, wall) + dims
}

const bar: Drawing = ({ variant, labels: [diameter, length] }) => {
  const right = 114, up = 81
  const one = (x: number, y: number) => {
    if (variant === 'hexagon') { const p = [0, 1, 2, 3, 4, 5].map((i) => polar(x, y, 23, i * 60));
      return [[4, 5], [5, 0], [0, 1]].map(([a, b],
      i) => shape(path`M${p[a!]![0]} ${p[a!]![1]}L${p[b!]![0]} ${p[b!]![1]}l${right} ${-up}`
        + path`L${p[a!]![0] + right} ${p[a!]![1] - up}z`,
      i === 0 ? paper : i === 1 ? tint : tone)).join('') + shape(regular(x, y, 23, 6), tint) }
    if (variant === 'square') return shape(path`M${x - 19} ${y - 19}l${right} ${-up}h38l${-right} ${up}z`)
      + shape(path`M${x + 19} ${y - 19}l${right} ${-up}v38l${-right} ${up}z`, tone) + rect(x - 19, y - 19, 38, 38, tint)
    if (variant === 'strip') return shape(path`M${x - 30} ${y - 7}l${right} ${-up}h60l${-right} ${up}z`)
      + shape(path`M${x + 30} ${y - 7}l${right} ${-up}v14l${-right} ${up}z`, tone) + rect(x - 30, y - 7, 60, 14, tint)
    const a = 21, nx = a * .58, ny = a * .815
    const body = shape(path`M${x - nx} ${y - ny}l${right} ${-up}A${a} ${a} 0 0 1 ${x + nx + right} ${y + ny - up}`
      + path`L${x + nx} ${y + ny}z`)
      + patch(path`M${x + nx * .3} ${y + ny * .3}l${right + 6} ${-up - 4}l${nx * .8} ${ny * .8}L${x + nx * .9} ${y + ny * .9}z`,
      tone)
    const ribs = variant === 'rebar' ? inner(repeat(11,
      (i) => path`M${x - nx + 14 + i * 9.4} ${y - ny - 10 - i * 6.7}q14 4 ${nx * 1.6} ${ny * 2 - 8}`)
      + path`M${x + nx * .2} ${y + ny * .1 - 20}l0 0`) : ''
    return body
      + ribs
      + shape(path`M${x - nx} ${y - ny}l${right} ${-up}A${a} ${a} 0 0 1 ${x + nx + right} ${y + ny - up}L${x + nx} ${y + ny}z`,
      'none') + circle(x, y, a, tint)
  }
  const flat = variant === 'strip'
  return (flat ? one(72, 138) + one(70, 156) + one(68, 174) : one(48, 148) + one(94, 150) + one(70, 184))
    + (flat ? across(38, 98, 216, diameter, 182) : across(49, 91, 226, diameter, 186)) + along(flat ? 98 : 94 + 14, flat ? 180
    : 178, flat ? 98 + right : 94 + 14 + right, flat ? 180 - up : 178 - up, 20, length)
}

const sheetMetal: Drawing = ({ variant, labels: [length, width, thick] }) => {
  const dims = along(26, 150, 120, 196, 16, length) + along(120, 196, 222, 124, 16, width) + leader(30, 146, 36, 96, thick)
  const face = 'M26 140L128 66L222 114L120 188z', edge = shape('M26 140L120 188V196L26 148z', paper)
    + shape('M120 188L222 114V122L120 196z', tone)
  if (variant === 'coil') return lyingCoil + across(82, 186, 222, width, 190) + leader(176, 64, 190, 30, length)
    + leader(50, 98, 40, 54, thick)
  if (variant === 'corrugated') {
    const waves = 7, wave = `q3.4 -8 6.7 3.5q3.4 11 6.7 3.4`.repeat(waves)
    return shape(path`M26 136` + wave + path`L222 110` + `l-13.4 -6.9`.repeat(waves) + 'z', tint)
      + repeat(waves, (i) => fine(path`M${31 + i * 13.4} ${133.5 + i * 6.9}l101 -73M${37 + i * 13.4} ${144 + i * 6.9}l101 -74`))
      + line('M26 136' + wave) + dims
  }
  const at = (u: number, v: number): [number, number] => [26 + 102 * u + 94 * v, 140 - 74 * u + 48 * v]
  const grid = (columns: number, rows: number, draw: (x: number, y: number, i: number, j: number) => string) => repeat(columns,
    (i) => repeat(rows, (j) => { const [x, y] = at((i + .5) / columns, (j + .5) / rows); return draw(x, y, i, j) }))
  if (variant === 'plain') return shape(face, tint) + edge + fine('M84 128l40 -29M98 136l50 -36M130 150l34 -25') + dims
  if (variant === 'checkered') return shape(face, tint) + inner(grid(9, 9, (x, y, i, j) => (i + j) % 2
    ? path`M${x - 4} ${y - 2}l8 4` : path`M${x - 4} ${y + 2.8}l8 -5.6`)) + edge + dims
  if (variant === 'perforated') return shape(face, tint) + grid(9, 8, (x, y) => ellipse(x, y, 4, 2.6, paper, .8)) + edge + dims
  const wires = repeat(11, (i) => { const [x1, y1] = at(i / 10, 0), [x2, y2] = at(i / 10, 1);
    return path`M${x1} ${y1}L${x2} ${y2}` }) + repeat(11, (i) => { const [x1, y1] = at(0, i / 10), [x2, y2] = at(1, i / 10);
    return path`M${x1} ${y1}L${x2} ${y2}` })
  return patch(face) + line(wires) + dims
}
const lyingCoil = shape('M82 48H172A34 72 0 0 1 172 192H82z') + patch('M82 150H196Q190 190 172 191H82z')
  + fine('M96 62h84M100 74h84') + ellipse(82, 120, 34, 72, tint) + [29, 24, 19].map((r) => ellipse(82, 120, r, r * 2.1, 'none',
  .8)).join('') + ellipse(82, 120, 14, 31, paper) + shape('M128 48H146Q182 110 146 192H128Q164 110 128 48z', tone)
  + line('M60 174Q40 190 34 204')

const wire = byVariant({
  coil: ({ labels: [diameter, length] }) => axis(22, 116, 218, 116) + circle(120, 116, 82)
    + repeat(5,
    (i) => `<circle cx="${120 + (i % 3 - 1) * 1.5}" cy="${116 + (i % 2) * 2}" r="${76 - i * 5.6}" stroke-width="1.2"/>`)
    + circle(120, 116, 46, paper) + repeat(4,
    (i) => turn(45 + i * 90, 120, 116, rect(158, 106, 48, 20, tone, 5) + inner('M174 107v18M180 107v18')))
    + tube('M150 192Q186 206 206 222', 5, tint) + leader(170, 50, 194, 26, length) + leader(196, 214, 206, 190, diameter),
  rope: ({ labels: [diameter, length] }) => shape('M24 134L190 64A24 30 20 0 1 210 116L44 186z', paper)
    + inner(repeat(9, (i) => path`M${34 + i * 18.5} ${131 - i * 7.8}q22 10 ${26} ${44}`))
    + fine(repeat(9,
    (i) => path`M${42 + i * 18.5} ${127 - i * 7.8}q22 10 26 44M${28 + i * 18.5} ${133 - i * 7.8 + 4}q18 12 24 42`))
    + line('M24 134L190 64A24 30 20 0 1 210 116L44 186') + circle(36, 160, 30, paper)
    + repeat(6, (i) => { const [x, y] = polar(36, 160, 19, i * 60); return circle(x, y, 9, tint) + innerCircle(x, y, 3.4) })
    + circle(36, 160, 9, tone) + leader(46, 132, 66, 74, diameter) + leader(150, 140, 166, 190, length),
  barbed: ({ labels: [diameter, length] }) => { const barb = (x: number,
    y: number) => line(path`M${x - 16} ${y - 16}L${x + 10} ${y + 12}M${x + 16} ${y - 18}L${x - 10} ${y + 14}`)
    + tube(path`M${x - 7} ${y - 7}q7 12 14 0M${x - 7} ${y + 5}q7 -12 14 0`, 4.6, tint);
    const strand = (y: number) => tube(path`M16 ${y}` + 'q13 -9 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0', 5, paper)
    + tube(path`M16 ${y}` + 'q13 9 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0', 5, tint);
    return [[82, [55, 133, 211]], [146, [42, 120, 198]]].map(([y, xs]) => strand(y as number)
    + (xs as number[]).map((x) => barb(x, y as number)).join('')).join('') + across(42, 120, 198, length, 160)
    + leader(94, 82, 106, 42, diameter) },
  welding: ({ labels: [diameter, length] }) => axis(14, 112, 226, 112) + ellipse(164, 112, 32, 84, tint)
    + shape('M84 48H160A26 64 0 0 1 160 176H84z', paper) + inner(repeat(12, (i) => path`M${88 + i * 6.4} 48a26 64 0 0 1 0 128`))
    + ellipse(84, 112, 32, 84, paper) + ellipse(84, 112, 25, 66, tint, 1.4)
    + repeat(4, (i) => { const [px, py] = polar(0, 0, 1, i * 90 + 45); return ellipse(84 + px * 15, 112 + py * 40, 4, 11, paper,
    1.4) }) + ellipse(84, 112, 8, 20, tone) + tube('M176 168Q200 196 222 190', 4.4, tone) + leader(214, 190, 200, 214, diameter)
    + leader(150, 50, 170, 24, length),
})

export const metal = { profile, bar, sheetMetal, wire }
