// All checks, then all tests:
//   npm test                          all                npm run check        all but the browser
//   npm test -- --only types,lint     some steps         npm test -- modules/carts e2e/buyer.test.ts    these tests
//   npm test -- --only search-cluster the search on three OpenSearch nodes (Java 17, Maven)
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { root } from './project-files.ts'
import { needsCluster, runClusterTests } from './search-cluster/run-tests.ts'
import { printOutcome } from './test-run/print-outcome.ts'
import { checkTypes, failure, success, type Outcome, run } from './test-run/run-step.ts'
import { runBrowserTests, runServerTests } from './test-run/suites.ts'

type Step = { name: string; run: () => Promise<Outcome> }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, skip: { type: 'string', multiple: true, default: [] } },
})
// Hundreds of test files and their servers import nearly the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node-compile')
const serverTests = ['platform', 'modules', 'seed', 'web', 'scripts', 'bench']

const steps: Step[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => run('node_modules/oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'format', run: () => run('node_modules/oxfmt/bin/oxfmt', ['--check']) },
  { name: 'imports', run: () => run('scripts/checks/imports.ts') },
  { name: 'messages', run: () => run('scripts/checks/messages.ts') },
  { name: 'wording', run: () => run('scripts/checks/wording.ts') },
  { name: 'calls', run: () => run('scripts/checks/calls.ts') },
  { name: 'sizes', run: () => run('scripts/checks/sizes.ts') },
  { name: 'wiring', run: () => run('scripts/checks/wiring.ts') },
  { name: 'pages', run: () => run('scripts/checks/pages.ts') },
  { name: 'tables', run: () => run('scripts/checks/tables.ts') },
  { name: 'threats', run: () => run('scripts/checks/threats.ts') },
  { name: 'build', run: () => buildIfStale().then(success, failure) },
  { name: 'tests', run: () => runServerTests(filesFor('tests', serverTests)) },
  { name: 'search-cluster', run: runClusterTests },
  { name: 'browser', run: () => runBrowserTests(filesFor('browser', ['e2e'])) },
]

/** A check uses one core; a suite uses all of them, and two at once only hinder each other. */
const maxChecks = 2
const counts = { passed: 0, failed: 0 }
let allSucceeded = true
const wanted = steps.filter(isWanted)
const isSuite = ({ name }: Step) => name === 'tests' || name === 'search-cluster' || name === 'browser'
const checks = wanted.filter((step) => !isSuite(step))
await Promise.all(Array.from({ length: maxChecks }, () => runSteps(checks)))
await runSteps(wanted.filter(isSuite))
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(allSucceeded ? 0 : 1)

/** Takes the steps out of the list and runs them one after the other. */
async function runSteps(waiting: Step[]) {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step)
}

async function runStep({ name, run }: Step) {
  const startedAt = Date.now()
  const outcome = await run()
  allSucceeded &&= outcome.succeeded
  counts.passed += outcome.results?.passed ?? 0
  counts.failed += outcome.results?.failed ?? 0
  printOutcome(name, (Date.now() - startedAt) / 1000, outcome)
}

function isWanted({ name }: Step) {
  if (values.skip.some((names) => names.split(',').includes(name))) return false
  // CI runs them where it can; elsewhere they are asked for.
  if (name === 'search-cluster')
    return isNamed(name) || (positionals.length === 0 && !values.only && Boolean(process.env.CI))
  if (values.only) return isNamed(name)
  if (positionals.length === 0) return true
  const isBrowser = (path: string) => path.startsWith('e2e')
  return (
    (name === 'tests' && !positionals.every(isBrowser)) ||
    ((name === 'browser' || name === 'build') && positionals.some(isBrowser))
  )
}

function isNamed(name: string) {
  return values.only?.split(',').some((only) => only === name || (only === 'unit' && name === 'tests')) ?? false
}

/** The test files of a step: those given on the command line, or all below its folders. */
function filesFor(step: 'tests' | 'browser', folders: readonly string[]) {
  const given =
    positionals.length === 0 ? folders : positionals.filter((path) => path.startsWith('e2e') === (step === 'browser'))
  return given
    .flatMap((path) =>
      /\.ts$/.test(path)
        ? path
        : globSync(`${path.replace(/\/$/, '')}/**/*.test.ts`, { cwd: root }).filter((found) => !needsCluster(found)),
    )
    .sort()
}
