// Logos of the demonstration stores: an outline with one or two letters, drawn as strokes, so no font is needed.

export type Logo = { shape: string; letters: string }

/** Outlines in a 96×96 field. Letters are centred; `x` and `y` shift them in asymmetric outlines. */
const outlines: Record<string, { path: string; x?: number; y?: number; width?: number }> = {
  circle: { path: 'M48 8a40 40 0 1 0 0 80a40 40 0 1 0 0-80z' },
  hexagon: { path: 'M48 7l35.5 20.5v41L48 89L12.5 68.5v-41z' },
  square: { path: 'M13 13h70v70h-70z' },
  nut: { path: 'M28 12h40l20 36l-20 36h-40l-20-36zM48 19a29 29 0 1 0 0 58a29 29 0 1 0 0-58z', width: 30 },
  shield: { path: 'M48 8l34 10v28c0 22-14 34-34 42c-20-8-34-20-34-42v-28z', y: -3 },
  octagon: { path: 'M32 9h32l23 23v32l-23 23h-32l-23-23v-32z' },
  diamond: { path: 'M48 4l44 44l-44 44l-44-44z', width: 32 },
  gear: {
    path:
      'M42 8h12l2 9l8 3l8-5l9 9l-5 8l3 8l9 2v12l-9 2l-3 8l5 8l-9 9l-8-5l-8 3l-2 9h-12l-2-9l-8-3l-8 5l-9-9l5-8l-3-8l-9-2v-12' +
      'l9-2l3-8l-5-8l9-9l8 5l8-3z',
    width: 34,
  },
  drum: { path: 'M16 20c0-16 64-16 64 0v56c0 16-64 16-64 0zM16 20c0 14 64 14 64 0', y: 8 },
  arch: { path: 'M14 86v-38a34 34 0 0 1 68 0v38zM8 86h80', y: 4 },
  crate: { path: 'M12 28l36-18l36 18v42l-36 18l-36-18zM12 28l36 16l36-16', y: 13, width: 34 },
  tag: { path: 'M12 30l18-18h54v72h-54l-18-18zM22 44a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', x: 6, width: 34 },
  pipe: { path: 'M8 22h10v52h-10M88 22h-10v52h10M18 28h60M18 68h60' },
  river: {
    path: 'M12 12h72v52h-72zM12 76c9-8 15-8 24 0s15 8 24 0s15-8 24 0M12 86c9-8 15-8 24 0s15 8 24 0s15-8 24 0',
    y: -10,
  },
}

/** Letters in a 20×28 field. */
const strokes: Record<string, string> = {
  A: 'M0 28L10 0L20 28M4 18h12',
  B: 'M2 0v28h10a7 7 0 0 0 0-15h-10h9a6.5 6.5 0 0 0 0-13z',
  C: 'M18 7a8 9 0 0 0-16 3v8a8 9 0 0 0 16 3',
  D: 'M2 0v28h6a12 12 0 0 0 11-11v-6a12 12 0 0 0-11-11z',
  E: 'M18 0h-15v28h15M3 14h12',
  F: 'M18 0h-15v28M3 14h12',
  G: 'M18 7a8 9 0 0 0-16 3v8a8 9 0 0 0 16 0v-4h-7',
  H: 'M2 0v28M18 0v28M2 14h16',
  I: 'M10 0v28',
  J: 'M16 0v20a7 7 0 0 1-14 0',
  K: 'M2 0v28M18 0L2 16M8 11L18 28',
  L: 'M3 0v28h15',
  M: 'M1 28v-28L10 18L19 0v28',
  N: 'M2 28v-28L18 28v-28',
  O: 'M2 10a8 10 0 0 1 16 0v8a8 10 0 0 1-16 0z',
  P: 'M2 28v-28h10a7.5 7.5 0 0 1 0 15h-10',
  Q: 'M2 10a8 10 0 0 1 16 0v8a8 10 0 0 1-16 0zM12 20l8 9',
  R: 'M2 28v-28h10a7.5 7.5 0 0 1 0 15h-10M11 15L19 28',
  S: 'M18 5c-4-7-16-6-16 2c0 9 16 5 16 14c0 8-13 9-17 2',
  T: 'M1 0h18M10 0v28',
  U: 'M2 0v19a8 9 0 0 0 16 0v-19',
  V: 'M1 0L10 28L19 0',
  W: 'M0 0L5 28L10 8L15 28L20 0',
  X: 'M1 0L19 28M19 0L1 28',
  Y: 'M1 0L10 14L19 0M10 14v14',
  Z: 'M2 0h16L2 28h16',
}

export const logoShapes = Object.keys(outlines)

/** The logo as a 96×96 SVG document; only Latin capitals are drawn. */
export function storeLogo({ shape, letters }: Logo): string {
  const outline = outlines[shape] ?? outlines.square!
  const drawn = [...letters.toUpperCase()].filter((letter) => strokes[letter]).slice(0, 2)
  const width = outline.width ?? 40
  const scale = drawn.length === 2 ? width / 46 : Math.min(1, width / 38)
  const left = 48 - (scale * (drawn.length === 2 ? 46 : 20)) / 2 + (outline.x ?? 0)
  const top = 48 - scale * 14 + (outline.y ?? 0)
  const marks = drawn.map(
    (letter, i) =>
      `<path d="${strokes[letter]}" transform="translate(${round(left + i * 26 * scale)} ${round(top)}) scale(${round(scale)})"/>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    '<rect width="96" height="96" fill="#fff"/>' +
    '<g fill="none" stroke="#111a17" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${outline.path}"/>${marks.join('')}</g></svg>\n`
  )
}

const round = (value: number) => Math.round(value * 100) / 100
