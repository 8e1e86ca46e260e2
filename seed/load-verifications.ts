import { sql } from 'kysely'
import type pg from 'pg'
import { printPdf } from '#modules/order-documents/pdf/print.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/store.ts'
import { saveFile } from './save-file.ts'

/** Applications of stores that are not verified yet, in several states, and the one of the second seller, who renews. */
const states = ['Submitted', 'Submitted', 'Submitted', 'InReview', 'NeedsChanges', 'Rejected', 'Draft'] as const
const documents = ['registration', 'tax', 'authority', 'bank'] as const
const renewing = 'dunav-armature'

type Application = { id: number; organization: string; taxNumber: string }

/** Loads an application for every verified store and some that wait. */
export async function loadVerifications(client: pg.ClientBase, now: Date) {
  await client.query(
    `insert into verifications (organization_id, status, verified_at, verified_until, submitted_at, decided_at, reviewer_id, created_at)
     select s.organization_id, case when s.alias = $2 then 'NeedsChanges' else 'Approved' end, s.verified_at, s.verified_until,
       s.verified_at - interval '2 days', case when s.alias = $2 then $1::timestamptz - interval '1 hour' else s.verified_at end, (select account_id from account_features where feature = 'verification' limit 1), s.verified_at - interval '3 days'
     from stores s where s.verified_until > $1::date`,
    [now, renewing],
  )
  await client.query(
    `insert into verifications (organization_id, status, submitted_at, decided_at, reviewer_id, comment, created_at)
     select c.organization_id, c.status, case when c.status <> 'Draft' then $1::timestamptz - c.place * interval '7 hours' end,
       case when c.status in ('NeedsChanges', 'Rejected') then $1::timestamptz - interval '1 hour' end,
       case when c.status not in ('Draft', 'Submitted') then (select account_id from account_features where feature = 'verification' limit 1) end,
       case when c.status = 'Rejected' then 'The company is being wound up.' else '' end, $1::timestamptz - interval '3 days'
     from (select s.organization_id, row_number() over (order by s.id) as place, ($2::text[])[row_number() over (order by s.id)] as status
       from stores s where s.verified_until is null) c where c.status is not null`,
    [now, [...states]],
  )
  await client.query(
    `insert into verification_items (verification_id, item, state, reason, reopened_at)
     select v.id, i.item, case
         when v.status = 'NeedsChanges' and i.item = 'bank' then 'Refused'
         when v.status in ('Approved', 'NeedsChanges') and i.item <> 'premises' then 'Accepted' else 'Open' end,
       case when v.status = 'NeedsChanges' and i.item = 'bank' then 'The account holder is not on the page.' else '' end,
       case when v.status = 'NeedsChanges' and i.item = 'bank' then v.decided_at end
     from verifications v cross join unnest(array['company', 'contact', 'registration', 'tax', 'authority', 'bank', 'premises']) i (item)`,
  )
  await client.query(
    `insert into verification_contacts (verification_id, account_id, name, phone, email)
     select v.id, a.id, a.name, a.phone, a.email from verifications v, accounts a
     where v.status not in ('Approved', 'Draft') and a.email = 'second-seller@tradeyard.example'`,
  )
  await client.query(
    `update organizations o set address = (select p.address from (
         select store_id, address, 1 as place from company_branches union all select store_id, address, 2 from warehouses
       ) p join stores s on s.id = p.store_id where s.organization_id = o.id order by p.place limit 1)
     where o.id in (select organization_id from verifications)`,
  )
}

/** Gives applications that are not approved their papers, all with the same page. */
export async function loadVerificationDocuments(db: Db, store: FileStore, now: Date) {
  const { rows } = await sql<Application>`
    select v.id, o.legal_name as organization, o.tax_number as "taxNumber" from verifications v
    join organizations o on o.id = v.organization_id where v.status not in ('Approved', 'Draft')
  `.execute(db)
  for (const { id, organization, taxNumber } of rows) {
    const lines = [organization, taxNumber, 'Document of the demonstration']
    const bytes = Buffer.from(await printPdf({ defaultStyle: { font: 'Geologica' }, content: lines }))
    for (const item of documents) {
      const file = { purpose: 'Verification' as const, contentType: 'application/pdf', name: `${item}.pdf`, bytes }
      const fileId = await saveFile(db, store, file, now)
      await sql`
        insert into verification_files (file_id, verification_id, item, added_at)
        values (${fileId}::uuid, ${id}, ${item}, ${now}::timestamptz - interval '2 days')
      `.execute(db)
    }
  }
}
