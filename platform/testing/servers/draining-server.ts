// A server in its own process, which the test stops with a signal. Pages below /slow take 300 ms; all others are cacheable.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import type { RenderPage } from '../../http/pages/pages.ts'
import { stopOnSignals } from '../../stop-on-signals.ts'
import { startApp } from '../app.ts'

const connection = JSON.parse(process.argv[2]!)
const database = openDatabase(connection)
const render: RenderPage = async (request, given) => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/slow')) await sleep(300)
  await sql`select 1`.execute(database.db)
  given.html = `<!doctype html><title>${pathname}</title>${'text '.repeat(20_000)}</html>`
  return new Response(null)
}
const app = await startApp({ database: { ...database, connection, [Symbol.asyncDispose]: database.end }, render })
stopOnSignals(async (drains) => {
  await app.stop(drains ? app.config.drainSeconds * 1000 : 0)
  await app[Symbol.asyncDispose]()
  await database.end()
})
process.stdout.write(`${app.address}\n`)
