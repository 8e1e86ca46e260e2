import type pg from 'pg'
import { demonstrationAccounts } from './accounts.ts'

const leasedStores = 12
const sellers = demonstrationAccounts.flatMap(({ store }) => store ?? [])

/** Loads redirect numbers from a range reserved for fiction, a month of calls to the leased ones, and open callback requests. */
export async function loadContacts(client: pg.ClientBase, now: Date) {
  await client.query(`insert into redirect_numbers (number) select '+493023125' || n from generate_series(800, 823) n`)
  await client.query(
    `with leased as (
       update redirect_numbers n set store_id = s.id, last_shown_at = $1::timestamptz
       from (select id, row_number() over (order by alias = any($2::text[]) desc, id) as place from stores) s
       where n.number = '+493023125' || 799 + s.place and s.place <= $3 returning n.number, n.store_id
     ) insert into number_leases (number, started_at, store_id) select number, $1::timestamptz - interval '31 days', store_id from leased`,
    [now, sellers, leasedStores],
  )
  await client.query(
    `insert into phone_shows (store_id, shown_on, shown_at)
     select l.store_id, at::date, at from number_leases l, generate_series(1, 90) n, lateral (select $1::timestamptz - ((n * 7919 + l.store_id * 31) % 43000) * interval '1 minute') moment (at)
     where (n * 13 + l.store_id) % 5 < 3`,
    [now],
  )
  await client.query(
    `insert into phone_calls (provider_call_id, store_id, number, caller_phone, started_at, duration_seconds, status, received_at)
     select 'demonstration-' || l.store_id || '-' || n, l.store_id, l.number, '+4930231259' || lpad(n::text, 2, '0'), at, case when missed then 0 else 20 + n * 97 % 400 end,
       case when missed then 'Missed' else 'Answered' end, at + interval '10 minutes'
     from number_leases l, generate_series(1, 15) n,
       lateral (select $1::timestamptz - ((n * 2731 + l.store_id * 17) % 43000) * interval '1 minute', (n + l.store_id) % 4 = 0) made (at, missed)`,
    [now],
  )
  await client.query(
    `with asked as (
       insert into callback_requests (store_id, account_id, phone, name, question, preferred_time, created_at, asked_at)
       select s.id, a.id, a.phone, a.name, 'Do you deliver to Berlin, and how soon?', 'TodayAfternoon', at, at
       from stores s, accounts a, lateral (select $1::timestamptz - interval '2 hours') moment (at) where s.alias = any($2::text[]) and a.email = $3 returning id, created_at
     ) insert into callback_history (request_id, status, created_at) select id, 'New', created_at from asked`,
    [now, sellers, demonstrationAccounts[0]!.email],
  )
}
