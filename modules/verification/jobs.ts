import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { handle, type JobContext } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { dayOf } from '#platform/values/days.ts'
import { releaseMedia } from '../files/uploads.ts'
import { isGone } from '../suppliers/premises-status.ts'
import { notifyOfStatus, remindOwners } from './notify.ts'
import { nextStatus, reminderDays, retentionDays } from './rules.ts'
import { refreshStores, setStatus } from './save-application.ts'
import { findApplicationById } from './stored-application.ts'

type Run = Pick<JobContext, 'config' | 'now'>
const nobody = { account: undefined, ip: '' }
const batchSize = 100

/** Each application in a transaction of its own; another run at the same time takes others. */
export const endVerifications = handle(defineJob('verification:end'), {
  schedule: '13 * * * *',
  async run(_payload, { db, config, now }) {
    for (const step of [expireNext, remindNext, forgetDocuments, forgetApplications])
      while (await db.transaction().execute((tx) => step(tx, { config, now })));
  },
})

export const verificationJobs = [endVerifications]

/** Buyers no longer see the stamp from that day on, whether this has run or not. */
async function expireNext(tx: Tx, { config, now }: Run): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select v.id from verifications v join organizations o on o.id = v.organization_id and o.deleted_at is null
    where v.status = 'Approved' and v.verified_until <= ${dayOf(now)}::date limit 1 for update of v skip locked
  `.execute(tx)
  if (!rows[0]) return false
  const application = (await findApplicationById(tx, rows[0].id))!
  const status = nextStatus(application.status, 'expire', 'system')!
  await setStatus(tx, application, status)
  await refreshStores(tx, application.organization.id)
  await record(tx, nobody, {
    action: 'verification.expired',
    entity: 'verification',
    entityId: application.id,
    details: { before: { status: application.status }, after: { status } },
  })
  await notifyOfStatus(tx, application, { status, comment: '', refused: [], variant: config.variant })
  return true
}

/** A renewal that its people have not submitted does not keep it from ending. */
async function remindNext(tx: Tx, { config, now }: Run): Promise<boolean> {
  const { rows } = await sql<{
    id: number
    organizationId: number
    legalName: string
    until: string
    daysLeft: number
    due: number
  }>`
    select v.id, o.id as "organizationId", o.legal_name as "legalName", v.verified_until::text as until,
      v.verified_until - ${dayOf(now)}::date as "daysLeft", r.due
    from verifications v join organizations o on o.id = v.organization_id and o.deleted_at is null
    cross join lateral (
      select min(days) as due from unnest(${[...reminderDays]}::int[]) as days where v.verified_until - ${dayOf(now)}::date <= days
    ) r
    where v.status in ('Approved', 'Draft', 'NeedsChanges') and v.verified_until > ${dayOf(now)}::date
      and r.due < coalesce(v.reminded_days, ${reminderDays[0] + 1})
    limit 1 for update of v skip locked
  `.execute(tx)
  const [ending] = rows
  if (!ending) return false
  const { id, organizationId, legalName, until, daysLeft, due } = ending
  await sql`update verifications set reminded_days = ${due} where id = ${id}`.execute(tx)
  await remindOwners(tx, { id: organizationId, legalName }, { days: daysLeft, until, variant: config.variant })
  return true
}

async function forgetDocuments(tx: Tx, { now }: Run): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from verification_files where file_id in (
      select d.file_id from verification_files d join verifications v on v.id = d.verification_id
      join organizations o on o.id = v.organization_id
      where ${isGone} or (v.status in ('Rejected', 'Expired')
        and greatest(v.decided_at, v.verified_until::timestamptz) < ${now}::timestamptz - ${retentionDays} * interval '1 day')
      limit ${batchSize} for update of d skip locked
    ) returning file_id as id
  `.execute(tx)
  await releaseMedia(
    tx,
    'Verification',
    rows.map(({ id }) => id),
    now,
  )
  return rows.length > 0
}

/** Of organizations that nobody can bring back, once there are no documents. */
async function forgetApplications(db: Db): Promise<boolean> {
  const { rows } = await sql`
    delete from verifications v using organizations o where o.id = v.organization_id and ${isGone}
      and not exists (select from verification_files d where d.verification_id = v.id) returning v.id
  `.execute(db)
  return rows.length > 0
}
