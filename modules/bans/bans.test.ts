import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tx } from '#platform/db/database.ts'
import { invalidate } from '#platform/cache.ts'
import { inTransaction } from '#platform/testing/shared.ts'
import { addBan, assertNotBanned } from './bans.ts'

const now = new Date()
const later = new Date(now.getTime() + 86_400_000)

const cases = [
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.0/24', '203.0.113.200', true],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1', false],
] as const

for (const [banned, ip, isRefused] of cases)
  test(
    `a ban of ${banned} ${isRefused ? 'stops' : 'lets through'} ${ip} (D17)`,
    withBan({ kind: 'Network', value: banned }, async (tx) => {
      const check = assertNotBanned(tx, { ip, anonymousId: undefined }, now)
      if (isRefused) await assert.rejects(check, { code: 'bans.banned' })
      else await check
    }),
  )

test(
  'a ban expires',
  withBan({ kind: 'Network', value: '203.0.113.7' }, (tx) =>
    assertNotBanned(tx, { ip: '203.0.113.7', anonymousId: undefined }, new Date(later.getTime() + 1)),
  ),
)

const anonymousId = '6f9a8f0e-4a53-4bb1-9f0e-2f5d0d6f3c11'
test(
  'a banned anonymous session is refused from any network (D17)',
  withBan({ kind: 'Session', value: anonymousId }, (tx) =>
    assert.rejects(assertNotBanned(tx, { ip: '198.51.100.1', anonymousId }, now), {
      code: 'bans.banned',
      values: { reason: 'Spam', until: later.toISOString() },
    }),
  ),
)

function withBan(ban: { kind: 'Network' | 'Session'; value: string }, run: (tx: Tx) => Promise<void>) {
  return inTransaction(async (tx) => {
    await addBan(tx, { ...ban, endsAt: later, reason: 'Spam', by: null }, now)
    invalidate(['bans'])
    await run(tx).finally(() => invalidate(['bans']))
  })
}
