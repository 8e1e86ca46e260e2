// Grants admin features to an account: npm run make-admin -- --email person@example.com [--features accounts,bans | all] [--create]
// It works with and without a running server. Without --create the account must exist; --create opens one and prints its password once.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { newSecret } from '#platform/values/secrets.ts'
import { record } from '#platform/audit.ts'
import type { Config } from '#platform/config.ts'
import { adminFeatures } from '#platform/constants.ts'
import type { AdminFeature } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { isEmailAddress } from '#platform/mail/address.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run make-admin -- --email person@example.com [--features accounts,bans | all] [--create]'

type Options = { email: string; features: readonly AdminFeature[]; creates: boolean }
/** `password` is set only if the account was created by this call. */
export type Grant = { features: AdminFeature[]; password: string | undefined }

/** Adds features to an account and removes none. Returns all that it has. Throws if the account cannot get them. */
export async function makeAdmin(
  db: Db,
  { email, features, creates }: Options,
  settings: Pick<Config, 'pepper' | 'dataDir'>,
): Promise<Grant> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, email)
    if (!account && !creates) throw new Error(`There is no account ${email}. Add --create to open it.`)
    if (account && account.status !== 'Active') throw new Error(`The account ${email} is not active.`)
    if (account && !account.isConfirmed) throw new Error(`The account has not confirmed the address ${email} yet.`)
    const password = account ? undefined : newSecret(15)
    const id = account?.id ?? (await openAccount(tx, email, await hashPassword(password!, settings)))
    await sql`
      insert into account_features (account_id, feature) select ${id}::uuid, unnest(${[...features]}::text[]) on conflict do nothing
    `.execute(tx)
    const details = { features, isNew: !account }
    await record(
      tx,
      { account: undefined, ip: '' },
      { action: 'account.grantFeatures', entity: 'account', entityId: id, details },
    )
    const { rows } = await sql<{ feature: AdminFeature }>`
      select feature from account_features where account_id = ${id}::uuid order by feature
    `.execute(tx)
    return { features: rows.map(({ feature }) => feature), password }
  })
}

async function lockAccount(tx: Tx, email: string) {
  const { rows } = await sql<{ id: string; status: string; isConfirmed: boolean }>`
    select id, status, email_confirmed_at is not null as "isConfirmed" from accounts where lower(email) = lower(${email}) for update
  `.execute(tx)
  return rows[0]
}

async function openAccount(tx: Tx, email: string, passwordHash: string) {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (email, password_hash, name, email_confirmed_at)
    values (${email.toLowerCase()}, ${passwordHash}, 'Administrator', now()) returning id
  `.execute(tx)
  return rows[0]!.id
}

export function readArguments(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string', default: '' },
      features: { type: 'string', default: 'all' },
      create: { type: 'boolean', default: false },
    },
  })
  if (!isEmailAddress(values.email)) throw new Error(`Usage: ${usage}`)
  const named =
    values.features === 'all'
      ? [...adminFeatures]
      : values.features
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
  const unknown = named.filter((name) => !adminFeatures.includes(name as AdminFeature))
  if (named.length === 0 || unknown.length > 0)
    throw new Error(`--features must be all, or some of ${adminFeatures.join(', ')}`)
  return { email: values.email, features: named as AdminFeature[], creates: values.create }
}

if (import.meta.main) {
  try {
    const options = readArguments(process.argv.slice(2))
    const { features, password } = await withDatabase('make-admin', { max: 1 }, ({ db }, config) =>
      makeAdmin(db, options, config),
    )
    console.log(
      `${options.email} has ${features.length === adminFeatures.length ? 'all admin features' : `the admin features ${features.join(', ')}`}.`,
    )
    if (password) console.log(`Its password, shown this once: ${password}`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
