import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import type { Item, ItemRow, Status } from './rules.ts'
import type { StoredApplication } from './stored-application.ts'

type Recipient = { email: string; locale: Locale; variant: Variant | null }
type News = {
  status: Status | 'DataChanged'
  comment: string
  refused: readonly Pick<ItemRow, 'item' | 'reason'>[]
  variant: Variant
}
export const applicationPath = '/profile/verification'

/** Tells the owners what has become of their application, with everything that the reviewer has written. */
export async function notifyOfStatus(
  tx: Tx,
  { organization }: StoredApplication,
  { status, comment, refused, variant: fallback, ...dates }: News & { until?: string },
) {
  for (const { email, locale, variant } of await findOwners(tx, organization.id)) {
    const quote = [comment, ...refused.map((each) => refusalText(locale, each))].filter(Boolean).join('\n')
    await sendEmail(tx, {
      to: email,
      template: 'verificationStatus',
      locale,
      variant: variant ?? fallback,
      values: {
        company: organization.legalName,
        status,
        until: '',
        path: applicationPath,
        ...dates,
        ...(quote && { quote }),
      },
    })
  }
}

/** Tells the owners that the verification ends. */
export async function remindOwners(
  tx: Tx,
  { id: organizationId, legalName }: { id: number; legalName: string },
  { days, until, variant: fallback }: { days: number; until: string; variant: Variant },
) {
  for (const { email, locale, variant } of await findOwners(tx, organizationId))
    await sendEmail(tx, {
      to: email,
      template: 'verificationEnds',
      locale,
      variant: variant ?? fallback,
      values: { company: legalName, days, until, path: applicationPath },
    })
}

/** Tells the reviewers that an application waits. */
export async function notifyReviewers(tx: Tx, { id, organization }: StoredApplication, fallback: Variant) {
  const { rows } = await sql<Recipient>`
    select a.email, a.locale, a.variant from account_features f join accounts a on a.id = f.account_id
    where f.feature = 'verification' and ${canBeMailed} order by a.id limit ${maxRecipients}
  `.execute(tx)
  for (const { email, locale, variant } of rows)
    await sendEmail(tx, {
      to: email,
      template: 'verificationWaits',
      locale,
      variant: variant ?? fallback,
      values: { company: organization.legalName, path: `/admin/verification/${id}` },
    })
}

const maxRecipients = 50
const canBeMailed = sql`a.status = 'Active' and a.email is not null and a.email_confirmed_at is not null`

async function findOwners(db: Db, organizationId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select a.email, a.locale, a.variant from accounts a where ${canBeMailed} and (
      a.id in (select owner_id from organizations where id = ${organizationId})
      or exists (select from store_members m join stores s on s.id = m.store_id
        where s.organization_id = ${organizationId} and s.status <> 'Closed' and m.role = 'Owner' and m.account_id = a.id)
    ) order by a.id limit ${maxRecipients}
  `.execute(db)
  return rows
}

const refusalText = (locale: Locale, { item, reason }: { item: Item; reason: string }) =>
  translate(locale, 'emails', 'line.refusal', { item: translate(locale, 'verification', `item.${item}`), reason })
