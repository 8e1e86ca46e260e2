import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { dayOf } from '#platform/values/days.ts'
import type { AttachedFile, Contact, Organization } from './contract.ts'
import {
  type Content,
  type Item,
  type ItemRow,
  missingItems,
  newItems,
  nextStatus,
  renewableFrom,
  type Status,
} from './rules.ts'

export type OrganizationRow = z.output<typeof Organization>
type FileRow = z.output<typeof AttachedFile> & { item: Item }
export type StoredApplication = {
  id: number
  organization: OrganizationRow
  status: Status
  version: number
  comment: string
  submittedAt: string | null
  decidedAt: string | null
  verifiedAt: string | null
  verifiedUntil: string | null
  contact: z.output<typeof Contact> | null
  items: ItemRow[]
  files: FileRow[]
}

/** Undefined for an organization that has never applied. */
export const findApplication = (db: Db, organizationId: number) =>
  readApplication(db, sql`v.organization_id = ${organizationId}`)
export const findApplicationById = (db: Db, id: number) => readApplication(db, sql`v.id = ${id}`)

/** The application of an organization, locked; the first one is made. */
export async function lockApplication(tx: Tx, organizationId: number): Promise<StoredApplication> {
  const { rows } = await sql<{ id: number }>`
    insert into verifications (organization_id) values (${organizationId}) on conflict do nothing returning id
  `.execute(tx)
  if (rows[0])
    await sql`insert into verification_items (verification_id, item) select ${rows[0].id}, unnest(${newItems().map(({ item }) => item)}::text[])`.execute(
      tx,
    )
  await sql`select from verifications where organization_id = ${organizationId} for update`.execute(tx)
  return (await findApplication(tx, organizationId))!
}

/** Locks the organization first, as people do who change its legal data. */
export async function lockApplicationById(tx: Tx, id: number) {
  await sql`
    select from organizations where id = (select organization_id from verifications where id = ${id}) for no key update
  `.execute(tx)
  await sql`select from verifications where id = ${id} for update`.execute(tx)
  return findApplicationById(tx, id)
}

/** The contents that the rules judge. */
export const contentOf = ({
  organization: { legalName, taxNumber, address },
  contact,
  files,
}: Pick<StoredApplication, 'organization' | 'contact' | 'files'>): Content => ({
  hasLegalData: Boolean(legalName.trim() && taxNumber && address?.trim()),
  hasContact: contact !== null,
  files: files.map(({ item, addedAt }) => ({ item, addedAt: new Date(addedAt) })),
})

export const canSubmit = (application: StoredApplication) =>
  nextStatus(application.status, 'submit', 'organization') !== undefined &&
  missingItems(application.items, contentOf(application)).length === 0

export const canRenew = ({ status, verifiedUntil }: StoredApplication, now: Date) =>
  nextStatus(status, 'renew', 'organization') !== undefined &&
  (verifiedUntil === null || renewableFrom(verifiedUntil) <= dayOf(now))

/** An organization that has not applied yet. */
export const unsavedApplication = (organization: OrganizationRow): StoredApplication => ({
  id: 0,
  organization,
  status: 'Draft',
  version: 0,
  comment: '',
  submittedAt: null,
  decidedAt: null,
  verifiedAt: null,
  verifiedUntil: null,
  contact: null,
  items: newItems(),
  files: [],
})

export const organizationJson = sql`json_build_object('id', o.id, 'legalName', o.legal_name, 'countryCode', o.country_code,
  'taxNumber', o.tax_number, 'address', o.address)`

async function readApplication(db: Db, condition: RawBuilder<unknown>): Promise<StoredApplication | undefined> {
  type Row = Omit<StoredApplication, 'items'> & {
    items: (Omit<ItemRow, 'reopenedAt'> & { reopenedAt: string | null })[]
  }
  const { rows } = await sql<Row>`
    select v.id, ${organizationJson} as organization, v.status, v.version, v.comment, ${isoTime(sql`v.submitted_at`)} as "submittedAt",
      ${isoTime(sql`v.decided_at`)} as "decidedAt", v.verified_at::text as "verifiedAt", v.verified_until::text as "verifiedUntil",
      (select json_build_object('name', c.name, 'phone', c.phone, 'email', c.email) from verification_contacts c where c.verification_id = v.id) as contact,
      (select json_agg(json_build_object('item', i.item, 'state', i.state, 'reason', i.reason, 'reopenedAt', ${isoTime(sql`i.reopened_at`)})
          order by array_position(${newItems().map(({ item }) => item)}::text[], i.item))
        from verification_items i where i.verification_id = v.id) as items,
      coalesce((select json_agg(json_build_object('id', f.id, 'item', d.item, 'name', f.name, 'contentType', f.content_type, 'size', f.byte_size,
          'addedAt', ${isoTime(sql`d.added_at`)}) order by d.added_at, f.id)
        from verification_files d join files f on f.id = d.file_id where d.verification_id = v.id), '[]') as files
    from verifications v join organizations o on o.id = v.organization_id where ${condition} and o.deleted_at is null
  `.execute(db)
  const [row] = rows
  return (
    row && {
      ...row,
      items: row.items.map((item) => ({ ...item, reopenedAt: item.reopenedAt ? new Date(item.reopenedAt) : null })),
    }
  )
}
