import type { TestEvent } from 'node:test/reporters'

/** Writes how many tests passed and failed, as JSON. */
export default async function* counts(events: AsyncIterable<TestEvent>) {
  for await (const event of events) {
    if (event.type !== 'test:summary' || event.data.file) continue
    const { passed, tests, skipped, todo } = event.data.counts
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo })
  }
}
