// A process of its own, for tests that kill it: somebody is at its streams for as long as it runs.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createLog } from '../../log.ts'
import { createListener } from '../../realtime/listener.ts'
import { createPresence } from '../../realtime/presence.ts'

const [connection, times, ...topics] = process.argv.slice(2) as [string, string, ...string[]]
const config = JSON.parse(connection) as pg.PoolConfig
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool(config) }) })
createPresence(db as never, createListener(config, createLog('silent')), JSON.parse(times)).setLocalTopics(() => topics)
