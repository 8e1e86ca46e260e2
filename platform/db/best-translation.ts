import { sql } from 'kysely'
import type { Locale } from '../constants.ts'

/** The translation `t` that serves a reader best: in their language, else in English, in the one that the store `s` speaks, or in any. */
export const bestIn = (locale: Locale) =>
  sql`order by t.locale = ${locale} desc, t.locale = 'en' desc, t.locale = s.locale desc, t.locale limit 1`

/** The name of the store `s`: it may have one in a single language. */
export const storeName = (locale: Locale) => sql<string>`(select t.name from store_translations t where t.store_id = s.id ${bestIn(locale)})`
