import { sql } from 'kysely'
import type { Call, InputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import type { RequestOptions } from '#platform/testing/personas.ts'
import { maxWrites, writeProducts } from '../../catalog/write-products/write-products.ts'
import { cabinetJobs } from '../jobs.ts'
import { findJob } from './product-jobs.ts'

/** A store with so many products at a price of 1.00, with codes `M-0` and on, its calls, and a worker for its jobs. */
export async function storeWithMany(count: number) {
  const own = await ownStore()
  const { app, db, store, person, categoryId } = own
  for (let start = 0; start < count; start += maxWrites) {
    const numbers = Array.from({ length: Math.min(maxWrites, count - start) }, (_, index) => start + index)
    await db.transaction().execute((tx) => insert(tx, store.id, categoryId, numbers))
  }
  return {
    ...own,
    call: <C extends Call>(target: C, input: InputOf<C> | Record<string, unknown> = {}, options: RequestOptions = {}) =>
      person.call(target, input, { storeId: store.id, ...options }),
    /** Runs the jobs that are due. */
    work: () => drainJobs(app.database.pool, cabinetJobs, { db, log: createLog('silent'), config: app.config }),
    job: async () => (await findJob(db, store.id, new Date()))!,
    /** The number of products by price and status. */
    async prices() {
      const { rows } = await sql<{ price: number; status: string; count: number }>`
        select price_minor as price, status, count(*)::int as count from products where store_id = ${store.id}
        group by price_minor, status order by price_minor, status
      `.execute(db)
      return rows.map((row) => `${row.count} ${row.status} ${row.price}`)
    },
  }
}

const insert = (tx: Tx, storeId: number, categoryId: number, numbers: readonly number[]) =>
  writeProducts(
    tx,
    storeId,
    numbers.map((number) => ({
      id: null,
      record: {
        categoryId,
        code: `M-${number}`,
        unitCode: 'piece',
        priceMinor: 100,
        texts: [{ locale: 'en' as const, name: `Part ${number}` }],
      },
    })),
    { now: new Date() },
  )
