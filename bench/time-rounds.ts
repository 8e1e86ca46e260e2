export type Times = { fastest: number; p50: number; p95: number }

const warmUps = 5

/** Milliseconds of a statement or call that is repeated, after a few rounds that do not count. */
export async function timeRounds(rounds: number, run: () => Promise<unknown>): Promise<Times> {
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await run()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(rounds - 1, Math.floor(share * rounds))]!
  return { fastest: times[0]!, p50: at(0.5), p95: at(0.95) }
}
