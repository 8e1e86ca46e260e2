import type { AppError } from './errors.ts'

type Options = { maxConcurrent: number; maxWaiting: number; maxWaitingPerKey: number; busy: () => AppError }

/**
 * For work that takes much memory: so many tasks run at a time, so many wait, the rest are told to come back. Keys take turns,
 * so that one with many tasks waits for itself and keeps nobody else waiting longer than one task of each.
 */
export function createFairSemaphore({ maxConcurrent, maxWaiting, maxWaitingPerKey, busy }: Options) {
  /** The first task of the first queue is next; a key that has had its turn goes to the end. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    if (running >= maxConcurrent) await wait(key)
    else running++
    try {
      return await task()
    } finally {
      release()
    }
  }

  function wait(key: string) {
    const queue = queues.get(key) ?? []
    if (waiting >= maxWaiting || queue.length >= maxWaitingPerKey) throw busy()
    waiting++
    queues.set(key, queue)
    return new Promise<void>((start) => queue.push(start))
  }

  function release() {
    const [next] = queues
    if (!next) {
      running--
      return
    }
    const [key, queue] = next
    const start = queue.shift()!
    waiting--
    queues.delete(key)
    if (queue.length > 0) queues.set(key, queue)
    start()
  }
}
