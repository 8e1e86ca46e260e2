import type { AppError } from './errors.ts'

type Options = { atOnce: number; mostWaiting: number; busy: () => AppError }

/** For work that takes much memory: so many run at a time, so many wait, the rest are told to come back. */
export function createTurns({ atOnce, mostWaiting, busy }: Options) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw busy()
      await new Promise<void>((go) => waiting.push(go))
    } else running++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
