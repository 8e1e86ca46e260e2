// npm run bench:chats [-- --streams 2000 --rate 50 --seconds 30 --skip-kill]: message latency and resource use with thousands of open
// event streams, and delivery guarantees when one of two servers is killed. Uses its own database and servers; takes three minutes.
import { parseArgs } from 'node:util'
import { buildIfStale } from '../scripts/build.ts'
import { measureSteady, measureFailover } from './chats/measure.ts'
import { isGood, report } from './chats/report.ts'
import { startDatabase } from './chats/servers.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    'skip-kill': { type: 'boolean' },
  },
})
const options = {
  streams: Number(values.streams),
  perSecond: Number(values.rate),
  seconds: Number(values.seconds),
  connectPerSecond: 200,
  reconnectDelayMs: [500, 30_000] as const,
}
if (!(options.streams >= 20 && options.perSecond > 0 && options.seconds > 0))
  throw new Error('--streams is 20 or more, --rate and --seconds are positive')

await buildIfStale(console.log)
await using database = await startDatabase()
const { rows } = await database.client.query<{ postgres: string }>(
  `select split_part(current_setting('server_version'), ' ', 1) as postgres`,
)
console.log('  one server')
const steady = await measureSteady(database, options)
if (!values['skip-kill']) console.log('  two servers, one killed')
const failover = values['skip-kill'] ? undefined : await measureFailover(database, options)
const results = { postgres: rows[0]!.postgres, options, steady, failover }
console.log(`\n${report(results)}`)
process.exitCode = isGood(results) ? 0 : 1
