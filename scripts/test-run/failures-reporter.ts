import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { root } from '../project-files.ts'

type Failure = {
  name: string
  file?: string
  line?: number
  details: { error: Error & { failureType?: string; cause?: unknown } }
}

/** Prints only what failed: the test, where it stands, and why. */
export default async function* failures(events: AsyncIterable<TestEvent>) {
  for await (const event of events) {
    if (event.type === 'test:stderr') yield event.data.message
    if (event.type !== 'test:fail') continue
    const { name, file, line, details } = event.data as Failure
    if (details.error.failureType === 'subtestsFailed') continue
    const { cause } = details.error
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? details.error.message)
    yield `\nx ${name}\n  ${file ? `${relative(root, file)}:${line}` : ''}\n${reason.replace(/^/gm, '  ')}\n`
  }
}
