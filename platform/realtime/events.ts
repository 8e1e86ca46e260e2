import type { FastifyInstance } from 'fastify'
import { cookieNames } from '../constants.ts'
import { requestErrors, retryLater } from '../errors.ts'
import { comesFromElsewhere } from '../http/cross-site.ts'
import type { Caller } from '../http/caller.ts'
import { networkOf } from '../http/limits.ts'
import { mostAtOnce } from './event-queries.ts'
import type { Hub } from './hub.ts'
import { Stream } from './stream.ts'

/** Of one network, in each process. */
export const mostStreams = 200
/** Of one account or visitor, from whatever networks: the tabs of a browser share one. */
export const maxStreamsPerVisitor = 20

/** GET /api/events: one stream a visitor, resumed from Last-Event-ID, until the session ends. */
export function registerEvents(app: FastifyInstance, hub: Hub) {
  const [networks, visitors] = [createCounter(), createCounter()]
  app.addHook('preClose', async () => hub.close())

  app.get('/events', async (request, reply) => {
    const { caller } = request.given!
    if (comesFromElsewhere(request)) throw requestErrors.crossSite()
    if (!isRecognised(caller, request.headers.authorization)) throw requestErrors.unauthenticated()
    const network = networkOf(caller.ip)
    const visitor = caller.account?.id ?? caller.anonymousId!
    if (networks.count(network) >= mostStreams || visitors.count(visitor) >= maxStreamsPerVisitor)
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
    const cursor = startOf(request.headers['last-event-id'], latest)
    stream.begin(cursor, reply.getHeaders() as Record<string, string>)
    await catchUp(stream, hub)
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

/** Whoever shows a token that has run out is to renew it, not to listen as somebody else. */
const isRecognised = ({ account, anonymousId, cookies }: Caller, authorization: string | undefined) =>
  account !== undefined || (anonymousId !== undefined && !cookies[cookieNames.token] && !authorization)

/** What is no number of ours starts from now. */
const startOf = (lastEventId: string | string[] | undefined, latest: number) =>
  typeof lastEventId === 'string' && /^[1-9]\d{0,15}$/.test(lastEventId)
    ? Math.min(Number(lastEventId), latest)
    : latest

/** A reader that cannot be told what it missed asks again. */
async function catchUp(stream: Stream, hub: Hub) {
  try {
    for (let isMore = true; isMore && !stream.isOver;) {
      const missed = await hub.missed(stream)
      stream.catchUp(missed)
      isMore = missed.length === mostAtOnce
    }
    stream.goLive()
  } catch {
    stream.drop()
  }
}
