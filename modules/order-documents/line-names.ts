// The names that the lines of an invoice have in each language, as they were when it was issued.
import { sql } from 'kysely'
import { type Locale, locales } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { namesInLocale } from '../catalog/shown-names.ts'
import type { getOrder } from '../orders/contract.ts'

type Line = OutputOf<typeof getOrder>['lines'][number]
type OrderedLine = { position: number; productId: number | null; nameLocale: Locale }
type NamesByPosition = Record<number, string>

/** The names of today by language and position, where that is not the language of the order. */
export async function lineNamesToday(tx: Tx, orderId: string): Promise<Partial<Record<Locale, NamesByPosition>>> {
  const { rows } = await sql<OrderedLine>`
    select position, product_id as "productId", name_locale as "nameLocale" from order_lines where order_id = ${orderId}::uuid
  `.execute(tx)
  const names: Partial<Record<Locale, NamesByPosition>> = {}
  for (const locale of locales) names[locale] = await namesByPosition(tx, rows, locale)
  return names
}

async function namesByPosition(tx: Tx, lines: readonly OrderedLine[], locale: Locale): Promise<NamesByPosition> {
  const names = await namesInLocale(tx, lines, locale)
  return Object.fromEntries(
    lines.flatMap(({ position, productId, nameLocale }) => {
      const name = productId === null || nameLocale === locale ? undefined : names.get(productId)
      return name === undefined ? [] : [[position, name]]
    }),
  )
}

/** The lines as the proforma invoice of their order names them, whatever their products are called now. */
export async function withIssuedNames(
  db: Db,
  orderId: string,
  lines: readonly Line[],
  locale: Locale,
): Promise<Line[]> {
  const { rows } = await sql<{ names: NamesByPosition | null }>`
    select line_names -> ${locale}::text as names from store_documents where order_id = ${orderId}::uuid and kind = 'Proforma'
  `.execute(db)
  const names = rows[0]?.names ?? {}
  return lines.map((line) => {
    const ordered = line.ordered ?? { name: line.name, nameLocale: line.nameLocale }
    const name = names[line.position]
    return name === undefined ? { ...line, ...ordered, ordered: null } : { ...line, name, nameLocale: locale, ordered }
  })
}
