import { setImmediate as nextTurn } from 'node:timers/promises'

const maxTurnMs = 4

/** The results of `convert` for all items. Every few milliseconds the process answers others first. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  convert: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let startedAt = performance.now()
  for (const item of items) {
    results.push(convert(item))
    if (performance.now() - startedAt < maxTurnMs) continue
    await nextTurn()
    startedAt = performance.now()
  }
  return results
}
