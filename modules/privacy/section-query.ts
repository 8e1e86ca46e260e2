import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestIn } from '#platform/db/best-translation.ts'

/** Whose data: addresses only as far as they are proved to be this person's. */
export type Holder = { id: string; addresses: readonly string[]; locale: Locale }
export type SectionQuery = (holder: Holder) => {
  columns: Record<string, RawBuilder<unknown>>
  from: RawBuilder<unknown>
}

/** The name of the product `p`. */
export const productName = (locale: Locale) =>
  sql`(select t.name from product_translations t where t.product_id = p.id ${bestIn(locale)})`
