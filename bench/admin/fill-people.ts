import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Accounts, orders of one line each and as many entries of the audit log, made by the database; what is there already stays. */
export async function fillPeople(db: Db, { accounts, orders }: { accounts: number; orders: number }) {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica; set synchronous_commit = off`.execute(connection)
    const missing = async (table: string, wanted: number) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
        connection,
      )
      return Math.max(0, wanted - rows[0]!.count)
    }
    await addAccounts(connection, await missing('accounts', accounts))
    const missingOrders = await missing('orders', orders)
    if (missingOrders === 0) return
    await addOrders(connection, missingOrders)
    await addEntries(connection, missingOrders)
    await sql`set session_replication_role = default`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
  })
}

const addAccounts = (db: Db, count: number) =>
  sql`
    insert into accounts (email, name, locale, email_confirmed_at, status, created_at)
    select 'person' || n || '@bench.example', (array['Ada', 'Bea', 'Иван', 'Željko', 'Jürgen', 'Ayşe'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 8),
      'en', now(), case when n % 500 = 0 then 'Banned' when n % 300 = 0 then 'Deleted' else 'Active' end, now() - n * interval '4 minutes'
    from generate_series(1, ${count}) n
    on conflict do nothing
  `.execute(db)

/** Nine of ten orders are completed; a few stores have most of them. */
const addOrders = (db: Db, count: number) =>
  sql`
    with a as (select array_agg(id) as ids from accounts), s as (select array_agg(id order by id) as ids from stores),
    made as (
      insert into orders (store_id, buyer_id, status, currency, total_minor, vat_minor, is_export, shown_currency, shown_total_minor, shown_vat_minor,
        shown_rate, rate_date, contact_name, locale, delivery_method, created_at)
      select s.ids[1 + floor(power(random(), 3) * array_length(s.ids, 1))::int], a.ids[1 + floor(random() * array_length(a.ids, 1))::int],
        case when n % 10 > 0 then 'Completed' else (array['New', 'Viewed', 'Confirmed', 'Shipped', 'Cancelled', 'Rejected'])[1 + n / 10 % 6] end,
        'EUR', 10000, 2000, false, 'EUR', 10000, 2000, 1, current_date, 'Buyer ' || n, 'en', 'Pickup', now() - n * interval '30 seconds'
      from generate_series(1, ${count}) n, a, s
      returning id
    )
    insert into order_lines (order_id, position, code, name, name_locale, unit_code, unit_pieces, quantity, ordered_quantity, price_minor, sum_minor,
      vat_percent, vat_minor)
    select id, 1, 'B-1', 'Bolt', 'en', 'piece', 1, 100, 100, 100, 10000, 20, 2000 from made
  `.execute(db)

const addEntries = (db: Db, count: number) =>
  sql`
    with a as (select array_agg(id) as ids from accounts)
    insert into audit_log (at, actor_id, action, entity, entity_id)
    select now() - (${count} - n) * interval '30 seconds', a.ids[1 + floor(random() * array_length(a.ids, 1))::int],
      (array['order.view', 'order.confirm', 'account.signedIn', 'product.updated'])[1 + n % 4],
      (array['order', 'order', 'account', 'product'])[1 + n % 4], n::text
    from generate_series(1, ${count}) n, a
  `.execute(db)
