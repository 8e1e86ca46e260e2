import type { AppError } from './errors.ts'

type Options = { maxConcurrent: number; maxWaiting: number; maxWaitingPerKey: number; busy: () => AppError }

/**
 * Limits concurrent tasks, for work that needs much memory. Further tasks wait in a bounded queue; beyond it they are refused with
 * `busy`. Keys take turns (round robin), so a key with many tasks delays another key by at most one task.
 */
export function createFairSemaphore({ maxConcurrent, maxWaiting, maxWaitingPerKey, busy }: Options) {
  /** Waiting tasks by key. The first task of the first queue is next; its key then moves to the end. */
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
