import { demonstrationAccounts, demonstrationPassword } from '#seed/accounts.ts'
import { readConfig } from '#platform/config.ts'
import type { Running } from '../server.ts'

type Start = (progress: (step: string) => void) => Promise<Running>

/** Starts, says where and who can sign in, and stops in order on Ctrl-C, on SIGTERM, or when the starting process is gone. */
export async function runFromTerminal(start: Start) {
  const startedAt = Date.now()
  const progress = (step: string) => console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${step}`)
  let running: Running | undefined
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    if (running) await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  process.on('disconnect', () => void stop())
  process.on('unhandledRejection', fail)
  try {
    running = await start(progress)
    if (isStopping) return await running.stop()
    announce(startedAt)
  } catch (error) {
    fail(error)
  }
}

function announce(startedAt: number) {
  const config = readConfig(process.env)
  console.log(`\nTradeyard is at ${config.publicOrigin} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  const trade = config.hosts.trade[0]
  if (trade && !config.publicOrigin.endsWith(trade)) console.log(`Dunav Trade, the other variant, is at http://${trade}`)
  if (!config.demo) return
  console.log(`\nDemonstration accounts, password ${demonstrationPassword}:`)
  for (const { email, store, isAdmin } of demonstrationAccounts)
    console.log(`  ${email.padEnd(34)} ${isAdmin ? 'administrator' : store ? `seller of ${store}` : 'buyer'}`)
  console.log('\nCtrl-C stops it.')
}

function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? (process.env.LOG_LEVEL === 'debug' ? error.stack : error.message) : String(error)}`)
  process.exit(1)
}
