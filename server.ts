// The server: settings -> database -> reference data -> the parts of its role (composition.ts) -> HTTP. Read this first.
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureSeeds } from '#seed/ensure.ts'
import type { Config } from '#platform/config.ts'
import { connect } from '#platform/db/connect.ts'
import { checkBucket } from '#platform/files/bucket-store.ts'
import { loadSsrEntry } from '#platform/http/pages/ssr-entry.ts'
import { migrateJobs } from '#platform/jobs/worker.ts'
import type { Log } from '#platform/log.ts'
import { compose } from './composition.ts'

/** A database that hangs must not keep the process alive. The embedded database gets 20 seconds before it is killed. */
const maxEndMs = 25_000

/** `drains`: the process serves for DRAIN_SECONDS first, so that load balancers notice. */
export type Running = { address: string; stop: (drains: boolean) => Promise<void> }

/** Starts a process of the role that the settings name and returns its address. */
export async function start(config: Config, log: Log, progress: (step: string) => void): Promise<Running> {
  if (config.bucket) await checkBucket(config.bucket, log)
  const connections = await connect(config, log, progress)
  await migrateJobs(connections.database.pool)
  await ensureSeeds(connections.jobs, config, progress)
  const composition = await compose({ config, log, connections, loadSsrEntry, progress })
  const address = await composition.app.listen({ port: config.port, host: '0.0.0.0' })
  return {
    address,
    async stop(drains) {
      await composition.drain(drains ? config.drainSeconds * 1000 : 0)
      await Promise.race([composition.end().then(connections.end), sleep(maxEndMs)])
    },
  }
}
