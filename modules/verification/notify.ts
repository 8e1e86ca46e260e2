import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { type Recipient, sendEmails } from '#platform/outbox/send.ts'
import { canBeMailed, organizationOwners } from '../suppliers/store-owners.ts'
import type { Item, ItemRow, Status } from './rules.ts'
import type { StoredApplication } from './stored-application.ts'

type News = {
  status: Status | 'DataChanged'
  comment: string
  refused: readonly Pick<ItemRow, 'item' | 'reason'>[]
  variant: Variant
}
export const applicationPath = '/profile/verification'

/** Tells the owners the outcome of their application, with everything that the reviewer has written. */
export async function notifyOfStatus(
  tx: Tx,
  { organization }: StoredApplication,
  { status, comment, refused, variant: fallback, ...dates }: News & { until?: string },
) {
  const quoteIn = (locale: Locale) =>
    [comment, ...refused.map((each) => refusalText(locale, each))].filter(Boolean).join('\n')
  await sendEmails(tx, await organizationOwners(tx, organization.id), {
    template: 'verificationStatus',
    valuesFor({ locale }) {
      const quote = quoteIn(locale)
      return {
        company: organization.legalName,
        status,
        until: '',
        path: applicationPath,
        ...dates,
        ...(quote && { quote }),
      }
    },
    fallback,
  })
}

/** Tells the owners that the verification ends. */
export async function remindOwners(
  tx: Tx,
  { id: organizationId, legalName }: { id: number; legalName: string },
  { days, until, variant: fallback }: { days: number; until: string; variant: Variant },
) {
  await sendEmails(tx, await organizationOwners(tx, organizationId), {
    template: 'verificationEnds',
    valuesFor: () => ({ company: legalName, days, until, path: applicationPath }),
    fallback,
  })
}

/** Tells the reviewers that an application waits. */
export async function notifyReviewers(tx: Tx, { id, organization }: StoredApplication, fallback: Variant) {
  const { rows } = await sql<Recipient>`
    select a.email, a.locale, a.variant from account_features f join accounts a on a.id = f.account_id
    where f.feature = 'verification' and ${canBeMailed} order by a.id limit ${maxReviewers}
  `.execute(tx)
  await sendEmails(tx, rows, {
    template: 'verificationWaits',
    valuesFor: () => ({ company: organization.legalName, path: `/admin/verification/${id}` }),
    fallback,
  })
}

const maxReviewers = 50

const refusalText = (locale: Locale, { item, reason }: { item: Item; reason: string }) =>
  translate(locale, 'emails', 'line.refusal', { item: translate(locale, 'verification', `item.${item}`), reason })
