import type { Db } from '../db/database.ts'
import { type Event, latestEvent, listEventsAfter } from './event-queries.ts'

/** Number of sweeps within which a transaction has to commit after its event got an id. */
const maxLowWaterMarks = 8
const maxEventsPerSweep = 5_000

/**
 * The events that this process knows. Ids are assigned before transactions commit, so an event can appear below others; each sweep
 * therefore starts where one some sweeps ago has ended.
 */
export function createKnownEvents(db: Db) {
  /** Ids above the oldest low-water mark. */
  const ids = new Set<number>()
  /** The highest id of each of the last sweeps, oldest first. */
  let lowWaterMarks: number[] = []

  return {
    /** False for an event that is known already. */
    add(id: number) {
      if (ids.has(id)) return false
      ids.add(id)
      return true
    },
    /** Sweeps begin after the latest event when somebody subscribes first. */
    startAfter(id: number) {
      if (lowWaterMarks.length === 0) lowWaterMarks = [id]
    },
    clear() {
      lowWaterMarks = []
      ids.clear()
    },
    /** Calls back for each event since the oldest low-water mark, known or not. */
    async sweep(onEvent: (event: Omit<Event, 'payload'>) => void) {
      let after = lowWaterMarks[0] ?? (await latestEvent(db))
      for (let isFull = true; isFull;) {
        const events = await listEventsAfter(db, after, maxEventsPerSweep)
        events.forEach(onEvent)
        after = events.at(-1)?.id ?? after
        isFull = events.length === maxEventsPerSweep
      }
      lowWaterMarks = [...lowWaterMarks, after].slice(-maxLowWaterMarks)
      for (const id of ids) if (id <= lowWaterMarks[0]!) ids.delete(id)
    },
  }
}
