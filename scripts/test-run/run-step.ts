// The ways to run a step of scripts/test.ts and its outcome.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../project-files.ts'
import type { Results } from './results-reporter.ts'

export type Outcome = { succeeded: boolean; output: string; slowestFiles?: Results['files'] }

/** Of all the tests that ran. */
export const counts = { passed: 0, failed: 0 }

const slowestCount = 10

export async function checkTypes(): Promise<Outcome> {
  const routes = await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
  return routes.succeeded
    ? run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'])
    : routes
}

/** Lanes run side by side. Each has a set-up of its own, and runs its files one after another, so that no two of them meet. */
export async function runTestsInLanes(setup: string, files: readonly string[], laneCount: number): Promise<Outcome> {
  const lanes = Array.from({ length: laneCount }, (_, lane) =>
    files.filter((_file, index) => index % laneCount === lane),
  )
  const outcomes = await Promise.all(lanes.map((lane) => runTests(setup, lane, 1)))
  return {
    succeeded: outcomes.every(({ succeeded }) => succeeded),
    output: outcomes.map(({ output }) => output).join('\n'),
    slowestFiles: slowestOf(outcomes.flatMap(({ slowestFiles = [] }) => slowestFiles)),
  }
}

export async function runTests(setup: string, files: readonly string[], concurrency: number): Promise<Outcome> {
  if (files.length === 0) return success()
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-results-'))
  const results = join(folder, 'results.json')
  const outcome = await run('--test', [
    `--test-global-setup=${setup}`,
    `--test-concurrency=${concurrency}`,
    '--test-timeout=300000',
    '--test-reporter=./scripts/test-run/failures-reporter.ts',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/test-run/results-reporter.ts',
    `--test-reporter-destination=${results}`,
    ...files,
  ])
  const found = existsSync(results) ? readFileSync(results, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  const { passed, failed, files: tested } = found ? (JSON.parse(found) as Results) : { passed: 0, failed: 1, files: [] }
  counts.passed += passed
  counts.failed += failed
  return { ...outcome, succeeded: outcome.succeeded && failed === 0, slowestFiles: slowestOf(tested) }
}

const slowestOf = (files: Results['files']) =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount)

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
