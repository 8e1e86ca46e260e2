import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Generous: reached only by a condition that will never hold. */
const limitMs = 60_000

/** Waits until the condition holds and returns what it found. */
export async function until<Found>(
  find: () => Found | Promise<Found>,
  message = `not within ${limitMs / 1000} seconds`,
): Promise<Exclude<Found, false | null | undefined>> {
  for (const deadline = Date.now() + limitMs; ; await sleep(20)) {
    const found = await find()
    if (found) return found as Exclude<Found, false | null | undefined>
    assert.ok(Date.now() < deadline, message)
  }
}
