// The contracts serve the calls of the specification: docs/spec/calls.tsv.
import type { Call } from '#platform/contract.ts'
import { callsOf, type Resource } from '#platform/resource/resource-contract.ts'
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
  const additionKeys = Object.keys(added)
  const problems: string[] = []
  for (const { id, access } of declared) {
    if (!isServed.has(id)) problems.push(`${id} is declared, but no handler serves it`)
    const who = specified.get(id)
    if (who === undefined && !additionKeys.some((addition) => covers(addition, id)))
      problems.push(
        `${id} is not in docs/spec/calls.tsv: add it there, or to scripts/checks/call-additions.ts with a reason`,
      )
    if (who !== undefined && who !== access.split(':')[0])
      problems.push(`${id} is for ${access}, but docs/spec/calls.tsv says ${who}`)
  }
  for (const addition of additionKeys)
    if (!served.some(({ id }) => covers(addition, id))) problems.push(`${addition} is an addition that nothing serves`)
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

/** An addition is a call, or all calls below a path: `x/things/*`. */
const covers = (addition: string, id: string) =>
  addition.endsWith('/*') ? id.split(' ')[1]!.startsWith(addition.slice(0, -1)) : addition === id

/** The calls among the exports of a contract, those of its resources included. */
export function callsIn(contract: object): Call[] {
  return Object.values(contract).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return []
    if ('id' in value && 'access' in value && 'input' in value) return [value as Call]
    return 'table' in value && 'calls' in value ? callsOf(value as Resource) : []
  })
}

async function declaredCalls(): Promise<Call[]> {
  const contracts = await Promise.all(
    sourceFiles(/^modules\/[\w-]+\/([\w-]+-)?contract\.ts$/).map((path) => import(`../../${path}`) as Promise<object>),
  )
  return contracts.flatMap(callsIn)
}

if (import.meta.main) {
  const { calls } = await import('#modules/index.ts')
  const specified = readList(readSource('docs/spec/calls.tsv'))
  const open = readOpen(readSource('docs/spec/open-calls.txt'))
  const problems = problemsOf({ specified, served: calls, declared: await declaredCalls(), open })
  report(problems, `${specified.size - open.length} of ${specified.size} calls are served, ${open.length} are open`)
}
