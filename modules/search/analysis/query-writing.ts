// How buyers write what a name writes otherwise.
import { withHalfUnits } from './half-units.ts'

/** Of a query only: '80 g/m2' as '80 g', 'Gr.38' as 'Gr 38', '2-door' as '2 door', '15-22 mm' as both numbers. */
export const plainWriting = (text: string): string =>
  withHalfUnits(text)
    .replace(perSquare, '')
    .replace(powerOfUnit, '')
    .replace(abbreviatedSize, '$1 ')
    .replace(numberOfParts, ' ')
    .replace(range, '$1 $2')

const perSquare = /\/\s?(?:[mм]|кв\.?\s?м)[²2](?![\p{L}\d])/giu

/** An 'M3' after a number is a thread. */
const powerOfUnit = /(?<=\d\s?(?:[mc]m|[мс]м))[23](?![\p{L}\d])|(?<=\d\s?[mм])3(?=\s?\/)/giu

const abbreviatedSize = /(?<!\p{L})(р|разм|gr|nr|br|no|n|sz|tg)\.\s?(?=\d|\d?x*[sml](?!\p{L}))/giu

const numberOfParts = /(?<=(?<![\p{L}\d.,-])\d{1,2})-(?=\p{L}{4,})/gu

const range = /(?<![\p{L}\d.,/-])([1-9]\d*)\s?[-–]\s?([1-9]\d*)(?=\s?(?:[mc]?m|kg|t|l|[мс]?м|кг|т|л)(?!\p{L}))/giu
