import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'

/** The person whose data is exported, with confirmed addresses only. */
export type DataSubject = { id: string; addresses: readonly string[]; locale: Locale }
export type SectionQuery = (subject: DataSubject) => {
  columns: Record<string, RawBuilder<unknown>>
  from: RawBuilder<unknown>
}

/** The name of the product `p`. */
export const productName = (locale: Locale) =>
  sql`(select t.name from product_translations t where t.product_id = p.id ${bestTranslation(locale)})`
