/** Limits concurrent tasks for each key; further ones wait in their order, however many they are. */
export function createKeyedSemaphore(maxConcurrent: number) {
  const running = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const count = running.get(key) ?? 0
    if (count < maxConcurrent) running.set(key, count + 1)
    // The holder hands over its place at its end.
    else await new Promise<void>((next) => waiting.set(key, [...(waiting.get(key) ?? []), next]))
    try {
      return await task()
    } finally {
      const [next, ...others] = waiting.get(key) ?? []
      if (others.length > 0) waiting.set(key, others)
      else waiting.delete(key)
      if (next) next()
      else if (running.get(key) === 1) running.delete(key)
      else running.set(key, running.get(key)! - 1)
    }
  }
}
