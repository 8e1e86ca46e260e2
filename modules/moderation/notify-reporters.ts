import { sql } from 'kysely'
import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Recipient, sendEmails } from '#platform/outbox/send.ts'
import type { Side } from '../chats/rules.ts'
import { canBeMailed, storeNameFor, storeOwners } from '../suppliers/store-owners.ts'

type ClosedReport = { chatId: string; side: Side; answer: string | undefined; storeId: number; buyerName: string }
/** `name`: whom they have reported. */
type Reporter = Recipient & { name: string }

/** E-mails the reporting side of a chat that its report is closed: the buyer, or the owners of the store. */
export async function notifyReporters(tx: Tx, report: ClosedReport, fallback: Variant) {
  const { chatId, side, answer } = report
  const path = side === 'Buyer' ? `/messages/${chatId}` : `/profile/messages/${chatId}`
  await sendEmails(tx, side === 'Buyer' ? await reportingBuyer(tx, chatId) : await reportingOwners(tx, report), {
    template: 'reportClosed',
    valuesFor: ({ name }) => ({ name, path, ...(answer && { quote: answer }) }),
    fallback,
  })
}

async function reportingBuyer(tx: Tx, chatId: string) {
  const { rows } = await sql<Reporter>`
    select a.email, a.locale, a.variant, ${storeNameFor(sql`c.store_id`)} as name
    from chats c join accounts a on a.id = c.buyer_id where c.id = ${chatId}::uuid and ${canBeMailed}
  `.execute(tx)
  return rows
}

async function reportingOwners(tx: Tx, { storeId, buyerName }: ClosedReport): Promise<Reporter[]> {
  return (await storeOwners(tx, storeId)).map((owner) => ({ ...owner, name: buyerName }))
}
