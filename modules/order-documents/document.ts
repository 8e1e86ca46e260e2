import type { z } from 'zod'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { getOrder } from '../orders/contract.ts'
import type { DocumentKind as Kind } from './contract.ts'
import type { Proforma } from './proforma-numbers.ts'
import type { Supplier } from './supplier.ts'

export type DocumentKind = z.output<typeof Kind>
/** A document for a reader, with everything that it says. */
export type OrderDocument = {
  kind: DocumentKind
  order: OutputOf<typeof getOrder>
  locale: Locale
  supplier: Supplier
  proforma: Proforma | null
}
