// Rivets, nails, chain.
import { thread } from './fasteners.ts'
import {
  across, axis, byVariant, circle, cross, down, fine, hatched, hidden, inner, innerCircle, leader, line, paper, patch, path,
  place, rect, repeat, shape, spread, tint, tone, tube, turn, type Drawing,
} from './sheet.ts'

const rivet: Drawing = (geometry) => {
  const { variant, labels: [size, length] } = geometry
  const ratio = geometry.ratio(2.6, 1.2, 5), y = 112, radius = Math.min(Math.max(44 / ratio, 11), 26), long = radius * 2 * ratio
  if (variant === 'solid') {
    const left = 120 - long / 2 + 10
    return axis(left - 50, y, left + long + 14, y) + rect(left, y - radius, long, radius * 2)
      + patch(path`M${left} ${y + radius * .4}h${long - 1}v${radius * .6 - 1}h${-long}z`)
      + shape(path`M${left} ${y - radius * 1.85}A${radius * 1.9} ${radius * 1.9} 0 0 0 ${left} ${y + radius * 1.85}z`, tint)
      + across(left, left + long, 188, length, y + radius) + down(y - radius, y + radius, left + long + 26, size, left + long)
  }
  if (variant === 'nut') {
    const left = 120 - long / 2
    return axis(left - 16, y, left + long + 16, y) + rect(left, y - radius, long, radius * 2) + rect(left, y - radius, long,
      radius * .42, hatched) + rect(left, y + radius * .58, long, radius * .42, hatched)
      + thread(left + long * .45, left + long, y, radius * .58, 6) + rect(left - 7, y - radius * 1.7, 8, radius * 3.4, tint, 2)
        + hidden(path`M${left} ${y}h${long * .44}`)
      + across(left, left + long, 188, length, y + radius) + leader(left + long * .75, y - radius * .4, left + long * .75
        + 24, 44, size)
  }
  const left = 96, right = left + Math.min(long, 86)
  return axis(16, y, 222, y) + shape(path`M22 ${y - 1}L30 ${y - 4}H${right + 4}V${y + 4}H30z`, tint)
    + fine(repeat(5, (i) => path`M${38 + i * 5} ${y - 4}v8`))
    + rect(left, y - radius, right - left, radius * 2)
      + patch(path`M${left + 1} ${y + radius * .4}H${right - 1}V${y + radius - 1}H${left + 1}z`)
    + shape(path`M${right} ${y - radius}h8q12 4 12 ${radius}t-12 ${radius}h-8z`, tone)
      + shape(path`M${left} ${y - radius * 2.1}Q${left - 12} ${y - radius * 1.6} ${left - 13} ${y - 6}V${y + 6}`
        + path`Q${left - 12} ${y + radius * 1.6} ${left} ${y + radius * 2.1}z`,
      tint)
    + across(left, right, 186, length, y + radius) + leader(left + (right - left) * .6, y - radius, left + 44, 40, size)
}

const nail: Drawing = (geometry) => {
  const { variant, labels: [length, size] } = geometry
  const ratio = geometry.ratio(20, 8, 34)
  if (variant === 'staple') {
    return tube('M62 196V58Q62 46 74 46H166Q178 46 178 58V196', 11, tint)
      + shape('M56.5 192L62 210L67.5 192zM172.5 192L178 210L183.5 192z', tone)
      + down(40, 210, 210, length, 178) + across(56, 184, 24, size, 42)
  }
  const radius = Math.min(Math.max(90 / ratio, 3.6), 9), y = 96, left = 34, right = 206
  const one = rect(left + 4, y - radius, right - left - 20, radius * 2)
    + shape(path`M${right - 16} ${y - radius}L${right} ${y}L${right - 16} ${y + radius}z`, tone)
    + patch(path`M${left + 6} ${y + radius * .2}H${right - 18}V${y + radius - 1}H${left + 6}z`)
    + (variant === 'roofing' ? shape(path`M${left} ${y - radius * 4}q-7 ${radius * 4} 0 ${radius * 8}h4v${-radius * 8}z`, tint)
      : rect(left, y - radius * 2.4, 5, radius * 4.8, tint, 1.5))
    + (variant === 'ring'
      ? inner(repeat(15, (i) => path`M${left + 54 + i * 6.4} ${y - radius - 1.4}l2.6 1.4v${radius * 2}l-2.6 1.4`))
      : inner(repeat(4, (i) => path`M${left + 12 + i * 4} ${y - radius}v${radius * 2}`)))
  const r = variant === 'roofing' ? 26 : 17
  return axis(22, y, 218, y) + one + turn(-8, 120, 60, place(4, -46, .92, one)) + across(left, right, 140, length, y + radius)
    + cross(120, 192, r + 9) + circle(120, 192, r)
      + fine(repeat(5, (i) => path`M${120 - r * .7} ${192 - r * .5 + i * r * .25}h${r * 1.4}`))
      + leader(120 + r * .7, 192 - r * .7, 166, 166, size)
}

const link = (x: number, y: number, long: number, wide: number, rod: number) =>
  tube(path`M${x - long / 2 + wide / 2} ${y - wide / 2}H${x + long / 2 - wide / 2}a${wide / 2} ${wide / 2} 0 0 1 0 ${wide}`
    + path`H${x - long / 2 + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 0 ${-wide}z`,
    rod)

const chain: Drawing = byVariant({
  link(geometry) {
    const { labels: [thickness, pitch] } = geometry
    const links = geometry.count(4, 3, 7), step = 186 / links, long = step * 1.28, rod = Math.min(13, step * .3),
      wide = Math.min(step * .78, 46)
    const edge = (x: number) => rect(x - long / 2 - rod / 2, 116 - rod / 2, long + rod, rod, tint, rod / 2)
    const centres = spread(links, 27 + step / 2, 213 - step / 2)
    return axis(10, 116, 230, 116) + centres.map((x, i) => i % 2 ? '' : link(x, 116, long, wide, rod)).join('')
      + centres.map((x, i) => i % 2 ? edge(x) : '').join('')
      + across(centres[0]!, centres[1]!, 182, pitch, 120) + leader(centres[2]!, 116 - wide / 2 - rod / 2, centres[2]! + 12, 58,
        thickness)
  },
  roller(geometry) {
    const { labels: [thickness, pitch] } = geometry
    const links = geometry.count(5, 4, 7), step = 192 / links, r = step * .34, centres = spread(links, 24 + step / 2,
      216 - step / 2)
    const plate = (x: number,
      fill: string) => shape(path`M${x} ${104 - r * 1.25}a${r * 1.25} ${r * 1.25} 0 1 0 0 ${r * 2.5}`
        + path`Q${x + step / 2} ${104 + r * .5} ${x + step} ${104 + r * 1.25}a${r * 1.25} ${r * 1.25} 0 1 0 0 ${-r * 2.5}`
        + path`Q${x + step / 2} ${104 - r * .5} ${x} ${104 - r * 1.25}z`,
      fill)
    const top = repeat(links - 1, (i) => {
      const x = centres[i]!, off = i % 2 ? 16 : 11
      return rect(x - 5, 182 - off - 2.5, step + 10, 5, i % 2 ? paper : tint, 2) + rect(x - 5, 182 + off - 2.5, step + 10, 5,
        i % 2 ? paper : tint, 2)
    })
    return axis(10, 104, 230, 104) + centres.slice(0, -1).map((x, i) => i % 2 ? '' : plate(x, tint)).join('')
      + centres.slice(0, -1).map((x, i) => i % 2 ? plate(x, paper) : '').join('')
      + centres.map((x) => circle(x, 104, r * .6, paper) + innerCircle(x, 104, r * .3, tone)).join('')
      + centres.map((x) => rect(x - r * .6, 172, r * 1.2, 20, tone) + inner(path`M${x} 162v40`)).join('') + top
      + across(centres[1]!, centres[2]!, 58, pitch, 92) + leader(centres[links - 2]! + step / 2, 200.5, centres[links - 2]!
        + step / 2 + 12, 222, thickness)
  },
  shackle({ labels: [thickness, pitch] }) {
    return tube('M84 176V116A36 46 0 1 1 156 116V176', 19, tint) + circle(84, 178, 18) + circle(156, 178, 18)
      + rect(60, 169, 128, 18, tone, 3) + rect(188, 162, 14, 32, paper, 4) + rect(50, 171, 12, 14)
        + fine(repeat(3, (i) => path`M${53 + i * 3} 171v14`))
      + axis(120, 40, 120, 212) + leader(76, 100, 44, 62, thickness) + across(93.5, 146.5, 222, pitch, 190)
  },
  hook({ labels: [thickness, pitch] }) {
    return circle(122, 44, 19, tint) + circle(122, 44, 9.5)
      + shape('M112 60C114 92 80 104 76 142C73 176 96 206 128 204C158 202 174 182 176 158C177 146 170 138 164 144L150 164'
        + 'C144 178 128 182 116 172C102 160 104 142 116 128C130 114 136 92 132 60Z', tint)
      + inner('M122 64C124 100 90 116 88 148C88 176 108 194 130 191') + line('M128 78L166 140') + inner('M135 76L171 138')
      + axis(122, 18, 122, 216) + leader(92, 118, 58, 90, thickness) + down(44, 204, 210, pitch, 150)
  },
})

export const hardware = { rivet, nail, chain }
