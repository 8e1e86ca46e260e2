/** Runs so much work at once for each key; the rest waits for its turn. */
export function createTurns(maxAtOnce: number) {
  const running = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  return async function take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const count = running.get(key) ?? 0
    if (count < maxAtOnce) running.set(key, count + 1)
    // Who ends hands over its place.
    else await new Promise<void>((next) => waiting.set(key, [...(waiting.get(key) ?? []), next]))
    try {
      return await work()
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
