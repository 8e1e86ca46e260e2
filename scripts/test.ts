// Everything that must hold before a change is taken, in the order in which it fails fastest:
//   npm test                          all of it          npm run check        all but the browser
//   npm test -- --only types,lint     some steps         npm test -- modules/carts e2e/buyer.test.ts    these tests
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { root } from './project-files.ts'
import { checkTypes, counts, good, type Outcome, run, runTests } from './run-step.ts'

type Step = { name: string; run: () => Promise<Outcome> }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, skip: { type: 'string', default: '' } },
})
const serverTests = ['platform', 'modules', 'seed', 'web', 'scripts', 'bench']

const steps: Step[] = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => run('node_modules/oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'format', run: () => run('node_modules/oxfmt/bin/oxfmt', ['--check']) },
  { name: 'imports', run: () => run('scripts/check-imports.ts') },
  { name: 'messages', run: () => run('scripts/check-messages.ts') },
  { name: 'calls', run: () => run('scripts/check-calls.ts') },
  { name: 'sizes', run: () => run('scripts/check-sizes.ts') },
  { name: 'tests', run: () => runTests('platform/testing/setup.ts', filesFor('tests', serverTests), 2) },
  {
    name: 'build',
    run: () =>
      buildIfStale().then(
        () => good(),
        (error: Error) => ({ isGood: false, output: error.message }),
      ),
  },
  {
    name: 'browser',
    run: async () => (await ensureBrowser()) ?? runTests('e2e/setup.ts', filesFor('browser', ['e2e']), 1),
  },
]

let areAllGood = true
for (const step of steps.filter(isWanted)) {
  const startedAt = Date.now()
  const { isGood, output } = await step.run()
  areAllGood &&= isGood
  console.log(
    `${isGood ? 'ok  ' : 'FAIL'} ${step.name.padEnd(9)} ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`,
  )
  if (!isGood || step.name === 'calls') console.log(output.trim().replace(/^/gm, '     '))
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(areAllGood ? 0 : 1)

function isWanted({ name }: Step) {
  if (values.skip.split(',').includes(name)) return false
  if (values.only) return values.only.split(',').some((only) => only === name || (only === 'unit' && name === 'tests'))
  if (positionals.length === 0) return true
  const isBrowser = (path: string) => path.startsWith('e2e')
  return (
    (name === 'tests' && !positionals.every(isBrowser)) ||
    ((name === 'browser' || name === 'build') && positionals.some(isBrowser))
  )
}

/** The test files of a step: those given on the command line, or all below its folders. */
function filesFor(step: 'tests' | 'browser', folders: readonly string[]) {
  const given =
    positionals.length === 0 ? folders : positionals.filter((path) => path.startsWith('e2e') === (step === 'browser'))
  return given
    .flatMap((path) => (/\.ts$/.test(path) ? path : globSync(`${path.replace(/\/$/, '')}/**/*.test.ts`, { cwd: root })))
    .sort()
}
