import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOptions } from '../db/database.ts'
import type { Log } from '../log.ts'

export type Listener = {
  on: (channel: string, hear: (payload: string) => void) => () => void
  onReconnect: (run: () => void) => void
  end: () => Promise<void>
}

/** One connection of the process hears all notifications; when it is lost it comes back, and `onReconnect` runs. */
export function createListener(connection: pg.ClientConfig | string, log: Log): Listener {
  const hearers = new Map<string, Set<(payload: string) => void>>()
  const afterReconnect: (() => void)[] = []
  let client: pg.Client | undefined
  let isEnding = false
  /** One statement at a time. */
  let listening = Promise.resolve()
  void keepConnected()

  return {
    on(channel, hear) {
      const set = hearers.get(channel) ?? new Set()
      hearers.set(channel, set)
      set.add(hear)
      // A connection that does not take it is closed: the next one listens to all channels.
      if (set.size === 1)
        listening = listening
          .then(() => client?.query(`listen ${channel}`))
          .then(
            () => {},
            () => void client?.end().catch(() => {}),
          )
      return () => set.delete(hear)
    },
    onReconnect: (run) => afterReconnect.push(run),
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
        for (const channel of hearers.keys()) await next.query(`listen ${channel}`)
        client = next
        if (attempt > 0) afterReconnect.forEach((run) => run())
        next.on('notification', ({ channel, payload = '' }) => hearers.get(channel)?.forEach((hear) => hear(payload)))
        await new Promise((ended) => next.once('end', ended))
        attempt = 0
      } catch (error) {
        void next.end().catch(() => {})
        log.warn({ err: error }, 'the notification connection is lost')
      }
    }
  }
}
