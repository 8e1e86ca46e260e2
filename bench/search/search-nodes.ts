import { setTimeout as sleep } from 'node:timers/promises'
import { type SearchNodes, startSearchNodes, whatIsMissing } from '../../scripts/search-cluster/nodes.ts'

const maxFillMs = 60 * 60_000

export async function startNodes(port: number): Promise<SearchNodes & AsyncDisposable> {
  const missing = await whatIsMissing()
  if (missing) throw new Error(`The cluster needs Java 17 and Maven, but ${missing}`)
  const nodes = await startSearchNodes(port)
  return { ...nodes, [Symbol.asyncDispose]: nodes.stop }
}

/** A search for a text is refused until the cluster has all products. */
export async function secondsUntilFilled(origin: string): Promise<string> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < maxFillMs) {
    const { ok } = await fetch(`${origin}/api/x/platform/live/default/product/search?text=a`)
    if (ok) return ((performance.now() - startedAt) / 1_000).toFixed(0)
    await sleep(1_000)
  }
  throw new Error('The cluster was not filled in time')
}
