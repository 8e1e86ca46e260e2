import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { requestErrors } from '../errors.ts'

/** `search`: what answers searches at the moment; undefined in a process that answers none. */
type Options = { db: Db; isStopping: () => boolean; search?: () => string | undefined }

/** For orchestration. `/live`: the process answers. `/ready`: it reaches its database and is not stopping. */
export function registerHealth(app: FastifyInstance, { db, isStopping, search }: Options) {
  app.get('/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/ready', async (_request, reply) => {
    if (isStopping()) throw requestErrors.unavailable()
    await sql`select 1`.execute(db)
    return reply.header('cache-control', 'no-store').send({ status: 'ready', search: search?.() })
  })
}
