import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOptions } from '../db/database.ts'
import type { Log } from '../log.ts'

export type Listener = {
  /** `onListen` runs whenever listening has begun, at first or after a loss: the notifications until then were missed. */
  on: (channel: string, onMessage: (payload: string) => void, onListen?: () => void) => () => void
  end: () => Promise<void>
}

/** One connection per process receives all PostgreSQL notifications. It reconnects after a loss. */
export function createListener(connection: pg.ClientConfig | string, log: Log): Listener {
  type Subscription = { onMessage: (payload: string) => void; onListen?: (() => void) | undefined }
  const subscriptions = new Map<string, Set<Subscription>>()
  let client: pg.Client | undefined
  let isEnding = false
  /** Serializes the LISTEN statements. */
  let listening = Promise.resolve()
  void keepConnected()

  return {
    on(channel, onMessage, onListen) {
      const subscription = { onMessage, onListen }
      const set = subscriptions.get(channel) ?? new Set()
      subscriptions.set(channel, set)
      set.add(subscription)
      // When the statement fails the connection is closed; the next one listens to all channels.
      if (set.size === 1)
        listening = listening
          .then(() => client?.query(`listen ${channel}`).then(() => announceListening(channel)))
          .catch(() => void client?.end().catch(() => {}))
      return () => set.delete(subscription)
    },
    async end() {
      isEnding = true
      await client?.end().catch(() => {})
    },
  }

  function announceListening(channel: string) {
    subscriptions.get(channel)?.forEach(({ onListen }) => onListen?.())
  }

  async function keepConnected() {
    for (let attempt = 0; !isEnding; attempt++) {
      if (attempt > 0) await sleep(Math.min(200 * 2 ** Math.min(attempt, 6), 10_000))
      const next = new pg.Client({ ...connectionOptions(connection), query_timeout: 5_000 })
      next.on('error', () => {})
      try {
        await next.connect()
        if (isEnding) return await next.end()
        for (const channel of subscriptions.keys()) await next.query(`listen ${channel}`)
        client = next
        next.on('notification', ({ channel, payload = '' }) =>
          subscriptions.get(channel)?.forEach(({ onMessage }) => onMessage(payload)),
        )
        for (const channel of subscriptions.keys()) announceListening(channel)
        await new Promise((ended) => next.once('end', ended))
        attempt = 0
      } catch (error) {
        void next.end().catch(() => {})
        log.warn({ err: error }, 'the notification connection is lost')
      }
    }
  }
}
