import type { TestEvent } from 'node:test/reporters'

export type Results = {
  passed: number
  failed: number
  files: { path: string; seconds: number }[]
  failedFiles: string[]
}

/** Writes how many tests passed and failed, in which files, and how long each file took, as JSON. The outermost suites are the files. */
export default async function* results(events: AsyncIterable<TestEvent>) {
  const files: Results['files'] = []
  const failedFiles: string[] = []
  for await (const { type, data } of events) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0) {
      files.push({ path: data.name, seconds: data.details.duration_ms / 1000 })
      if (type === 'test:fail') failedFiles.push(data.name)
    }
    if (type !== 'test:summary') continue
    const { passed, tests, skipped, todo } = data.counts
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo, files, failedFiles } satisfies Results)
  }
}
