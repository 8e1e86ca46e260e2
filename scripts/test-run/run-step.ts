// The ways to run a step of scripts/test.ts and its outcome.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../project-files.ts'
import type { Results } from './results-reporter.ts'

/** `notes` are printed even when the step succeeded. */
export type Outcome = { succeeded: boolean; output: string; notes?: string; results?: Results }

/** More failing files than this are a defect of the program, not of a test. */
const maxRepeatedFiles = 3

const noResults: Results = { passed: 0, failed: 0, files: [], failedFiles: [] }

export async function checkTypes(): Promise<Outcome> {
  const routes = await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
  return routes.succeeded
    ? run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'])
    : routes
}

/** Files that failed run once more; one that passes then is named as flaky. */
export async function repeatFailed(
  files: readonly string[],
  runFiles: (files: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const first = await runFiles(files)
  const { failed, failedFiles } = first.results!
  if (failed === 0 || failedFiles.length === 0 || failedFiles.length > maxRepeatedFiles) return first
  const second = await runFiles(failedFiles)
  if (!second.succeeded) return first
  return {
    succeeded: true,
    output: '',
    notes: `flaky: ${failedFiles.join(', ')}\n${first.output}`,
    results: { ...first.results!, passed: first.results!.passed + failed, failed: 0 },
  }
}

/** Runs the files in one process, one after the other. */
export async function runTests(files: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Outcome> {
  if (files.length === 0) return { ...success(), results: noResults }
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-results-'))
  const file = join(folder, 'results.json')
  const outcome = await run(
    '--test',
    [
      '--test-isolation=none',
      '--test-timeout=300000',
      // A file that fails while it is loaded may leave connections open.
      '--test-force-exit',
      '--test-reporter=./scripts/test-run/failures-reporter.ts',
      '--test-reporter-destination=stdout',
      '--test-reporter=./scripts/test-run/results-reporter.ts',
      `--test-reporter-destination=${file}`,
      'scripts/test-run/run-batch.ts',
    ],
    { ...environment, TEST_FILES: files.join() },
  )
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  const results = text ? (JSON.parse(text) as Results) : { ...noResults, failed: 1 }
  return { ...outcome, succeeded: outcome.succeeded && results.failed === 0, results }
}

export const combine = (outcomes: readonly Outcome[]): Outcome => {
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

export function failure({ message }: Error): Outcome {
  return { succeeded: false, output: message }
}

/** Runs a script under this Node and keeps its output, which is printed when it fails. */
export function run(script: string, args: readonly string[] = [], environment?: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', (error) => done(failure(error)))
    child.on('close', (code) => done({ succeeded: code === 0, output }))
  })
}
