import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { root } from '../project-files.ts'

export type Results = {
  passed: number
  failed: number
  files: { path: string; seconds: number }[]
  failedFiles: string[]
}

/** Writes how many tests passed and failed, in which files, and how long each file took, as JSON. */
export default async function* results(events: AsyncIterable<TestEvent>) {
  const files: Results['files'] = []
  const failedFiles = new Set<string>()
  for await (const event of events) {
    if (event.type === 'test:fail' && event.data.file) failedFiles.add(relative(root, event.data.file))
    if (event.type !== 'test:summary') continue
    const { file, duration_ms: milliseconds } = event.data
    if (file) {
      files.push({ path: relative(root, file), seconds: milliseconds / 1000 })
      continue
    }
    const { passed, tests, skipped, todo } = event.data.counts
    yield JSON.stringify({
      passed,
      failed: tests - passed - skipped - todo,
      files,
      failedFiles: [...failedFiles],
    } satisfies Results)
  }
}
