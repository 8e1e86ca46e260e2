import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { call, Empty, Ok } from '#platform/contract.ts'
import { CookieJar } from '#platform/http/cookies.ts'
import { createDispatch, on, type Request } from '#platform/http/dispatch.ts'
import { noLimits } from '#platform/http/limits.ts'
import { readConfig } from '#platform/config.ts'
import * as make from '#platform/testing/make.ts'
import { signedIn, testDevice } from '#platform/testing/personas.ts'
import { startApp } from '#platform/testing/app.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { getAccountContext } from './contract.ts'
import { hasFeature } from './queries.ts'
import { openSession } from './sessions.ts'
import { readAccessToken } from './tokens.ts'

const editTexts = call('POST test/texts', { access: 'admin:texts', summary: 'Only here', input: Empty, output: Ok })
const dispatch = createDispatch(
  [on(editTexts, async () => ({ ok: true as const }))],
  { memberOf: async () => undefined, refuseBanned: async () => {}, hasFeature },
  noLimits,
)

async function ask({ features = ['texts'] as ('texts' | 'bans')[], hasSecondFactor = false, isAsked = true }) {
  const { db } = await fileDatabase()
  const { id } = await make.admin(db, features)
  const now = new Date()
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, now, hasSecondFactor))
  const { sessionId, expiresAt } = (await readAccessToken(db, token, now))!
  const config = readConfig({ ADMIN_SECOND_FACTOR: isAsked ? '1' : '0' })
  const request = {
    db,
    replica: db,
    config,
    now,
    cookies: new CookieJar(false),
    caller: { ...testDevice, account: { id, sessionId, expiresAt } },
  }
  return dispatch(editTexts, {}, request as unknown as Request)
}

test('where the settings ask for it, the panel opens to a session with a second factor only', async () => {
  await assert.rejects(ask({}), { code: 'accounts.secondFactorRequired', status: 403 })
  assert.deepEqual(await ask({ hasSecondFactor: true }), { ok: true })
  assert.deepEqual(await ask({ isAsked: false }), { ok: true })
  await assert.rejects(ask({ features: ['bans'], hasSecondFactor: true }), { code: 'request.forbidden' })
  await assert.rejects(
    ask({ features: ['bans'] }),
    { code: 'request.forbidden' },
    'who lacks the feature is told nothing else',
  )
})

test('the session of another account proves nothing', async () => {
  const { db } = await fileDatabase()
  const [own, foreign] = [await make.admin(db, ['texts']), await make.admin(db, ['texts'])]
  const { token } = await db.transaction().execute((tx) => openSession(tx, foreign.id, testDevice, new Date(), true))
  const { sessionId } = (await readAccessToken(db, token, new Date()))!
  await assert.rejects(hasFeature(db, { id: own.id, sessionId }, 'texts', { adminSecondFactor: true }), {
    code: 'accounts.secondFactorRequired',
  })
})

test('an administrator without one is told to add it; nobody else is', async () => {
  await using app = await startApp({ database: await fileDatabase(), environment: { ADMIN_SECOND_FACTOR: '1' } })
  const asked = async (person: 'admin' | 'buyer') =>
    (await (await signedIn(app, person)).call(getAccountContext, {})).body.needsSecondFactor
  assert.deepEqual([await asked('admin'), await asked('buyer')], [true, false])
  const admin = await signedIn(app, 'admin')
  await sql`update account_sessions set has_second_factor = true`.execute(app.database.db)
  assert.equal((await admin.call(getAccountContext, {})).body.needsSecondFactor, false)
})
