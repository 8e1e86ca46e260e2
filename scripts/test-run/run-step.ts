// The ways to run a step of scripts/test.ts and its outcome.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../project-files.ts'

export type Outcome = { succeeded: boolean; output: string }
type Counts = { passed: number; failed: number }

/** Of all the tests that ran. */
export const counts: Counts = { passed: 0, failed: 0 }

export async function checkTypes(): Promise<Outcome> {
  const routes = await run('node_modules/@react-router/dev/bin.cjs', ['typegen'])
  return routes.succeeded
    ? run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'])
    : routes
}

export async function runTests(setup: string, files: readonly string[], concurrency: number): Promise<Outcome> {
  if (files.length === 0) return success()
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-counts-'))
  const results = join(folder, 'counts.json')
  const outcome = await run('--test', [
    `--test-global-setup=${setup}`,
    `--test-concurrency=${concurrency}`,
    '--test-timeout=300000',
    '--test-reporter=./scripts/test-run/failures-reporter.ts',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/test-run/counts-reporter.ts',
    `--test-reporter-destination=${results}`,
    ...files,
  ])
  const found = existsSync(results) ? readFileSync(results, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  const { passed, failed } = found ? (JSON.parse(found) as Counts) : { passed: 0, failed: 1 }
  counts.passed += passed
  counts.failed += failed
  return { ...outcome, succeeded: outcome.succeeded && failed === 0 }
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
