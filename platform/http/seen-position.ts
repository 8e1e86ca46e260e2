// After a write, or a read on the primary, the replica does not show the visitor an older state: a cookie has the position of the primary.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { cookieNames } from '../constants.ts'
import { isWrite } from '../contract.ts'
import type { Db } from '../db/database.ts'
import type { ReplicaReads } from '../db/replica.ts'
import { CookieJar } from './cookies.ts'

/** Longer than a replica that is read may lag. */
const maxAgeSeconds = 60
/** No replica reaches it: for a primary that does not say where it is. */
const beyond = Number.MAX_SAFE_INTEGER

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the replica may be read: how many reads had fallen back to the primary before. */
    fallbacksBefore?: number
  }
}

type Databases = { db: Db; replica: Db; reads?: ReplicaReads | undefined }

/** The database for reads of this request that may lag. */
export async function readerOf(
  request: FastifyRequest,
  cookies: Record<string, string | undefined>,
  { db, replica, reads }: Databases,
): Promise<Db> {
  if (!reads) return replica
  request.fallbacksBefore = reads.countFallbacks()
  return isWrite(request) ? db : reads.databaseFor(seenIn(cookies))
}

/** A wrong number makes the primary answer its own sender. */
function seenIn(cookies: Record<string, string | undefined>) {
  const [text] = /^\d{1,16}$/.exec(cookies[cookieNames.seenPosition] ?? '') ?? []
  return text === undefined ? undefined : Number(text)
}

/** Sends the cookie with responses to writes, and with those for which the primary has answered instead of the replica. */
export function rememberSeenPosition(app: FastifyInstance, config: Config, reads: ReplicaReads | undefined) {
  if (!reads) return
  app.addHook('onSend', async (request, reply) => {
    const { fallbacksBefore } = request
    if (fallbacksBefore === undefined) return
    if (!isWrite(request) && reads.countFallbacks() === fallbacksBefore) return
    const position = await reads.position().catch(() => beyond)
    const jar = CookieJar.for(config)
    jar.set(cookieNames.seenPosition, String(position), { maxAge: maxAgeSeconds, httpOnly: true })
    for (const line of jar.lines) reply.header('set-cookie', line)
  })
}
