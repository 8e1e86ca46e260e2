// npm run bench:admin [-- --folder .cache/million --accounts 100000 --orders 1000000 --rounds 50 --only orders]: the first page of each
// list of the administration, on a database that `npm run bench:million` has filled; accounts and orders are added once.
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { migrateJobs } from '#platform/jobs/worker.ts'
import { withDatabase } from '../scripts/with-database.ts'
import { signInAdministrator } from './admin/administrator.ts'
import { fillPeople } from './admin/fill-people.ts'
import { viewsOf } from './admin/views.ts'
import { type Times, timeRounds } from './time-rounds.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.cache/million' },
    accounts: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
})
const [accounts, orders, rounds] = [Number(values.accounts), Number(values.orders), Number(values.rounds)]
if (![accounts, orders, rounds].every((number) => Number.isSafeInteger(number) && number > 0))
  throw new Error('--accounts, --orders and --rounds are whole numbers')
const targetMs = 50
process.env.DATA_DIR = resolve(values.folder)

await withDatabase('bench admin', { max: 8, statementTimeoutMs: 0 }, async ({ db, pool }, config) => {
  await migrateJobs(pool)
  await fillPeople(db, { accounts, orders })
  const call = await signInAdministrator(db, config)
  const floor = await timeRounds(rounds, () => sql`select 1`.execute(db))
  console.log(
    `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}; times in ms, and p50 as a multiple of SELECT 1`,
  )
  print('SELECT 1', floor, floor)
  for (const view of viewsOf(await findSamples(db)))
    if (view.name.startsWith(values.only))
      print(view.name, await timeRounds(rounds, () => call(view.call, view.input ?? {})), floor)
})

async function findSamples(db: Db) {
  const { rows } = await sql<Parameters<typeof viewsOf>[0]>`
    select p.store_id as "storeId", p.category_path[1] as "categoryId", o.buyer_id as "buyerId", o.number
    from (select * from orders limit 1) o, (select * from products limit 1) p
  `.execute(db)
  return rows[0]!
}

function print(name: string, { fastest, p50, p95 }: Times, floor: Times) {
  const figure = (ms: number) => ms.toFixed(1).padStart(8)
  const ratio = `${(p50 / floor.p50).toFixed(0)}x`.padStart(8)
  const verdict = p95 > targetMs ? `  above ${targetMs}` : ''
  console.log(
    `${name.padEnd(34)} fastest ${figure(fastest)}  p50 ${figure(p50)}  p95 ${figure(p95)} ${ratio}${verdict}`,
  )
}
