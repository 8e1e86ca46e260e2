// Imports form no cycle, and no chain of them is long. Tests and their kit are left out.
import type { Import } from './read-imports.ts'

/** The files that a file imports, by its path. */
type Graph = ReadonlyMap<string, readonly string[]>

const maxChainLength = 11
const isChecked = (path: string) => !/\.(test|fixture)\.ts$|^(platform\/testing|e2e|bench)\//.test(path)

/** Cycles may not even consist of types or `import()`; chains are of what is loaded at once. */
export function graphProblems(imports: ReadonlyMap<string, readonly Import[]>, maxLength = maxChainLength): string[] {
  const chain = longestChain(graphOf(imports, ({ isType, isDynamic }) => !isType && !isDynamic))
  return [
    ...findCycles(graphOf(imports, () => true)).map((cycle) => `imports form a cycle: ${cycle.join(' -> ')}`),
    ...(chain.length > maxLength
      ? [`a chain has ${chain.length} files, the limit is ${maxLength}: ${chain.join(' -> ')}`]
      : []),
  ]
}

function graphOf(imports: ReadonlyMap<string, readonly Import[]>, isEdge: (each: Import) => boolean): Graph {
  const files = [...imports].filter(([path]) => isChecked(path))
  return new Map(
    files.map(([path, found]) => [
      path,
      found.filter((each) => isEdge(each) && imports.has(each.to) && isChecked(each.to)).map(({ to }) => to),
    ]),
  )
}

/** At least one cycle of each group of files that import each other; the first file of a cycle is also its last. */
function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const visit = (path: string, importers: readonly string[]) => {
    const start = importers.indexOf(path)
    if (start >= 0) cycles.push([...importers.slice(start), path])
    if (start >= 0 || finished.has(path)) return
    for (const to of graph.get(path)!) visit(to, [...importers, path])
    finished.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return cycles
}

function longestChain(graph: Graph): readonly string[] {
  const chains = new Map<string, readonly string[]>()
  const longest = (all: readonly (readonly string[])[]) =>
    all.reduce((best, each) => (each.length > best.length ? each : best), [])
  const chainFrom = (path: string): readonly string[] => {
    const known = chains.get(path)
    if (known) return known
    chains.set(path, [path]) // Ends the search in a cycle.
    const chain = [path, ...longest(graph.get(path)!.map(chainFrom))]
    chains.set(path, chain)
    return chain
  }
  return longest([...graph.keys()].map(chainFrom))
}
