// Imports follow the layers of docs/architecture.md.
import { readSource, report, sourceFiles } from '../project-files.ts'
import { graphProblems } from './import-graph.ts'
import { type Import, importsOf, moduleOrder } from './read-imports.ts'

type Target = Omit<Import, 'isDynamic'>

const isRules = (path: string) => /^modules\/[\w-]+\/rules\.ts$/.test(path)
const isContract = (path: string) => /^modules\/[\w-]+\/([\w-]+-)?contract\.ts$/.test(path)
const isTestFile = (path: string) => /\.(test|fixture)\.ts$/.test(path)
const isOwn = (path: string) =>
  /^(platform|modules|web|seed|messages|e2e|scripts|bench)\//.test(path) || path === 'server.ts'
const moduleOf = (path: string) => /^modules\/([\w-]+)\//.exec(path)?.[1]

/** The reason why an import is refused, or undefined if it is allowed. */
export function refusal(from: string, { to, isType }: Target, order: readonly string[]): string | undefined {
  if (from.startsWith('web/')) return refusedInWeb(from, to, isType)
  if (to === 'web/routes.ts' && /^(e2e|scripts\/checks)\//.test(from)) return undefined
  if (to.startsWith('web/')) return 'only pages import pages; Node loads the build of web/server.ts'
  if (isTestFile(from) || /^(platform\/testing|scripts|e2e|bench)\//.test(from) || !from.includes('/')) return undefined
  if (isTestFile(to) || to.startsWith('platform/testing/')) return 'the test kit is for tests'
  if (from.startsWith('platform/'))
    return isOwn(to) && !to.startsWith('platform/') ? 'platform knows no business' : undefined
  if (from.startsWith('seed/'))
    return isOwn(to) && !/^(seed|platform|modules)\//.test(to) ? 'the seeds use platform and modules' : undefined
  if (isContract(from)) return refusedInContract(to)
  if (isRules(from)) return refusedInRules(from, to, isType)
  return refusedInModule(from, to, isType, order)
}

const constantFiles = ['platform/constants.ts', 'platform/audited-actions.ts']

function refusedInWeb(from: string, to: string, isType: boolean) {
  if (!isOwn(to) || to.startsWith('web/') || to.startsWith('messages/') || isContract(to)) return undefined
  if (
    /^platform\/(contract|values\/(days|fill-text|local-path|fold-accents|money|narrowest|waiting-time|format-money|format-phone|tax-number))\.ts$/.test(
      to,
    )
  )
    return undefined
  if (constantFiles.includes(to) && (isType || from === 'web/lib/locale.ts')) return undefined
  // Types of the boundary between Node and the pages vanish in the build, so nothing is loaded twice.
  if (isType && to === 'platform/http/pages/page-context.ts') return undefined
  return constantFiles.includes(to) ? 'pages read the constants through web/lib/locale.ts' : 'pages see contracts only'
}

function refusedInContract(to: string) {
  const shared = ['zod', 'platform/contract.ts', ...constantFiles, 'platform/resource/resource-contract.ts']
  const allowed = shared.includes(to) || isContract(to)
  return allowed ? undefined : 'a contract knows only zod, the shared shapes and other contracts'
}

function refusedInRules(from: string, to: string, isType: boolean) {
  if (isType || isRules(to) || isContract(to) || (moduleOf(to) === moduleOf(from) && moduleOf(to))) return undefined
  if (
    [
      'node:crypto',
      'platform/constants.ts',
      'platform/values/days.ts',
      'platform/values/money.ts',
      'platform/errors.ts',
      'platform/values/clean-text.ts',
      'platform/values/narrowest.ts',
      'platform/values/public-url.ts',
    ].includes(to)
  )
    return undefined
  return 'rules are pure: they import their own errors and helpers, other rules, days, money, texts and constants'
}

function refusedInModule(from: string, to: string, isType: boolean, order: readonly string[]) {
  if (/^(platform\/db\/(connect|migrate)\.ts|platform\/embedded\/)/.test(to) || (to === 'pg' && !isType))
    return 'a module is given its database'
  if (isOwn(to) && !/^(platform|modules)\//.test(to)) return 'modules use platform and earlier modules'
  const [own, other] = [moduleOf(from), moduleOf(to)]
  if (!own || !other || own === other || isContract(to)) return undefined
  // A module that is not in the list yet comes last.
  return !order.includes(own) || order.indexOf(other) < order.indexOf(own)
    ? undefined
    : `${other} comes after ${own} in modules/index.ts`
}

/** Reads of the clock, of randomness and of the process, which rules take as arguments. */
export const impurities = (text: string) =>
  [...text.matchAll(/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.\w+|\brandom(Bytes|UUID)\(/g)].map(
    ([found]) => found,
  )

/** The rules and the files of their module that they import, which must be pure, too. */
function rulesAndHelpers(found: ReadonlyMap<string, Import[]>) {
  const reached = new Set([...found.keys()].filter(isRules))
  for (const path of reached)
    for (const { to, isType } of found.get(path) ?? [])
      if (!isType && moduleOf(to) && moduleOf(to) === moduleOf(path) && !isContract(to) && !/\/errors\.ts$/.test(to))
        reached.add(to)
  return reached
}

export function check(): string[] {
  const order = moduleOrder(readSource('modules/index.ts'))
  const texts = new Map(sourceFiles(/\.(ts|tsx)$/).map((path) => [path, readSource(path)]))
  const found = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]))
  const pure = rulesAndHelpers(found)
  const problems = [...texts].flatMap(([path, text]) => {
    const reasonFor = (each: Import) =>
      refusal(path, each, order) ?? (pure.has(path) ? refusedInRules(path, each.to, each.isType) : undefined)
    const refused = found.get(path)!.flatMap((each) => {
      const reason = reasonFor(each)
      return reason ? [`${path}: must not import ${each.to} (${reason})`] : []
    })
    return pure.has(path)
      ? [...refused, ...impurities(text).map((each) => `${path}: rules do not read ${each}`)]
      : refused
  })
  return [...problems, ...graphProblems(found)]
}

if (import.meta.main) report(check(), 'imports are as agreed')
