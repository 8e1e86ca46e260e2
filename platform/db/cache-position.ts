import { onInvalidate } from '../cache.ts'

/**
 * The position of the primary that the caches of this process may show. It moves with every invalidation: what is loaded afterwards
 * shows the change, so a replica that is read beside the caches must have replayed it.
 */
export function followCaches(askPrimary: () => Promise<number>) {
  let position = 0
  let invalidations = 0
  /** Number of the invalidations that `position` includes. */
  let included = 0
  let asking: Promise<void> | undefined
  const stopListening = onInvalidate(() => {
    invalidations++
    void current()
  })
  return { current, end: stopListening }

  /** Undefined while the primary does not answer. */
  async function current(): Promise<number | undefined> {
    const wanted = invalidations
    try {
      while (included < wanted) await (asking ??= ask().finally(() => (asking = undefined)))
    } catch {
      return undefined
    }
    return position
  }

  /** A notification arrives after its change is visible on the primary, so the position is asked for afterwards. */
  async function ask() {
    const heard = invalidations
    position = Math.max(position, await askPrimary())
    included = heard
  }
}
