import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Listener } from '#platform/realtime/listener.ts'
import { ClusterAway, openCluster } from './client.ts'
import { followChanges, rebuildClusterIndex } from './cluster-index.ts'

/** Changes that come together are written together. */
const minIntervalMs = 250
const pollIntervalMs = 5_000

type Options = { db: Db; listener: Listener; log: Log; urls: readonly string[] }

/**
 * Keeps the cluster's index up to date, in a worker: notifications of changes wake it, and it looks every five seconds. A cluster that
 * was away gets what it missed; one without an index gets a new one.
 */
export function followProducts({ db, listener, log, urls }: Options): { stop: () => Promise<void> } {
  const cluster = openCluster(urls, log)
  const stopping = new AbortController()
  let wake = () => {}
  let isAwake = true
  const wakeUp = () => {
    isAwake = true
    wake()
  }
  const stopListening = listener.on('search', wakeUp, wakeUp)
  const ended = follow()
  return {
    async stop() {
      stopListening()
      stopping.abort()
      wakeUp()
      await ended
      await cluster.close()
    },
  }

  async function follow() {
    while (!stopping.signal.aborted) {
      isAwake = false
      try {
        if (!(await followChanges(db, cluster))) {
          log.info('the index of the search cluster is built')
          await rebuildClusterIndex(db, cluster)
        }
      } catch (error) {
        // The client has said that the cluster is away.
        if (!(error instanceof ClusterAway)) log.warn({ err: error }, 'cannot bring the search cluster up to date')
        isAwake = false
      }
      await sleep(minIntervalMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (!isAwake) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), pause()])
    }
  }

  function pause() {
    return sleep(pollIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  }
}
