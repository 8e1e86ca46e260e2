import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../constants.ts'

/** The translation `t` that serves a reader best: in their language, else in English, in the one that the store `s` speaks, or in any. */
export const bestIn = (locale: Locale) =>
  sql`order by t.locale = ${locale} desc, t.locale = 'en' desc, t.locale = s.locale desc, t.locale limit 1`

/** A name with its locale, to be joined laterally. `translations`: rows `t`, as `store_translations t where t.store_id = s.id`. */
export const bestName = (translations: RawBuilder<unknown>, locale: Locale) =>
  sql`(select t.name, t.locale from ${translations} ${bestIn(locale)})`

/** The name of the store `s`: it may have one in a single language. */
export const storeName = (locale: Locale) =>
  sql<string>`(select t.name from store_translations t where t.store_id = s.id ${bestIn(locale)})`
