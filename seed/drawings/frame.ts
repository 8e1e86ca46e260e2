// The second view: the product on a drawing sheet with a table of its dimensions.
import { letter } from './lettering.ts'
import { axis, fine, inner, line, patch, path, place, spread } from './sheet.ts'

export function sheetView(body: string, labels: readonly string[]): string {
  const cells = labels.filter((label) => label !== '').slice(0, 3)
  return patch('M14 14H226V40H14Z', '#fff') + place(28, 12, .767, body) + ticks() + table(cells)
    + line('M14 14H226V226H14Z') + fine('M6 6H234V234H6Z')
}

function table(cells: readonly string[]): string {
  const rows = Math.max(cells.length, 1), top = 226 - rows * 14
  const lines = cells.map((text, i) =>
    letter(String(i + 1), 109, top + i * 14 + 10.4, 6.4, { anchor: 'middle' }) + letter(text, 122, top + i * 14 + 10.8, 7.6)
    + (i ? inner(path`M102 ${top + i * 14}H184`) : '')).join('')
  if (cells.length === 0) return projection(200, 210)
  return patch(path`M102 ${top}H226V226H102Z`, '#fff') + patch(path`M102 ${top}h14v${rows * 14}h-14z`)
    + inner(path`M102 226V${top}H226M116 ${top}V226M184 ${top}V226`) + lines + projection(205, (top + 226) / 2)
}

/** The mark of first-angle projection: a cone from the side and from its end. */
const projection = (x: number, y: number) =>
  axis(x - 17, y, x + 17, y) + inner(path`M${x - 14} ${y - 2.5}L${x - 3} ${y - 5}V${y + 5}L${x - 14} ${y + 2.5}Z`)
  + inner(path`M${x + 3} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M${x + 5.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`)

/** Zone marks around the frame, as on a printed sheet. */
const ticks = () => fine(spread(5, 14, 226).slice(1,
  4).map((at) => path`M${at} 6V14M${at} 226V234M6 ${at}H14M226 ${at}H234`).join(''))
