import type pg from 'pg'
import { adminFeatures } from '#platform/constants.ts'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'

export const demonstrationPassword = 'tradeyard-demo'

type Account = { email: string; name: string; locale: string; phone: string; store?: string; isAdmin?: boolean }

/** Printed at startup and listed on the login page in demonstration mode. */
export const demonstrationAccounts: readonly Account[] = [
  { email: 'buyer@tradeyard.example', name: 'Anna Berger', locale: 'en', phone: '+493023125001' },
  { email: 'seller@tradeyard.example', name: 'Павел Сибирцев', locale: 'ru', phone: '+73835550102', store: 'sibmetiz' },
  {
    email: 'second-seller@tradeyard.example',
    name: 'Jelena Dunavac',
    locale: 'sr',
    phone: '+381115550103',
    store: 'dunav-armature',
  },
  { email: 'admin@tradeyard.example', name: 'Ada Marchetti', locale: 'en', phone: '+390255501040', isAdmin: true },
]

export async function loadAccounts(client: pg.ClientBase) {
  const password = await hashPassword(demonstrationPassword)
  for (const { email, name, locale, phone, store, isAdmin } of demonstrationAccounts) {
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts (email, name, locale, phone, password_hash, email_confirmed_at, phone_confirmed_at) values ($1, $2, $3, $4, $5, now(), now()) returning id`,
      [email, name, locale, phone, password],
    )
    const { id } = rows[0]!
    if (store)
      await client.query(
        `insert into store_members (store_id, account_id, role) select id, $2, 'Owner' from stores where alias = $1`,
        [store, id],
      )
    if (isAdmin)
      await client.query('insert into account_features (account_id, feature) select $1, unnest($2::text[])', [
        id,
        adminFeatures,
      ])
  }
}
