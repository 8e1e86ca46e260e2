import type { WriteSheet } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { MadeFile } from './downloads.ts'
import type { Section } from './sections.ts'

export type Format = 'json' | 'xlsx'
type Given = { sections: readonly Section[]; locale: Locale; madeAt: Date }

/** For programs: keys never change with the language, explanations are in it. */
export function toJson({ sections, locale, madeAt }: Given): MadeFile {
  const document = {
    about: translate(locale, 'privacy', 'about'),
    madeAt,
    sections: Object.fromEntries(
      sections.map(({ name, rows, isComplete }) => [name, { explanation: explain(locale, name), isComplete, rows }]),
    ),
  }
  return {
    fileName: fileName(madeAt, 'json'),
    mediaType: 'application/json',
    content: Buffer.from(JSON.stringify(document, null, 2)),
  }
}

/** For people: a sheet that explains, then one for each section. */
export async function toXlsx({ sections, locale, madeAt }: Given): Promise<MadeFile> {
  const say = (key: string) => translate(locale, 'privacy', key)
  const overview = sections.map(({ name, rows, isComplete }) => [
    say(`section.${name}`),
    explain(locale, name),
    rows.length,
    isComplete ? '' : say('cut'),
  ])
  const first: WriteSheet = {
    name: say('overview'),
    columns: [30, 100, 12, 40].map((width) => ({ width })),
    rows: [[say('about')], [madeAt.toISOString()], [], ...overview],
  }
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [first, ...sections.map((section) => sheetOf(section, say))],
    stringMode: 'inline',
  })
  return {
    fileName: fileName(madeAt, 'xlsx'),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: new Uint8Array(content),
  }
}

function sheetOf({ name, columns, rows }: Section, say: (key: string) => string): WriteSheet {
  const headers = columns.map((column) => say(`column.${column}`))
  return {
    name: say(`section.${name}`),
    columns: columns.map(() => ({ width: 24 })),
    rows: [headers, ...rows.map((row) => columns.map((column) => cellOf(row[column])))],
    cells: new Map(
      headers.map((value, column) => [`0,${column}`, { value, type: 'string', style: { font: { bold: true } } }]),
    ),
    freezePane: { rows: 1 },
  }
}

const longestCell = 32_767

/** Text stays text, whatever it begins with: the writer makes formulas of nothing that is not declared one. */
function cellOf(value: Section['rows'][number][string] | undefined) {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value.slice(0, longestCell) : (value ?? null)
}

const explain = (locale: Locale, name: string) => translate(locale, 'privacy', `explanation.${name}`)
const fileName = (madeAt: Date, format: Format) => `account-data-${madeAt.toISOString().slice(0, 10)}.${format}`
