// The suspension of an account, told to a caller who has proved to be its holder, and to nobody else.
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { AppError } from '#platform/errors.ts'
import { sendEmail, sendSms } from '#platform/outbox/send.ts'
import type { InitialSettings } from '#platform/setting-definitions.ts'
import { readSetting, readSupportPhone } from '#platform/settings.ts'
import { accountErrors } from './errors.ts'
import { timeZoneValue } from './time-zone.ts'
import { sha256 } from '#platform/values/secrets.ts'

type ContactConfig = InitialSettings & Pick<Config, 'variant'>
type Suspension = { ban: { endsAt: string; reason: string } | null }

/** Locks the account, so that a concurrent ban either is seen here or ends the session that is about to begin. */
export async function assertNotSuspended(tx: Tx, config: ContactConfig, accountId: string) {
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const error = await findSuspension(tx, config, accountId)
  if (error) throw error
}

export const findSuspension = (db: Db, config: ContactConfig, accountId: string) =>
  findSuspensionWhere(db, config, sql`a.id = ${accountId}::uuid`)

/** The suspension of the holder of a session, which the ban has ended. */
export const findSuspensionBySession = (db: Db, config: ContactConfig, refreshToken: string) =>
  findSuspensionWhere(
    db,
    config,
    sql`a.id = (
      select s.account_id from refresh_tokens t join account_sessions s on s.id = t.session_id where t.token_hash = ${sha256(refreshToken)}
    )`,
  )

async function findSuspensionWhere(
  db: Db,
  config: ContactConfig,
  condition: ReturnType<typeof sql>,
): Promise<AppError | undefined> {
  const { rows } =
    await sql<Suspension>`select ${lastBan} from accounts a where a.status = 'Banned' and ${condition}`.execute(db)
  return rows[0] && accountErrors.suspended({ ...termOf(rows[0]), contact: await findContact(db, config) })
}

/** Tells the holder at the account's own address, in the name of the site that the account uses. */
export async function sendSuspensionNotice(tx: Tx, accountId: string, config: ContactConfig, fallback: Variant) {
  const { rows } = await sql<
    Suspension & { email: string | null; phone: string | null; locale: Locale; variant: Variant | null }
  >`
    select ${lastBan}, a.locale, a.variant, case when a.email_confirmed_at is not null then a.email end as email,
      case when a.phone_confirmed_at is not null then a.phone end as phone
    from accounts a where a.id = ${accountId}::uuid and a.status = 'Banned'
  `.execute(tx)
  const holder = rows[0]
  if (!holder) return
  const variant = holder.variant ?? fallback
  const contact = await findContact(tx, { ...config, variant })
  const values = { ...termOf(holder), contact, ...(await timeZoneValue(tx, accountId)) }
  const message = { template: 'suspended', locale: holder.locale, variant, values } as const
  if (holder.email) await sendEmail(tx, { ...message, to: holder.email })
  else if (holder.phone) await sendSms(tx, { ...message, to: holder.phone })
}

const lastBan = sql`(
  select json_build_object('endsAt', b.ends_at, 'reason', b.reason) from bans b
  where b.kind = 'Account' and b.value = a.id::text and b.cancelled_at is null order by b.ends_at desc limit 1
) as ban`

/** Values of the texts; `term` selects whether end and reason are known. */
const termOf = ({ ban }: Suspension) =>
  ban
    ? { term: 'limited', until: new Date(ban.endsAt).toISOString(), reason: ban.reason }
    : { term: 'open', until: '', reason: '' }

const findContact = async (db: Db, config: ContactConfig) =>
  (await readSetting(db, config, 'supportEmail')) ?? readSupportPhone(db, config, config.variant)
