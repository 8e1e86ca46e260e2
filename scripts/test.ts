// Everything that must hold before a change is taken, in the order in which it fails fastest:
//   npm test                          all of it          npm run check        all but the browser
//   npm test -- --only types,lint     some steps         npm test -- modules/carts e2e/buyer.test.ts    these tests
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { root } from './project-files.ts'

type Step = { name: string; run: () => Promise<Outcome> }
type Outcome = { isGood: boolean; output: string }
type Counts = { passed: number; failed: number }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, skip: { type: 'string', default: '' } },
})
const counts: Counts = { passed: 0, failed: 0 }
const serverTests = ['platform', 'modules', 'seed', 'web', 'scripts', 'bench']

const steps: Step[] = [
  { name: 'types', run: types },
  { name: 'lint', run: () => run('node_modules/oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'imports', run: () => run('scripts/check-imports.ts') },
  { name: 'messages', run: () => run('scripts/check-messages.ts') },
  { name: 'calls', run: () => run('scripts/check-calls.ts') },
  { name: 'sizes', run: () => run('scripts/check-sizes.ts') },
  { name: 'tests', run: () => tests('platform/testing/setup.ts', filesFor('tests', serverTests), 2) },
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
    run: async () => (await ensureBrowser()) ?? tests('e2e/setup.ts', filesFor('browser', ['e2e']), 1),
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

async function types(): Promise<Outcome> {
  const routes = await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
  return routes.isGood ? run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false']) : routes
}

async function tests(setup: string, files: readonly string[], concurrency: number): Promise<Outcome> {
  if (files.length === 0) return good()
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-counts-'))
  const results = join(folder, 'counts.json')
  const outcome = await run('--test', [
    `--test-global-setup=${setup}`,
    `--test-concurrency=${concurrency}`,
    '--test-timeout=300000',
    '--test-reporter=./scripts/test-failures.ts',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/test-counts.ts',
    `--test-reporter-destination=${results}`,
    ...files,
  ])
  const found = existsSync(results) ? readFileSync(results, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  const { passed, failed } = found ? (JSON.parse(found) as Counts) : { passed: 0, failed: 1 }
  counts.passed += passed
  counts.failed += failed
  return { ...outcome, isGood: outcome.isGood && failed === 0 }
}

function good(): Outcome {
  return { isGood: true, output: '' }
}

/** Runs a script under this Node and keeps what it says, to be shown when it fails. */
function run(script: string, args: readonly string[] = []): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => done({ isGood: false, output: error.message }))
    child.on('close', (code) => done({ isGood: code === 0, output }))
  })
}
