// The contracts serve the calls of the specification: docs/spec/calls.tsv.
import type { Call } from '#platform/contract.ts'
import { additions } from './call-additions.ts'
import { readSource, report, sourceFiles } from '../project-files.ts'

type Declared = Pick<Call, 'id' | 'access'>

/** `METHOD path` -> who may call. */
export function readList(tsv: string): Map<string, string> {
  const rows = tsv
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split('\t'))
  return new Map(rows.map(([method, path, who]) => [`${method} ${path}`, who!]))
}

export const readOpen = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))

type CallLists = {
  specified: ReadonlyMap<string, string>
  served: readonly Declared[]
  declared: readonly Declared[]
  open: readonly string[]
  added?: Record<string, string>
}

export function problemsOf({ specified, served, declared, open, added = additions }: CallLists): string[] {
  const isServed = new Set(served.map(({ id }) => id))
  const problems: string[] = []
  for (const { id, access } of declared) {
    if (!isServed.has(id)) problems.push(`${id} is declared, but no handler serves it`)
    const who = specified.get(id)
    if (who === undefined && !added[id])
      problems.push(
        `${id} is not in docs/spec/calls.tsv: add it there, or to scripts/checks/call-additions.ts with a reason`,
      )
    if (who !== undefined && who !== access.split(':')[0])
      problems.push(`${id} is for ${access}, but docs/spec/calls.tsv says ${who}`)
  }
  for (const id of Object.keys(added)) if (!isServed.has(id)) problems.push(`${id} is an addition that nothing serves`)
  for (const id of specified.keys())
    if (!isServed.has(id) && !open.includes(id))
      problems.push(`${id} is not served, and docs/spec/open-calls.txt does not list it`)
  for (const id of open) {
    if (isServed.has(id)) problems.push(`${id} is served: take it out of docs/spec/open-calls.txt`)
    else if (!specified.has(id))
      problems.push(`${id} stands in docs/spec/open-calls.txt, but not in docs/spec/calls.tsv`)
  }
  const twice = served.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)
  return [
    ...problems,
    ...twice.map((id) => `${id} has two handlers`),
    ...open.filter((id, index) => open.indexOf(id) !== index).map((id) => `${id} is listed twice as open`),
  ]
}

async function declaredCalls(): Promise<Call[]> {
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'id' in value && 'access' in value && 'input' in value
  const contracts = await Promise.all(
    sourceFiles(/^modules\/\w+\/([\w-]+-)?contract\.ts$/).map(
      (path) => import(`../../${path}`) as Promise<Record<string, unknown>>,
    ),
  )
  return contracts.flatMap((contract) => Object.values(contract).filter(isCall))
}

if (import.meta.main) {
  const { calls } = await import('#modules/index.ts')
  const specified = readList(readSource('docs/spec/calls.tsv'))
  const open = readOpen(readSource('docs/spec/open-calls.txt'))
  const problems = problemsOf({ specified, served: calls, declared: await declaredCalls(), open })
  report(problems, `${specified.size - open.length} of ${specified.size} calls are served, ${open.length} are open`)
}
