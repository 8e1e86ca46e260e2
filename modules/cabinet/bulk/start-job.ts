import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/limits.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { productErrors } from '../errors.ts'
import { continueJob, jobKey } from '../job-definitions.ts'
import type { ProductAction } from './decisions.ts'
import type { Author } from './write-changes.ts'

type Start = {
  ids: readonly number[]
  action: ProductAction
  author: Pick<Author, 'accountId' | 'ip'> & { storeId: number | null }
}

/** Starts the only job of the store, or of the administrators; returns its id. */
export async function startJob(tx: Tx, { ids, action, author: { storeId, accountId, ip } }: Start): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into product_jobs (store_id, requested_by, network, action, product_ids)
    values (${storeId}, ${accountId}::uuid, ${networkOf(ip)}, ${JSON.stringify(action)}::jsonb, ${ids as number[]})
    on conflict do nothing returning id
  `.execute(tx)
  if (!rows[0]) throw productErrors.jobRunning()
  await enqueue(tx, continueJob, { id: rows[0].id }, { key: jobKey(rows[0].id) })
  return rows[0].id
}
