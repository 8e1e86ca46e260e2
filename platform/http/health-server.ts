import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { failureHandler } from './pages/failure-page.ts'
import { registerHealth } from './health.ts'
import { createHttpServer, type HttpOptions } from './server.ts'

type Options = { config: Config; log: Log; db: Db; http?: HttpOptions }

export type HealthServer = { app: FastifyInstance; refuseReadiness: () => void }

/** The HTTP side of a process that serves no pages and no API: `/live` and `/ready`. */
export async function createHealthServer({ config, log, db, http }: Options): Promise<HealthServer> {
  const app = await createHttpServer(config, log, () => false, http)
  let isStopping = false
  app.setErrorHandler(failureHandler(config))
  registerHealth(app, { db, isStopping: () => isStopping })
  return { app, refuseReadiness: () => void (isStopping = true) }
}
