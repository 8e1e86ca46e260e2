// A single-line alphabet in the manner of ISO 3098, so that pictures need no font. Grid: capitals stand from 0 to 10,
// small letters from 3 to 10, descenders reach 13.2. Only M, L and C with absolute coordinates.

export type LetterOptions = { anchor?: 'start' | 'middle' | 'end'; rotate?: number; color?: string; weight?: number }

/** `size` is the height of capitals; `y` is the baseline. */
export function letter(text: string, x: number, y: number, size: number, options: LetterOptions = {}): string {
  if (text === '') return ''
  const { anchor = 'start', rotate = 0, color = '#3A4742', weight = size / 7.4 } = options
  const scale = size / 10
  const width = letteringWidth(text, size)
  let left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  let data = ''
  for (const character of text) {
    const glyph = glyphs.get(character) ?? unknown
    for (const step of glyph.steps) {
      data += step.command
      for (let i = 0; i < step.points.length; i += 2) {
        data += `${i ? ' ' : ''}${round(left + step.points[i]! * scale)} ${round(y + (step.points[i + 1]! - 10) * scale)}`
      }
    }
    left += (glyph.width + gap) * scale
  }
  const turn = rotate ? ` transform="rotate(${rotate} ${round(x)} ${round(y)})"` : ''
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${round(weight)}"${turn}/>`
}

export function letteringWidth(text: string, size: number): number {
  let width = -gap
  for (const character of text) width += (glyphs.get(character) ?? unknown).width + gap
  return Math.max(0, width) * size / 10
}

export const canLetter = (text: string): boolean => [...text].every((character) => glyphs.has(character))

const gap = 2.3
const round = (value: number) => Math.round(value * 100) / 100

type Glyph = { width: number; steps: { command: string; points: number[] }[] }

function parse(width: number, data: string): Glyph {
  const steps = [...data.matchAll(/([MLC])([^MLC]*)/g)].map((match) => ({
    command: match[1]!,
    points: match[2]!.trim().split(/ +/).map(Number),
  }))
  return { width, steps }
}

const bowl = 'M4.4 5C4 3.7 3.2 3 2.2 3C.8 3 0 4.4 0 6.5C0 8.6 .8 10 2.2 10C3.2 10 4 9.3 4.4 8'
const bowlRight = 'M0 5C.4 3.7 1.2 3 2.2 3C3.6 3 4.4 4.4 4.4 6.5C4.4 8.6 3.6 10 2.2 10C1.2 10 .4 9.3 0 8'
const round6 = 'M3.2 0C1.2 0 0 2 0 5C0 8 1.2 10 3.2 10C5.2 10 6.4 8 6.4 5C6.4 2 5.2 0 3.2 0'
const capitalP = 'M0 10L0 0L2.9 0C4.5 0 5.4 1.1 5.4 2.8C5.4 4.5 4.5 5.6 2.9 5.6L0 5.6'
const capitalC = 'M5.8 2C5.2 .7 4.3 0 3.1 0C1.2 0 0 2 0 5C0 8 1.2 10 3.1 10'

const alphabet: readonly (readonly [string, number, string])[] = [
  [' ', 2.4, ''],
  ['0', 5.5, 'M2.75 0C.9 0 0 2 0 5C0 8 .9 10 2.75 10C4.6 10 5.5 8 5.5 5C5.5 2 4.6 0 2.75 0'],
  ['1', 2.6, 'M0 2.4L2.6 0L2.6 10'],
  ['2', 5.6, 'M.2 2.6C.3 .9 1.4 0 2.8 0C4.3 0 5.4 1 5.4 2.6C5.4 4.4 4 5.5 0 10L5.6 10'],
  ['3', 5.5, 'M.3 0L5.2 0L2.4 3.9C4.4 3.9 5.5 5.1 5.5 6.9C5.5 8.8 4.3 10 2.6 10C1.3 10 .4 9.4 0 8.3'],
  ['4', 5.8, 'M4 10L4 0L0 7L5.8 7'],
  ['5', 5.5, 'M5 0L.9 0L.5 4.6C1.1 4 1.9 3.7 2.7 3.7C4.4 3.7 5.5 4.9 5.5 6.8C5.5 8.7 4.4 10 2.6 10C1.3 10 .4 9.4 0 8.4'],
  ['6', 5.5, 'M4.4 0C2 1.6 0 4 0 6.9C0 8.8 1.1 10 2.75 10C4.4 10 5.5 8.7 5.5 6.9C5.5 5.1 4.4 3.9 2.75 3.9C1.4 3.9 .4 4.8 0 6.2'],
  ['7', 5.4, 'M0 0L5.4 0L1.8 10'],
  ['8', 5.5, 'M2.75 4.6C1.3 4.6 .4 3.6 .4 2.3C.4 1 1.3 0 2.75 0C4.2 0 5.1 1 5.1 2.3C5.1 3.6 4.2 4.6 2.75 4.6'
    + 'C1.1 4.6 0 5.7 0 7.3C0 8.9 1.1 10 2.75 10C4.4 10 5.5 8.9 5.5 7.3C5.5 5.7 4.4 4.6 2.75 4.6'],
  ['9', 5.5, 'M1.1 10C3.5 8.4 5.5 6 5.5 3.1C5.5 1.2 4.4 0 2.75 0C1.1 0 0 1.3 0 3.1C0 4.9 1.1 6.1 2.75 6.1C4.1 6.1 5.1 5.2 5.5 3.8'],
  ['A', 6, 'M0 10L3 0L6 10M1.1 6.6L4.9 6.6'],
  ['B', 5.4, 'M0 10L0 0L2.8 0C4.3 0 5 1 5 2.3C5 3.7 4.2 4.7 2.8 4.7L0 4.7'
    + 'M2.8 4.7C4.6 4.7 5.4 5.8 5.4 7.3C5.4 8.9 4.6 10 2.8 10L0 10'],
  ['C', 5.8, capitalC + 'C4.3 10 5.2 9.3 5.8 8'],
  ['D', 5.8, 'M0 0L0 10L2.4 10C4.6 10 5.8 8 5.8 5C5.8 2 4.6 0 2.4 0L0 0'],
  ['E', 5, 'M5 0L0 0L0 10L5 10M0 4.8L4.2 4.8'],
  ['F', 5, 'M5 0L0 0L0 10M0 4.8L4.2 4.8'],
  ['G', 5.8, capitalC + 'C4.6 10 5.8 8.8 5.8 7L5.8 5.4L3.6 5.4'],
  ['H', 5.6, 'M0 0L0 10M5.6 0L5.6 10M0 4.8L5.6 4.8'],
  ['I', .4, 'M.2 0L.2 10'],
  ['J', 3.8, 'M3.8 0L3.8 7.4C3.8 9.1 3 10 1.8 10C.8 10 .1 9.4 0 8.3'],
  ['K', 5.6, 'M0 0L0 10M5.4 0L0 6.2M2 4L5.6 10'],
  ['L', 4.8, 'M0 0L0 10L4.8 10'],
  ['M', 7, 'M0 10L0 0L3.5 6.4L7 0L7 10'],
  ['N', 5.8, 'M0 10L0 0L5.8 10L5.8 0'],
  ['O', 6.4, round6],
  ['P', 5.4, capitalP],
  ['Q', 6.6, round6 + 'M4 7.4L6.6 10.6'],
  ['R', 5.6, capitalP + 'M2.8 5.6L5.6 10'],
  ['S', 5.4, 'M5.2 1.8C4.8 .6 3.9 0 2.7 0C1.2 0 .2 .9 .2 2.4C.2 5.6 5.4 4.2 5.4 7.4C5.4 9 4.3 10 2.7 10C1.3 10 .4 9.3 0 8.1'],
  ['T', 6, 'M0 0L6 0M3 0L3 10'],
  ['U', 5.6, 'M0 0L0 6.6C0 8.8 1 10 2.8 10C4.6 10 5.6 8.8 5.6 6.6L5.6 0'],
  ['V', 6, 'M0 0L3 10L6 0'],
  ['W', 8.4, 'M0 0L2.1 10L4.2 1.5L6.3 10L8.4 0'],
  ['X', 5.8, 'M0 0L5.8 10M5.8 0L0 10'],
  ['Y', 6, 'M0 0L3 4.8L6 0M3 4.8L3 10'],
  ['Z', 5.6, 'M.2 0L5.4 0L0 10L5.6 10'],
  ['a', 4.4, bowl + 'M4.4 3L4.4 10'],
  ['b', 4.4, bowlRight + 'M0 0L0 10'],
  ['c', 4, 'M4 4.4C3.6 3.5 3 3 2.2 3C.8 3 0 4.4 0 6.5C0 8.6 .8 10 2.2 10C3 10 3.6 9.5 4 8.6'],
  ['d', 4.4, bowl + 'M4.4 0L4.4 10'],
  ['e', 4.4, 'M0 6.4L4.4 6.4C4.4 4.2 3.7 3 2.3 3C.8 3 0 4.4 0 6.5C0 8.6 .8 10 2.4 10C3.2 10 3.9 9.6 4.2 8.8'],
  ['f', 3, 'M3.2 .2C1.6 -.3 1.2 .6 1.2 2L1.2 10M0 3.4L3 3.4'],
  ['g', 4.4, bowl + 'M4.4 3L4.4 11C4.4 12.5 3.6 13.2 2.3 13.2C1.3 13.2 .6 12.8 .2 12'],
  ['h', 4.2, 'M0 0L0 10M0 5.4C.4 3.8 1.2 3 2.3 3C3.6 3 4.2 3.9 4.2 5.6L4.2 10'],
  ['i', .4, 'M.2 3L.2 10M.2 .2L.2 1'],
  ['j', 1.2, 'M1.2 3L1.2 11.2C1.2 12.6 .7 13.2 -.3 13.2M1.2 .2L1.2 1'],
  ['k', 4, 'M0 0L0 10M3.8 3L0 7.2M1.4 5.8L4 10'],
  ['l', 1.2, 'M0 0L0 8.4C0 9.5 .4 10 1.2 10'],
  ['m', 7, 'M0 3L0 10M0 5.2C.3 3.7 1 3 1.9 3C3 3 3.5 3.8 3.5 5.2L3.5 10M3.5 5.2C3.8 3.7 4.5 3 5.4 3C6.5 3 7 3.8 7 5.2L7 10'],
  ['n', 4.2, 'M0 3L0 10M0 5.4C.4 3.8 1.2 3 2.3 3C3.6 3 4.2 3.9 4.2 5.6L4.2 10'],
  ['o', 4.6, 'M2.3 3C.8 3 0 4.4 0 6.5C0 8.6 .8 10 2.3 10C3.8 10 4.6 8.6 4.6 6.5C4.6 4.4 3.8 3 2.3 3'],
  ['p', 4.4, bowlRight + 'M0 3L0 13.2'],
  ['q', 4.4, bowl + 'M4.4 3L4.4 13.2'],
  ['r', 2.8, 'M0 3L0 10M0 5.6C.3 3.9 1.2 3 2.8 3.1'],
  ['s', 4, 'M3.8 4.4C3.5 3.5 2.8 3 2 3C.9 3 .2 3.6 .2 4.7C.2 7 4 6 4 8.2C4 9.3 3.2 10 2 10C1 10 .3 9.5 0 8.6'],
  ['t', 3.2, 'M1.2 .8L1.2 8.2C1.2 9.5 1.8 10 3.2 9.8M0 3L3 3'],
  ['u', 4.2, 'M0 3L0 7.4C0 9.1 .6 10 1.9 10C3 10 3.8 9.2 4.2 7.6M4.2 3L4.2 10'],
  ['v', 4.4, 'M0 3L2.2 10L4.4 3'],
  ['w', 6.4, 'M0 3L1.6 10L3.2 4L4.8 10L6.4 3'],
  ['x', 4.2, 'M0 3L4.2 10M4.2 3L0 10'],
  ['y', 4.4, 'M0 3L2.2 10M4.4 3L2.2 10C1.6 12.2 1 13.2 -.2 13.2'],
  ['z', 4.2, 'M.1 3L4 3L0 10L4.2 10'],
  ['Ø', 6.4, round6 + 'M.2 10.9L6.2 -.9'],
  ['ø', 4.6, 'M2.3 3C.8 3 0 4.4 0 6.5C0 8.6 .8 10 2.3 10C3.8 10 4.6 8.6 4.6 6.5C4.6 4.4 3.8 3 2.3 3M0 10.6L4.6 2.4'],
  ['×', 4.6, 'M0 3.8L4.6 8.4M4.6 3.8L0 8.4'],
  ['.', .4, 'M.2 9.5L.2 10'],
  [',', .6, 'M.6 9.4L0 11.6'],
  ['/', 4, 'M0 11L4 -.6'],
  ['-', 3.6, 'M0 6L3.6 6'],
  ['–', 5, 'M0 6L5 6'],
  ['+', 5, 'M0 6L5 6M2.5 3.5L2.5 8.5'],
  ['=', 5, 'M0 4.7L5 4.7M0 7.3L5 7.3'],
  ['°', 2.6, 'M1.3 0C.4 0 0 .5 0 1.3C0 2.1 .4 2.6 1.3 2.6C2.2 2.6 2.6 2.1 2.6 1.3C2.6 .5 2.2 0 1.3 0'],
  ['%', 7, 'M1.5 0C.5 0 0 .7 0 2C0 3.3 .5 4 1.5 4C2.5 4 3 3.3 3 2C3 .7 2.5 0 1.5 0M6 0L1 10'
    + 'M5.5 6C4.5 6 4 6.7 4 8C4 9.3 4.5 10 5.5 10C6.5 10 7 9.3 7 8C7 6.7 6.5 6 5.5 6'],
  ['#', 6, 'M2 .5L1 9.5M5 .5L4 9.5M.4 3.4L6 3.4M0 6.6L5.6 6.6'],
  [':', .4, 'M.2 4.2L.2 4.7M.2 9.5L.2 10'],
  ['²', 3, 'M.1 1.4C.1 .5 .7 0 1.5 0C2.4 0 3 .6 3 1.4C3 2.3 2.3 2.9 0 5L3 5'],
  ['³', 3, 'M.2 0L2.8 0L1.3 1.9C2.3 1.9 3 2.5 3 3.4C3 4.4 2.3 5 1.4 5C.7 5 .2 4.7 0 4.2'],
  ['"', 1.8, 'M0 0L0 2.8M1.8 0L1.8 2.8'],
  ['(', 2, 'M2 -.6C.6 1.2 0 3 0 5C0 7 .6 8.8 2 10.8'],
  [')', 2, 'M0 -.6C1.4 1.2 2 3 2 5C2 7 1.4 8.8 0 10.8'],
  ['_', 5, 'M0 10.8L5 10.8'],
]

const glyphs = new Map(alphabet.map(([character, width, data]) => [character, parse(width, data)]))
const unknown = parse(4, 'M0 0L4 0L4 10L0 10L0 0')
