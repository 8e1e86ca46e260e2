import type { FastifyInstance } from 'fastify'
import { cookieNames } from '../constants.ts'
import { requestErrors, retryLater } from '../errors.ts'
import { isCrossOrigin } from '../http/cross-site.ts'
import type { Caller } from '../http/caller.ts'
import { networkOf } from '../http/limits.ts'
import { maxEventsPerRead } from './event-queries.ts'
import type { Hub } from './hub.ts'
import { Stream } from './stream.ts'

/** Per process. */
export const maxStreamsPerNetwork = 200
/** Per process, for an account or an anonymous visitor over all networks. The tabs of a browser share one stream. */
export const maxStreamsPerVisitor = 20

/** GET /api/events: server-sent events, resumed from Last-Event-ID, until the session ends. */
export function registerEvents(app: FastifyInstance, hub: Hub) {
  const [networks, visitors] = [createCounter(), createCounter()]
  app.addHook('preClose', async () => hub.close())

  app.get('/events', async (request, reply) => {
    const { caller } = request.requestContext!
    if (caller.acting) throw requestErrors.notWhileActing()
    if (isCrossOrigin(request)) throw requestErrors.crossSite()
    if (!isRecognised(caller, request.headers.authorization)) throw requestErrors.unauthenticated()
    const network = networkOf(caller.ip)
    const visitor = caller.account?.id ?? caller.anonymousId!
    if (networks.count(network) >= maxStreamsPerNetwork || visitors.count(visitor) >= maxStreamsPerVisitor)
      throw retryLater('request.tooMany', 30)
    networks.add(network)
    visitors.add(visitor)
    const { raw } = reply
    const stream = new Stream(caller, raw)
    raw.on('close', () => {
      hub.leave(stream)
      networks.remove(network)
      visitors.remove(visitor)
    })
    const latest = await hub.join(stream)
    if (latest === undefined) throw requestErrors.unauthenticated()
    reply.hijack()
    const cursor = startingCursor(request.headers['last-event-id'], latest)
    stream.start(cursor, reply.getHeaders() as Record<string, string>)
    await replayMissed(stream, hub)
  })
}

function createCounter() {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.get(key) ?? 0
  return {
    count,
    add: (key: string) => void counts.set(key, count(key) + 1),
    remove(key: string) {
      if (count(key) > 1) counts.set(key, count(key) - 1)
      else counts.delete(key)
    },
  }
}

/** A client with an expired token has to renew it first; it does not fall back to the anonymous session. */
const isRecognised = ({ account, anonymousId, cookies }: Caller, authorization: string | undefined) =>
  account !== undefined || (anonymousId !== undefined && !cookies[cookieNames.token] && !authorization)

/** An invalid Last-Event-ID starts at the latest event. */
const startingCursor = (lastEventId: string | string[] | undefined, latest: number) =>
  typeof lastEventId === 'string' && /^[1-9]\d{0,15}$/.test(lastEventId)
    ? Math.min(Number(lastEventId), latest)
    : latest

/** Closes the stream when the missed events cannot be read; the client reconnects. */
async function replayMissed(stream: Stream, hub: Hub) {
  try {
    for (let hasMore = true; hasMore && !stream.isEnded;) {
      const missed = await hub.readMissed(stream)
      stream.replay(missed)
      hasMore = missed.length === maxEventsPerRead
    }
    stream.goLive()
  } catch {
    stream.drop()
  }
}
