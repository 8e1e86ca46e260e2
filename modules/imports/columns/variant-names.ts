// Rows below a heading or a product that say only which variant of it they are: 'Size S' below 'Nitrile gloves', 'M8×40' below 'Hex bolt DIN 933'.
import { fold } from '../../feeds/values/text.ts'

const kinds = new Set(
  [
    'size length width height thickness diameter colour color version ral',
    'größe grösse gr länge breite höhe stärke dicke durchmesser farbe ausführung',
    'размер р-р длина ширина высота толщина диаметр цвет исполнение',
    'veličina vel dužina širina visina debljina prečnik boja izvedba',
    'taglia tg misura lunghezza larghezza altezza spessore diametro colore versione',
    'beden numara uzunluk boy genişlik en yükseklik kalınlık çap renk',
  ].flatMap((words) => words.split(' ')),
)
/** Sizes and designations have no words. */
const word = /\p{L}{3,}/u
const clothingSize = /(?<!\p{L})(?:\d*x{1,4}[sl]|[sml])(?!\p{L})/giu
/** '5 Liter', '10 Stück'. */
const quantity = /^\d[\d.,]*\s?\p{L}+\.?$/u

/** The name of a row with the heading above it, which says what it is. */
export function nameBelow(heading: string, name: string) {
  const thing = heading.trim().replace(/\s*:$/, '')
  return thing !== '' && isVariant(name) ? `${thing}, ${name}` : name
}

/** 'Size S', 'M8×40', '10 pieces'. */
export function isVariant(name: string) {
  const folded = fold(name)
  return folded !== '' && (statesVariant(name) || quantity.test(folded) || !word.test(folded.replace(clothingSize, '')))
}

/** Whether it says what varies: 'Size S'. */
export function statesVariant(name: string) {
  const [first = ''] = fold(name).match(/^[\p{L}-]+/u) ?? []
  return kinds.has(first)
}
