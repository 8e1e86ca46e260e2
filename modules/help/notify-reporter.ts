import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Recipient, sendEmails } from '#platform/outbox/send.ts'
import type { Variant } from '#platform/constants.ts'
import { canBeMailed, storeNameFor } from '../suppliers/store-owners.ts'

type Reporter = Recipient & { page: string; product: string | null; store: string | null }

/** SQL: request `r` is a report, and account `a`, which has sent it, can be told by e-mail. */
export const isAnswerable = sql`coalesce(r.topic = 'Report' and r.page is not null and ${canBeMailed}, false)`

/** E-mails the person who has reported a product or a store that the report is closed. False: there is nobody to tell. */
export async function notifyReporter(tx: Tx, requestId: string, answer: string, fallback: Variant) {
  const reporters = await findReporter(tx, requestId)
  await sendEmails(tx, reporters, {
    template: 'pageReportClosed',
    valuesFor: ({ page, product, store }) => ({
      name: product ?? store ?? page,
      path: page,
      ...(answer && { quote: answer }),
    }),
    fallback,
  })
  return reporters.length > 0
}

async function findReporter(db: Db, requestId: string) {
  const { rows } = await sql<Reporter>`
    select a.email, a.locale, coalesce(a.variant, r.variant) as variant, r.page, ${productName} as product,
      (select ${storeNameFor(sql`s.id`)} from stores s where s.alias = ${storeAlias}) as store
    from help_requests r join accounts a on a.id = r.account_id where r.id = ${requestId}::uuid and ${isAnswerable}
  `.execute(db)
  return rows
}

/** The last part of the path, such as `hex-bolt-m8-12` of `/product/hex-bolt-m8-12?from=search`. */
const slugAfter = (path: RawBuilder<unknown>) => sql`substring(r.page from '^/' || ${path} || '/([^/?#]+)')`
const productId = sql`substring(${slugAfter(sql`'product'`)} from '(?:^|-)(\\d{1,9})$')::int`
const storeAlias = slugAfter(sql`'store'`)

const productName = sql`(
  select t.name from product_translations t where t.product_id = ${productId}
  order by t.locale = a.locale desc, t.locale = 'en' desc, t.locale limit 1
)`
