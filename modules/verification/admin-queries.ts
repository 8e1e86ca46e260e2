import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import { type Paging, selectPage } from '#platform/db/select-page.ts'
import { findAuditEntries } from '../moderation/audit-queries.ts'
import type { getAnyApplication, listApplications } from './admin-contract.ts'
import { isWithoutFiles, nextStatus, possibleDecisions, problemOf, type Status } from './rules.ts'
import { contentOf, findApplicationById, organizationJson } from './stored-application.ts'

type Row = OutputOf<typeof listApplications>['items'][number]
type Application = Omit<OutputOf<typeof getAnyApplication>, 'register'>
type Filter = { query: string; status?: Status | undefined; order: 'asc' | 'desc' }

export const findApplications = (db: Db, { query, status, order }: Filter, paging: Paging) =>
  selectPage<Row>(
    db,
    {
      columns,
      from,
      condition: sql`o.deleted_at is null ${status ? sql`and v.status = ${status}` : sql``} ${query ? matchesText(query) : sql``}`,
      order: order === 'asc' ? sql`v.submitted_at, v.id` : sql`v.submitted_at desc nulls last, v.id desc`,
    },
    paging,
  )

/** Everything that reviewers need; undefined for an unknown id. */
export async function findApplicationDetails(db: Db, id: number, locale: Locale): Promise<Application | undefined> {
  const [application, row, stores, audit] = await Promise.all([
    findApplicationById(db, id),
    findRow(db, id),
    findStores(db, id, locale),
    findAuditEntries(db, 'verification', String(id), locale),
  ])
  if (!application || !row) return undefined
  const { status, version, comment, decidedAt, verifiedAt, contact, items, files } = application
  const content = contentOf(application)
  return {
    ...row,
    version,
    comment,
    decidedAt,
    verifiedAt,
    contact,
    items: items.map((each) => ({
      item: each.item,
      state: each.state,
      reason: each.reason,
      isEmpty: problemOf(each, content) !== null || isWithoutFiles(each.item, content),
      files: files.filter(({ item }) => item === each.item),
    })),
    stores,
    decisions: possibleDecisions(status),
    canCorrect: nextStatus(status, 'correct', 'administrator') !== undefined,
    audit,
  }
}

export async function hasDocument(db: Db, fileId: string) {
  const { rows } = await sql<{ id: number; item: string }>`
    select verification_id as id, item from verification_files where file_id = ${fileId}::uuid
  `.execute(db)
  return rows[0]
}

const from = sql`verifications v join organizations o on o.id = v.organization_id`
const columns = sql`
  v.id, v.status, ${organizationJson} as organization, v.verified_at is not null and v.status not in ('Approved', 'Expired') as "isRenewal", ${isoTime(sql`v.submitted_at`)} as "submittedAt",
  v.verified_until::text as "verifiedUntil",
  (select json_build_object('id', a.id, 'name', a.name) from accounts a where a.id = v.reviewer_id) as reviewer
`

const matchesText = (query: string) => sql`and v.organization_id in (
  select g.id from organizations g where g.tax_number = upper(${query})
  union select g.id from organizations g where g.legal_name_key like '%' || search_key(${escapeLike(query)}) || '%'
)`

async function findRow(db: Db, id: number) {
  const { rows } = await sql<Row>`select ${columns} from ${from} where v.id = ${id}`.execute(db)
  return rows[0]
}

async function findStores(db: Db, id: number, locale: Locale) {
  const { rows } = await sql<Application['stores'][number]>`
    select s.id, s.alias, ${storeName(locale)} as name from stores s join verifications v on v.organization_id = s.organization_id
    where v.id = ${id} and s.status <> 'Closed' order by s.id limit 100
  `.execute(db)
  return rows
}
