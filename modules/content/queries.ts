import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { localPath } from '#platform/values/local-path.ts'
import { cached } from '#platform/cache.ts'
import { publicUrl } from '#platform/values/public-url.ts'
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

export async function activeBanners(db: Db, placement: string, locale: Locale) {
  const { rows } = await sql<{ id: number; title: string; note: string; target: string; imageId: string | null }>`
    select id, coalesce(titles ->> ${locale}, titles ->> 'en') as title, coalesce(notes ->> ${locale}, notes ->> 'en', '') as note, target, file_id as "imageId"
    from banners where placement = ${placement} and is_active and starts_at <= now() and (ends_at is null or ends_at > now()) order by id limit 10
  `.execute(db)
  return rows.map((banner) => ({ ...banner, target: publicUrl(banner.target) ?? localPath(banner.target) }))
}
