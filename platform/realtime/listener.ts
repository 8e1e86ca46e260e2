import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOptions } from '../db/database.ts'
import type { Log } from '../log.ts'

export type Listener = {
  on: (channel: string, onMessage: (payload: string) => void) => () => void
  onReconnect: (run: () => void) => void
  end: () => Promise<void>
}

/** One connection per process receives all PostgreSQL notifications. It reconnects after a loss and then runs the `onReconnect` callbacks. */
export function createListener(connection: pg.ClientConfig | string, log: Log): Listener {
  const callbacks = new Map<string, Set<(payload: string) => void>>()
  const reconnectCallbacks: (() => void)[] = []
  let client: pg.Client | undefined
  let isEnding = false
  /** Serializes the LISTEN statements. */
  let listening = Promise.resolve()
  void keepConnected()

  return {
    on(channel, onMessage) {
      const set = callbacks.get(channel) ?? new Set()
      callbacks.set(channel, set)
      set.add(onMessage)
      // When the statement fails the connection is closed; the next one listens to all channels.
      if (set.size === 1)
        listening = listening
          .then(() => client?.query(`listen ${channel}`))
          .then(
            () => {},
            () => void client?.end().catch(() => {}),
          )
      return () => set.delete(onMessage)
    },
    onReconnect: (run) => reconnectCallbacks.push(run),
    async end() {
      isEnding = true
      await client?.end().catch(() => {})
    },
  }

  async function keepConnected() {
    for (let attempt = 0; !isEnding; attempt++) {
      if (attempt > 0) await sleep(Math.min(200 * 2 ** Math.min(attempt, 6), 10_000))
      const next = new pg.Client({ ...connectionOptions(connection), query_timeout: 5_000 })
      next.on('error', () => {})
      try {
        await next.connect()
        if (isEnding) return await next.end()
        for (const channel of callbacks.keys()) await next.query(`listen ${channel}`)
        client = next
        if (attempt > 0) reconnectCallbacks.forEach((run) => run())
        next.on('notification', ({ channel, payload = '' }) =>
          callbacks.get(channel)?.forEach((onMessage) => onMessage(payload)),
        )
        await new Promise((ended) => next.once('end', ended))
        attempt = 0
      } catch (error) {
        void next.end().catch(() => {})
        log.warn({ err: error }, 'the notification connection is lost')
      }
    }
  }
}
