import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { cached } from '#platform/cache.ts'
import type { getText } from './contract.ts'

type Text = OutputOf<typeof getText>
type TextType = Text['type']

/** The newest published version in the language, otherwise in English. */
export const findText = cached(
  { tag: 'texts' },
  async (db, type: TextType, locale: Locale): Promise<Text | undefined> => {
    const { rows } = await sql<Text>`
    select type, locale, title, body from texts where type = ${type} and locale in (${locale}, 'en') and published_at is not null
    order by locale = ${locale} desc, version desc limit 1
  `.execute(db)
    return rows[0]
  },
)

export async function listLegalForms(db: Db, locale: Locale) {
  const { rows } = await sql<{ code: string; countryCode: string; name: string }>`
    select code, country_code as "countryCode", coalesce(names ->> ${locale}, names ->> 'en') as name from legal_forms order by country_code, code
  `.execute(db)
  return rows
}
