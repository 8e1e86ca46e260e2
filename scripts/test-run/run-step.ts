// The ways to run a step of scripts/test.ts and its outcome.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../project-files.ts'
import type { Results } from './results-reporter.ts'

/** `notes` are printed even when the step succeeded. */
export type Outcome = { succeeded: boolean; output: string; notes?: string; results?: Results }

const noResults: Results = { passed: 0, failed: 0, files: [], failedFiles: [] }
/** More failing files than this are a defect of the program, not of a test. */
const mostRepeatedFiles = 3

export async function checkTypes(): Promise<Outcome> {
  const routes = await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
  return routes.succeeded
    ? run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'])
    : routes
}

/**
 * Lanes run side by side. Each has a set-up of its own, and runs its files one after another, so that no two of them meet.
 * Files that failed run once more on their own; one that passes then is named as flaky.
 */
export async function runTestsInLanes(setup: string, files: readonly string[], laneCount: number): Promise<Outcome> {
  const lanes = Array.from({ length: laneCount }, (_, lane) =>
    files.filter((_file, index) => index % laneCount === lane),
  )
  const first = combine(await Promise.all(lanes.map((lane) => runTests(setup, lane, 1))))
  const { failed, failedFiles } = first.results!
  if (failed === 0 || failedFiles.length === 0 || failedFiles.length > mostRepeatedFiles) return first
  const second = await runTests(setup, failedFiles, 1)
  if (!second.succeeded) return first
  return {
    succeeded: true,
    output: '',
    notes: `flaky: ${failedFiles.join(', ')}\n${first.output}`,
    results: { ...first.results!, passed: first.results!.passed + failed, failed: 0 },
  }
}

export async function runTests(setup: string, files: readonly string[], concurrency: number): Promise<Outcome> {
  if (files.length === 0) return { ...success(), results: noResults }
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-results-'))
  const file = join(folder, 'results.json')
  const outcome = await run('--test', [
    `--test-global-setup=${setup}`,
    `--test-concurrency=${concurrency}`,
    '--test-timeout=300000',
    '--test-reporter=./scripts/test-run/failures-reporter.ts',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/test-run/results-reporter.ts',
    `--test-reporter-destination=${file}`,
    ...files,
  ])
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  const results = text ? (JSON.parse(text) as Results) : { ...noResults, failed: 1 }
  return { ...outcome, succeeded: outcome.succeeded && results.failed === 0, results }
}

const combine = (outcomes: readonly Outcome[]): Outcome => {
  const results = outcomes.map((outcome) => outcome.results ?? noResults)
  const sum = (count: (each: Results) => number) => results.reduce((total, each) => total + count(each), 0)
  return {
    succeeded: outcomes.every(({ succeeded }) => succeeded),
    output: outcomes.map(({ output }) => output).join('\n'),
    results: {
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed }) => failed),
      files: results.flatMap(({ files }) => files),
      failedFiles: results.flatMap(({ failedFiles }) => failedFiles),
    },
  }
}

export function success(): Outcome {
  return { succeeded: true, output: '' }
}

/** Runs a script under this Node and keeps its output, which is printed when it fails. */
export function run(script: string, args: readonly string[] = []): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => done({ succeeded: false, output: error.message }))
    child.on('close', (code) => done({ succeeded: code === 0, output }))
  })
}
