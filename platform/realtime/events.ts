import type { FastifyInstance } from 'fastify'
import { cookieNames } from '../constants.ts'
import type { Db } from '../db/database.ts'
import { AppError, requestErrors } from '../errors.ts'
import { comesFromElsewhere } from '../http/cross-site.ts'
import type { Caller } from '../http/caller.ts'
import { networkOf } from '../http/limits.ts'
import { mostAtOnce } from './event-queries.ts'
import { createHub, type Hub, type TopicsOf } from './hub.ts'
import type { Listener } from './listener.ts'
import type { Presence } from './presence.ts'
import { Stream } from './stream.ts'

/** Of one network, in each process. */
export const mostStreams = 200

/** GET /api/events: one stream a visitor, resumed from Last-Event-ID, until the session ends. */
export function registerEvents(
  app: FastifyInstance,
  db: Db,
  listener: Listener,
  topicsOf: TopicsOf,
  presence: Presence,
) {
  const hub = createHub(db, listener, topicsOf, presence)
  const perNetwork = new Map<string, number>()
  app.addHook('preClose', async () => hub.close())

  app.get('/events', async (request, reply) => {
    const { caller } = request.given!
    if (comesFromElsewhere(request)) throw requestErrors.crossSite()
    if (!isRecognised(caller, request.headers.authorization)) throw requestErrors.unauthenticated()
    const network = networkOf(caller.ip)
    const open = perNetwork.get(network) ?? 0
    if (open >= mostStreams)
      throw new AppError('request.tooMany', 429, { values: { seconds: 30 }, headers: { 'retry-after': '30' } })
    perNetwork.set(network, open + 1)
    const { raw } = reply
    const stream = new Stream(caller, raw)
    raw.on('close', () => {
      hub.leave(stream)
      const left = perNetwork.get(network)! - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
    const latest = await hub.join(stream)
    if (latest === undefined) throw requestErrors.unauthenticated()
    reply.hijack()
    const cursor = startOf(request.headers['last-event-id'], latest)
    stream.begin(cursor, reply.getHeaders() as Record<string, string>)
    await catchUp(stream, hub)
  })
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
