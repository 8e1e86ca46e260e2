import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/anonymous-sessions.ts'
import { catalogErrors } from '../catalog/errors.ts'
import { supplierErrors } from '../suppliers/errors.ts'
import { isInUse } from '../suppliers/premises-status.ts'

/** The account, or else the anonymous session; exactly one is set. */
export type Visitor = { accountId: string | null; anonymousId: string | null }

export async function ensureVisitor(
  tx: Tx,
  { caller, cookies }: Pick<Context, 'caller' | 'cookies'>,
): Promise<Visitor> {
  if (caller.account) return { accountId: caller.account.id, anonymousId: null }
  return {
    accountId: null,
    anonymousId: caller.anonymousId ?? (await openAnonymousSession(tx, cookies, caller)),
  }
}

export type ContactTarget = { storeId: number; productId?: number }

/** Phone and opening hours of an active store. Throws for an unknown store, and for a product that it does not sell. */
export async function findStore(db: Db, { storeId, productId }: ContactTarget, locale: Locale) {
  const { rows } = await sql<{ phone: string | null; hours: string | null; hasProduct: boolean }>`
    select
      coalesce(nullif(s.phones[1], ''), (select b.phone from company_branches b where b.store_id = s.id and ${isInUse('b')} and b.phone <> '' order by b.id limit 1)) as phone,
      (select t.hours from store_translations t where t.store_id = s.id and t.locale = ${locale}) as hours,
      exists (select 1 from products p where p.id = ${productId ?? null}::int and p.store_id = s.id and p.status = 'Active') as "hasProduct"
    from stores s where s.id = ${storeId} and s.status = 'Active'
  `.execute(db)
  const store = rows[0]
  if (!store) throw supplierErrors.unknownStore()
  if (productId !== undefined && !store.hasProduct) throw catalogErrors.unknownProduct()
  return { phone: store.phone ?? undefined, hours: store.hours ?? '' }
}
