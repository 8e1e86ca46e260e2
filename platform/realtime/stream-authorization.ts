import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Stream } from './stream.ts'

const maxCallersPerBatch = 500

/** The topics that each caller may subscribe to now, in the same order; undefined for a caller whose session has ended. */
export type TopicsOf = (db: Db, callers: readonly Caller[], now: Date) => Promise<(string[] | undefined)[]>

/** Asks which topics streams may subscribe to. A stream without a valid session ends. */
export function createStreamAuthorization(
  db: Db,
  topicsOf: TopicsOf,
  subscribe: (stream: Stream, topics: readonly string[]) => void,
) {
  const stale = new Set<Stream>()
  /** Numbers the queries in the order in which they start. */
  let lastGeneration = 0
  return { authorize, markStale: (stream: Stream) => void stale.add(stream), authorizeStale, forget }

  /** Returns the topics of each stream, or undefined. */
  async function authorize(streams: readonly Stream[]) {
    const topics: (string[] | undefined)[] = []
    for (let start = 0; start < streams.length; start += maxCallersPerBatch) {
      const batch = streams.slice(start, start + maxCallersPerBatch)
      const callers = batch.map(({ caller }) => caller)
      const generation = ++lastGeneration
      const allowed = await topicsOf(db, callers, new Date())
      for (const [index, stream] of batch.entries()) apply(stream, allowed[index], generation)
      topics.push(...allowed)
    }
    return topics
  }

  async function authorizeStale() {
    const streams = [...stale]
    stale.clear()
    try {
      await authorize(streams)
    } catch (error) {
      streams.forEach((stream) => stale.add(stream))
      throw error
    }
  }

  /** A result that is older than the one in effect is ignored. */
  function apply(stream: Stream, topics: readonly string[] | undefined, generation: number) {
    if (stream.generation > generation) return
    stream.generation = generation
    if (topics) subscribe(stream, topics)
    else stream.end('event: ended\ndata: {}\n\n')
  }

  function forget(stream: Stream) {
    stale.delete(stream)
  }
}
