import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { formatMessage } from '#platform/i18n/messages.ts'
import { cached } from '#platform/cache.ts'

export type UnitText = { code: string; name: string; short: string; label: string; plural: string; pieces: number }

/** Units of measure in one language by code; `label` is one lot: '1 pc', '100 pcs'. */
export const unitsIn = cached({}, async (db, locale: Locale): Promise<ReadonlyMap<string, UnitText>> => {
  const { rows } = await sql<Omit<UnitText, 'label'>>`
    select unit_code as code, name, short, plural, pieces from unit_type_translations
    join unit_types on code = unit_code where locale = ${locale} order by position
  `.execute(db)
  return new Map(rows.map((row) => [row.code, { ...row, label: labelOf(row, locale) }]))
})

/** As calls return it; also for a unit that no longer exists. */
export const unitOf = (units: ReadonlyMap<string, UnitText>, code: string) =>
  units.get(code) ?? { code, label: code, plural: '', pieces: 1 }

/** A unit that contains a number ('100 pcs') is its own label; for any other the label is one unit. */
const labelOf = ({ short, plural }: Omit<UnitText, 'label'>, locale: Locale) =>
  /\d/.test(short) ? short : formatMessage(locale, plural, { count: 1 })
