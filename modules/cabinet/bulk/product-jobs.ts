// Changes of more products than one transaction takes, as the people of the store watch, stop and undo them.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { uniqueViolation, type Violation } from '#platform/resource/items.ts'
import { documentErrors } from '../../fluent/errors.ts'
import { productErrors } from '../errors.ts'
import { continueJob, jobKey } from '../job-definitions.ts'
import { ofOwner, ofStore } from '../product-conditions.ts'
import type { getProductJob, listJobRejections } from '../product-job-contract.ts'
import { announceJob, endJob } from './job-state.ts'

type Job = NonNullable<OutputOf<typeof getProductJob>['job']>

/** The latest job of the store, until somebody has dismissed it. */
export async function findJob(db: Db, storeId: number | null, now: Date): Promise<Job | null> {
  const { rows } = await sql<Job & { isDismissed: boolean }>`
    select id, action ->> 'kind' as action, status, cardinality(product_ids) as total, done, changed, undone, is_dismissed as "isDismissed",
      extract(epoch from undo_until - ${now}::timestamptz)::float8 as "undoSecondsLeft",
      case when status in ('Running', 'Undoing') then '[]' else (
        select coalesce(json_agg(json_build_object('code', code, 'count', count) order by count desc, code), '[]')
        from (select code, count(*)::int as count from product_job_rejections where job_id = j.id group by code) r
      ) end as rejections
    from product_jobs j where ${ofOwner(storeId)} order by started_at desc limit 1
  `.execute(db)
  const job = rows[0]
  if (!job || job.isDismissed) return null
  return {
    ...job,
    undoSecondsLeft: job.undoSecondsLeft !== null && job.undoSecondsLeft > 0 ? job.undoSecondsLeft : null,
  }
}

export type OwnJob = { storeId: number | null; id: string; now: Date; maySetPrices: boolean }

async function assertAllowed(tx: Tx, { storeId, id, maySetPrices }: OwnJob) {
  if (maySetPrices) return
  const { rows } = await sql`
    select from product_jobs where id = ${id}::uuid and ${ofOwner(storeId)} and action ->> 'kind' = 'price'
  `.execute(tx)
  if (rows.length > 0) throw documentErrors.notAllowed()
}

/** After the running batch. Changes that were made can be undone. */
export async function stopJob(tx: Tx, job: OwnJob) {
  await assertAllowed(tx, job)
  const { storeId, id, now } = job
  const { rows } = await sql`
    select from product_jobs where id = ${id}::uuid and ${ofOwner(storeId)} and status = 'Running' for update
  `.execute(tx)
  if (rows.length > 0) await endJob(tx, id, 'Stopped', now)
}

/** A job undoes what a job has changed, except what has been changed since. */
export async function undoJob(tx: Tx, job: OwnJob) {
  await assertAllowed(tx, job)
  const { storeId, id, now } = job
  const { rows } = await sql`
    update product_jobs set status = 'Undoing', undo_until = null, finished_at = null, is_dismissed = false, seen_at = now()
    where id = ${id}::uuid and ${ofOwner(storeId)} and undo_until > ${now} returning id
  `
    .execute(tx)
    .catch((error: Violation) => {
      throw error.code === uniqueViolation ? productErrors.jobRunning() : error
    })
  if (rows.length === 0) throw productErrors.undoExpired()
  await enqueue(tx, continueJob, { id }, { key: jobKey(id) })
  await announceJob(tx, id)
}

export async function dismissJob(db: Db, { storeId, id }: Pick<OwnJob, 'storeId' | 'id'>) {
  await sql`
    update product_jobs set is_dismissed = true
    where id = ${id}::uuid and ${ofOwner(storeId)} and status not in ('Running', 'Undoing')
  `.execute(db)
}

type Page = { storeId: number | null; id: string; page: number; pageSize: number; locale: Locale }

/** The products that a job has left as they are. Deleted ones have no name. */
export async function listRejections(db: Db, { storeId, id, page, pageSize, locale }: Page) {
  const { rows: items } = await sql<OutputOf<typeof listJobRejections>['items'][number]>`
    select r.product_id as id, r.code as reason, p.code, n.name
    from product_job_rejections r join product_jobs j on j.id = r.job_id
    left join products p on p.id = r.product_id and ${ofStore(sql`p.store_id`, storeId)} left join stores s on s.id = p.store_id
    left join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where r.job_id = ${id}::uuid and j.${ofOwner(storeId)} order by r.product_id limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from product_job_rejections r join product_jobs j on j.id = r.job_id
    where r.job_id = ${id}::uuid and j.${ofOwner(storeId)}
  `.execute(db)
  return { items, total: counted[0]!.total, page, pageSize }
}
