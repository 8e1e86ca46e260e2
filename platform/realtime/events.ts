import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Listener } from './listener.ts'

type Event = { id: number; topic: string; payload: unknown }

const heartbeatMs = 25_000
/** A lost notification leaves nobody listening longer than this. */
const recheckMs = 4_000
const mostAtOnce = 200

/** Which topics a caller may hear now, decided by the business; undefined once the caller's session has ended. */
export type TopicsOf = (db: Db, caller: Caller, now: Date) => Promise<string[] | undefined>

/** Published when sessions of an account end: its streams ask again what they may hear. Never sent to a visitor. */
export const sessionsTopic = (accountId: string) => `sessions:${accountId}`

/** GET /api/events: one stream a visitor, resumed from Last-Event-ID, until the session ends. */
export function registerEvents(app: FastifyInstance, db: Db, listener: Listener, topicsOf: TopicsOf) {
  const streams = new Set<() => void>()
  app.addHook('preClose', async () => streams.forEach((end) => end()))

  app.get('/events', async (request, reply) => {
    const { caller } = request.given!
    let topics = (await topicsOf(db, caller, new Date())) ?? []
    let cursor = Number(request.headers['last-event-id']) || (await latestEvent(db))
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    raw.write(`retry: 1000\nid: ${cursor}\nevent: ready\ndata: {}\n\n`)
    let isReading = false
    let isStale = false
    const wake = async () => {
      isStale = true
      if (isReading) return
      isReading = true
      while (isStale && !raw.writableEnded && !raw.destroyed) {
        isStale = false
        for (const event of await readEvents(db, topics, cursor).catch(() => [])) {
          cursor = event.id
          if (!raw.writableEnded) raw.write(`id: ${event.id}\nevent: ${event.topic.split(':')[0]}\ndata: ${JSON.stringify(event.payload)}\n\n`)
        }
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
      const { topic } = JSON.parse(payload) as Event
      if (topics.includes(topic)) void wake()
      if (caller.account && topic === sessionsTopic(caller.account.id)) void recheck()
    })
    const timers = [setInterval(() => raw.write(':\n\n'), heartbeatMs), setInterval(() => void recheck(), recheckMs)]
    const end = () => raw.end()
    streams.add(end)
    raw.on('close', () => {
      for (const timer of timers) clearInterval(timer)
      forget()
      streams.delete(end)
    })
    void wake()
  })
}

async function latestEvent(db: Db) {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from events`.execute(db)
  return rows[0]!.id
}

async function readEvents(db: Db, topics: string[], after: number) {
  const { rows } = await sql<Event>`
    select id, topic, payload from events where topic = any(${topics}) and id > ${after} order by id limit ${mostAtOnce}
  `.execute(db)
  return rows
}
