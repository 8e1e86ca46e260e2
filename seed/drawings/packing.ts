// The third view: the packaging. One of six types by kind, with a label and handling marks.
import type { DrawingKind } from './kinds.ts'
import { letter, letteringWidth } from './lettering.ts'
import { corner } from './packaging.ts'
import {
  circle, cuboid, ellipse, fine, ink, inner, innerCircle, innerRect, lying, paper, patch, path, rect, repeat, shape, tint, tone,
  type Geometry,
} from './sheet.ts'

type Packing = 'carton' | 'pallet' | 'crate' | 'bundle' | 'roll' | 'sack'

const packings: Partial<Record<DrawingKind, Packing>> = {
  pump: 'crate', motor: 'crate', compressor: 'crate', mixer: 'crate', oven: 'crate', fridge: 'crate', worktable: 'crate',
    rack: 'crate',
  trolley: 'crate', coffeeMachine: 'crate', cabinetBox: 'crate', ups: 'crate', furniture: 'crate', window: 'crate',
    cylinder: 'crate',
  pipe: 'bundle', profile: 'bundle', bar: 'bundle', ladder: 'bundle',
  cable: 'roll', reel: 'roll', wire: 'roll', filmRoll: 'roll', fabricRoll: 'roll', chain: 'sack',
  brick: 'pallet', board: 'pallet', tile: 'pallet', bottle: 'pallet', canister: 'pallet', paintCan: 'pallet', box: 'pallet',
    bin: 'pallet',
  sheetMetal: 'pallet', pallet: 'pallet', tableware: 'carton', bag: 'sack', linen: 'sack', garment: 'sack',
}

export function packingView(kind: DrawingKind, { labels }: Geometry): string {
  return drawn[packings[kind] ?? 'carton'](labels.find((label) => label !== '') ?? '')
}

const drawn: Record<Packing, (text: string) => string> = {
  carton: (text) => corner(134, 116, 92, 72, 86)
    + patch('M94 99.2L166 69L154 63.9L82 94.2Z', tone) + inner('M94 99.2L166 69M82 94.2L154 63.9M94 99.2V117L82 112V94.2')
    + facing(64, 124, label(0, 0, 62, 42, text, '×24')) + away(146, 136, up(0, 0) + fragile(26, 0))
      + away(146, 174, fine('M0 0H46M0 6H34')),
  pallet: (text) => base(28, 190, 136)
    + repeat(3, (row) => cuboid(32, 56 + (2 - row) * 44, 128, 44, 46, 30)
      + inner(path`M75 ${56 + row * 44}v44M117 ${56 + row * 44}v44`))
    + repeat(3, (row) => inner(path`M183 ${41 + row * 44}v44`))
      + fine(repeat(9, (i) => path`M32 ${70 + i * 13}Q96 ${76 + i * 12} 160 ${66 + i * 13}L206 ${36 + i * 13}`))
    + rect(64, 88, 66, 46) + label(66, 90, 62, 42, text, '×36'),
  crate: (text) => base(26, 194, 144) + cuboid(30, 62, 136, 126, 44, 30)
    + repeat(5, (i) => inner(path`M30 ${87 + i * 25}H166L210 ${57 + i * 25}`))
    + rect(30, 62, 16, 126, tint) + rect(150, 62, 16, 126, tint) + shape('M46 174L138 62H150V76L58 188H46z', tint)
      + shape('M166 188V62l8 -5.5v126zM202 163V37l8 -5v126z', paper)
    + rect(58, 96, 66, 46) + label(60, 98, 62, 42, text, '×1') + patch('M126 150h20v30h-20z', paper) + up(128, 154),
  bundle: (text) => cuboid(28, 108, 100, 80, 86, 60)
    + inner(repeat(4, (i) => path`M${48 + i * 20} 108l86 -60M128 ${128 + i * 20}l86 -60`))
    + repeat(4, (row) => repeat(5, (i) => circle(38 + i * 20, 118 + row * 20, 9.4, tint) + innerCircle(38 + i * 20, 118
      + row * 20, 5.6, tone)))
    + strap(18, 12.5) + strap(62, 43.3) + rect(24, 188, 108, 9, tone) + shape('M132 188L214 131V140L132 197z', tint)
    + tag(154, 172, text, '×20'),
  roll: (text) => lying(62, 178, 122, 66, 24, paper, tint) + ellipse(62, 122, 16, 44, 'none', .8) + ellipse(62, 122, 9, 24, tone)
    + fine(repeat(10, (i) => path`M${84 + i * 10} 57q24 64 0 130`)) + inner('M70 60q26 62 0 124M172 57q26 64 0 130')
      + rect(98, 98, 66, 46)
    + label(100, 100, 62, 42, text, '×1') + shape('M30 196H204L210 206H24z', tone),
  sack: (text) => sackAt(34, 142, 168) + sackAt(42, 92, 160)
    + shape('M50 46Q56 36 76 38H172Q194 38 192 56Q196 84 184 90H58Q44 84 50 46z')
    + fine('M60 48q6 16 2 34M182 48q-8 16 -2 34') + rect(88, 95, 66, 46, paper) + label(90, 97, 62, 42, text, '×10'),
}

const base = (left: number, y: number, wide: number) =>
  shape(path`M${left + wide} ${y}l44 -30v8l-44 30zM${left + wide} ${y + 20}l44 -30v8l-44 30z`, tone) + rect(left, y, wide, 7)
  + [0, .5, 1].map((part) => rect(left + part * (wide - 22), y + 7, 22, 13, tone)).join('') + rect(left, y + 20, wide, 7)

const sackAt = (left: number, y: number, wide: number) =>
  shape(path`M${left + 6} ${y + 6}Q${left + 14} ${y - 2} ${left + 30} ${y}H${left + wide - 24}`
    + path`Q${left + wide} ${y} ${left + wide} ${y + 20}Q${left + wide + 4} ${y + 46} ${left + wide - 12} ${y + 50}`
    + path`H${left + 12}Q${left - 8} ${y + 44} ${left + 6} ${y + 6}z`)
  + inner(path`M${left + 14} ${y + 8}q-8 16 -2 34M${left + wide - 12} ${y + 8}q8 16 0 34`)
    + fine(path`M${left + 30} ${y + 40}q40 6 90 0`)

/** A steel band around the bundle, `right` and `up` from its near end. */
const strap = (right: number, up: number) => shape(path`M${28 + right} ${108 - up}h100v80l8 -5.6v-80h-100z`, 'none')
  + patch(path`M${29 + right} ${107.4 - up}h99l6 -4.4h-98zM${128 + right} ${108 - up}l7.2 -5v79l-7.2 5z`, paper)
    + inner(path`M${128 + right} ${108 - up}l8 -5.6`)

/** A trade label: bar code, the size, how many are inside. */
const label = (x: number, y: number, wide: number, high: number, text: string, pieces: string) =>
  innerRect(x, y, wide, high) + `<path d="${bars(x + 5, y + 5, wide - 10)}" fill="${ink}" stroke="none"/>`
  + fitted(text, x + 5, y + high - 14, wide - 10) + letter(pieces, x + wide - 5, y + high - 4.5, 6.4, { anchor: 'end',
    color: ink })
const bars = (x: number, y: number, wide: number) =>
  repeat(Math.floor(wide / 4),
    (i) => path`M${x + i * 4} ${y}h${[1.4, 2.2, .9, 1.8, 1.1][(i * 7) % 5]!}v13h${-[1.4, 2.2, .9, 1.8, 1.1][(i * 7) % 5]!}z`)
const fitted = (text: string, x: number, y: number, wide: number) =>
  letter(text, x, y, Math.min(6.8, wide / Math.max(letteringWidth(text, 1), 1)), { color: ink })
const tag = (x: number, y: number, text: string, pieces: string) =>
  inner(path`M${x - 20} ${y - 30}Q${x + 10} ${y - 22} ${x + 8} ${y + 2}`) + shape(path`M${x} ${y}h70v46h-70z`) + label(x + 4, y
    + 2, 62, 42, text, pieces)

/** Content drawn flat, then leant onto the left or the right face of a carton. */
const facing = (x: number, y: number, content: string) => `<g transform="matrix(.94 .395 0 1 ${x} ${y})">${content}</g>`
const away = (x: number, y: number, content: string) => `<g transform="matrix(.94 -.395 0 1 ${x} ${y})">${content}</g>`
const up = (x: number,
  y: number) => inner(path`M${x + 4} ${y + 20}V${y + 2}l-4 6M${x + 4} ${y + 2}l4 6M${x + 14} ${y + 20}V${y + 2}l-4 6`
    + path`M${x + 14} ${y + 2}l4 6M${x - 1} ${y + 24}h20`)
const fragile = (x: number,
  y: number) => inner(path`M${x + 2} ${y}h14l-2 10q-5 5 -10 0zM${x + 9} ${y + 13}v8M${x + 4} ${y + 22}h10`)
