import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { AppError, requestErrors } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { networkOf } from '../http/limits.ts'
import type { Listener } from './listener.ts'

type Event = { id: number; topic: string; payload: unknown }

const heartbeatMs = 25_000
/** A lost notification leaves nobody listening longer than this. */
const recheckMs = 4_000
const mostAtOnce = 200
/** A reader that leaves more than this unread is dropped: it resumes from where it was. */
const mostUnreadBytes = 1024 * 1024
/** Of one network, in each process. */
export const mostStreams = 200

/** Which topics a caller may hear now, decided by the business; undefined once the caller's session has ended. */
export type TopicsOf = (db: Db, caller: Caller, now: Date) => Promise<string[] | undefined>

/** Published when sessions of an account end: its streams ask again what they may hear. Never sent to a visitor. */
export const sessionsTopic = (accountId: string) => `sessions:${accountId}`

/** GET /api/events: one stream a visitor, resumed from Last-Event-ID, until the session ends. */
export function registerEvents(app: FastifyInstance, db: Db, listener: Listener, topicsOf: TopicsOf) {
  const streams = new Set<{ end: () => void; wake: () => Promise<void> }>()
  const perNetwork = new Map<string, number>()
  app.addHook('preClose', async () => streams.forEach(({ end }) => end()))
  // Whatever was said while the connection was lost.
  listener.onReconnect(() => streams.forEach(({ wake }) => void wake()))

  app.get('/events', async (request, reply) => {
    const { caller } = request.given!
    if (request.headers['sec-fetch-site'] === 'cross-site') throw requestErrors.crossSite()
    const network = networkOf(caller.ip)
    if ((perNetwork.get(network) ?? 0) >= mostStreams) throw new AppError('request.tooMany', 429, { values: { seconds: 30 }, headers: { 'retry-after': '30' } })
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1)
    reply.raw.on('close', () => {
      const left = perNetwork.get(network)! - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
    let topics = (await topicsOf(db, caller, new Date())) ?? []
    let cursor = Number(request.headers['last-event-id']) || (await latestEvent(db))
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    const write = (text: string) => {
      if (raw.writableEnded || raw.destroyed) return
      raw.write(text)
      if (raw.writableLength > mostUnreadBytes) raw.destroy()
    }
    write(`retry: 1000\nid: ${cursor}\nevent: ready\ndata: {}\n\n`)
    // Numbers are given before the commit, so one may be heard of when the cursor has passed it.
    const due = new Set<number>()
    const told = new Set<number>()
    let isReading = false
    let isStale = false
    const wake = async () => {
      isStale = true
      if (isReading) return
      isReading = true
      while (isStale && !raw.writableEnded && !raw.destroyed) {
        isStale = false
        const late = [...due].filter((id) => id <= cursor && !told.has(id))
        due.clear()
        const events = await readEvents(db, topics, cursor, late).catch(() => [])
        for (const event of events) {
          cursor = Math.max(cursor, event.id)
          told.add(event.id)
          write(`id: ${cursor}\n${written(event)}`)
        }
        isStale ||= events.length === mostAtOnce
        for (const id of told) if (told.size > mostAtOnce * 5) told.delete(id)
      }
      isReading = false
    }
    /** A database that is away for a moment ends no stream. */
    const recheck = async () => {
      const allowed = await topicsOf(db, caller, new Date()).catch(() => topics)
      if (raw.writableEnded) return
      if (allowed) topics = allowed
      else raw.end('event: ended\ndata: {}\n\n')
    }
    const forget = listener.on('events', (payload) => {
      const { id, topic, payload: passing } = JSON.parse(payload) as Partial<Event> & Pick<Event, 'topic'>
      // What comes with its payload is kept nowhere, so there is nothing to read.
      if (passing !== undefined && topics.includes(topic)) write(written({ topic, payload: passing }))
      if (id !== undefined && topics.includes(topic)) {
        due.add(id)
        void wake()
      }
      if (caller.account && topic === sessionsTopic(caller.account.id)) void recheck()
    })
    const timers = [setInterval(() => write(':\n\n'), heartbeatMs), setInterval(() => void recheck(), recheckMs)]
    const end = () => raw.end()
    const stream = { end, wake }
    streams.add(stream)
    raw.on('close', () => {
      for (const timer of timers) clearInterval(timer)
      forget()
      streams.delete(stream)
    })
    void wake()
  })
}

const written = ({ topic, payload }: Omit<Event, 'id'>) => `event: ${topic.split(':')[0]}\ndata: ${JSON.stringify(payload)}\n\n`

async function latestEvent(db: Db) {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from events`.execute(db)
  return rows[0]!.id
}

async function readEvents(db: Db, topics: string[], after: number, late: number[]) {
  const { rows } = await sql<Event>`
    select id, topic, payload from events where topic = any(${topics}) and (id > ${after} or id = any(${late}::bigint[])) order by id limit ${mostAtOnce}
  `.execute(db)
  return rows
}
