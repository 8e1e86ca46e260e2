// The second step of `npm start`: builds stale pages, then runs the server in this process from its sources.
import { demonstrationAccounts, demonstrationPassword } from '#seed/accounts.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { stopOnSignals } from '#platform/stop-on-signals.ts'
import { type Running, start } from '../server.ts'
import { buildIfStale } from './build.ts'
import { progress, seconds } from './progress.ts'

await run()

/** Starts and announces the server. It stops in order on Ctrl-C, on SIGTERM, or when its parent process ends. */
async function run() {
  let running: Running | undefined
  stopOnSignals(async (drains) => running?.stop(drains))
  process.on('unhandledRejection', fail)
  try {
    const config = readConfig(process.env)
    if (config.role !== 'worker') await buildIfStale(progress)
    running = await start(config, createLog(process.env.LOG_LEVEL ? config.logLevel : 'warn'), progress)
    announce(config)
  } catch (error) {
    fail(error)
  }
}

function announce(config: Config) {
  if (config.role === 'worker')
    return console.log(`\nThe worker runs; its health is at port ${config.port} (${seconds()} s)`)
  console.log(`\nTradeyard is at ${config.publicOrigin} (${seconds()} s)`)
  const trade = config.hosts.trade[0]
  if (trade && !config.publicOrigin.endsWith(trade))
    console.log(`Dunav Trade, the other variant, is at http://${trade}`)
  if (!config.demo) return
  console.log(`\nDemonstration accounts, password ${demonstrationPassword}:`)
  for (const { email, store, isAdmin } of demonstrationAccounts)
    console.log(`  ${email.padEnd(34)} ${isAdmin ? 'administrator' : store ? `seller of ${store}` : 'buyer'}`)
  console.log('\nCtrl-C stops it.')
}

function fail(error: unknown): never {
  console.error(
    `\n${error instanceof Error ? (process.env.LOG_LEVEL === 'debug' ? error.stack : error.message) : String(error)}`,
  )
  process.exit(1)
}
