import type { WriteSheet } from 'hucre/xlsx'
import type { Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import type { GeneratedFile } from './downloads.ts'
import type { ExportSection } from './export-sections.ts'

export type Format = 'json' | 'xlsx'
type ExportInput = { sections: readonly ExportSection[]; locale: Locale; madeAt: Date }

/** For programs: explanations are translated, keys are not. */
export function toJson({ sections, locale, madeAt }: ExportInput): GeneratedFile {
  const document = {
    about: translate(locale, 'privacy', 'about'),
    madeAt,
    sections: Object.fromEntries(
      sections.map(({ name, rows, isComplete }) => [name, { explanation: explain(locale, name), isComplete, rows }]),
    ),
  }
  return {
    fileName: exportFileName(madeAt, 'json'),
    mediaType: 'application/json',
    content: Buffer.from(JSON.stringify(document, null, 2)),
  }
}

/** For people: an overview sheet, then one sheet for each section. */
export async function toXlsx({ sections, locale, madeAt }: ExportInput): Promise<GeneratedFile> {
  const t = (key: string) => translate(locale, 'privacy', key)
  const overview = sections.map(({ name, rows, isComplete }) => [
    t(`section.${name}`),
    explain(locale, name),
    rows.length,
    isComplete ? '' : t('cut'),
  ])
  const overviewSheet: WriteSheet = {
    name: t('overview'),
    columns: [30, 100, 12, 40].map((width) => ({ width })),
    rows: [[t('about')], [madeAt.toISOString()], [], ...overview],
  }
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({
    sheets: [overviewSheet, ...sections.map((section) => toSheet(section, t))],
    stringMode: 'inline',
  })
  return {
    fileName: exportFileName(madeAt, 'xlsx'),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: new Uint8Array(content),
  }
}

function toSheet({ name, columns, rows }: ExportSection, t: (key: string) => string): WriteSheet {
  const headers = columns.map((column) => t(`column.${column}`))
  return {
    name: t(`section.${name}`),
    columns: columns.map(() => ({ width: 24 })),
    rows: [headers, ...rows.map((row) => columns.map((column) => toCell(row[column])))],
    cells: new Map(
      headers.map((value, column) => [`0,${column}`, { value, type: 'string', style: { font: { bold: true } } }]),
    ),
    freezePane: { rows: 1 },
  }
}

const maxCellLength = 32_767

/** Text stays text whatever it begins with: the writer creates formulas only where they are declared. */
function toCell(value: ExportSection['rows'][number][string] | undefined) {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value.slice(0, maxCellLength) : (value ?? null)
}

const explain = (locale: Locale, name: string) => translate(locale, 'privacy', `explanation.${name}`)
const exportFileName = (madeAt: Date, format: Format) => `account-data-${madeAt.toISOString().slice(0, 10)}.${format}`
