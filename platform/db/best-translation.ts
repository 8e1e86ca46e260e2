import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../constants.ts'

/** ORDER BY and LIMIT for the best translation `t`: the reader's locale, else English, else the locale of the store `s`, else any. */
export const bestTranslation = (locale: Locale) =>
  sql`order by t.locale = ${locale} desc, t.locale = 'en' desc, t.locale = s.locale desc, t.locale limit 1`

/** The best name with its locale, for a lateral join. `translations`: rows `t`, such as `store_translations t where t.store_id = s.id`. */
export const bestName = (translations: RawBuilder<unknown>, locale: Locale) =>
  sql`(select t.name, t.locale from ${translations} ${bestTranslation(locale)})`

/** The best name of the store `s`, which may be translated into one language only. */
export const storeName = (locale: Locale) =>
  sql<string>`(select t.name from store_translations t where t.store_id = s.id ${bestTranslation(locale)})`
