import { type Locale, locales } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import { fold } from '../../feeds/values/text.ts'
import type { ImportRecord } from '../import-record.ts'

/** The heads of a table; without a head row there is a column for each cell of the first row. */
export function headsOf({ samples, layout }: Pick<ImportRecord, 'samples' | 'layout'>): string[] {
  const row = samples.find(({ number }) => number === layout.headRow)
  const width = Math.max(0, ...samples.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => (row?.cells[column] ?? '').trim())
}

/** The first rows below the heads. */
export const samplesBelow = ({ samples, layout: { headRow = 0 } }: Pick<ImportRecord, 'samples' | 'layout'>) =>
  samples.filter(({ number }) => number > headRow)

/** The head of the column of headings between the rows. */
export const sectionHead = (locale: Locale) => translate(locale, 'imports', 'section')

const sectionHeads = new Set(locales.map((locale) => fold(sectionHead(locale))))
export const isSectionHead = (head: string) => sectionHeads.has(fold(head))
