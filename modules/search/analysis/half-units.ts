import { unitOf } from './units.ts'

/** 'half inch' as '1/2 inch', 'полтонны' as '0.5 тонны'; a unit that is written together with its half has four letters at least. */
export const withHalfUnits = (text: string): string =>
  text.replace(halfOfUnit, (written, spaced: string | undefined, together: string | undefined) => {
    const name = (spaced ?? together)!
    const unit = unitOf(name.toLowerCase())
    if (!unit) return written
    return unit.dimension === 'inch' ? `1/2 ${name}` : `0.5 ${name}`
  })

/** In any of the languages. */
const half = 'half(?: an?)?|halb(?:e[rns]?)?|mezz[oa]|pola|yarım|пол'
const halfOfUnit = new RegExp(`(?<!\\p{L})(?:${half})(?:[\\s-]+(\\p{L}{2,})|(\\p{L}{4,}))`, 'giu')
