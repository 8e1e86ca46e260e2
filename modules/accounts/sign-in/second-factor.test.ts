import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { call, Empty, Ok } from '#platform/contract.ts'
import { CookieJar } from '#platform/http/cookies.ts'
import { createDispatch, on, type RequestContext } from '#platform/http/dispatch.ts'
import { noLimits } from '#platform/http/limits.ts'
import { readConfig } from '#platform/config.ts'
import * as make from '#platform/testing/make.ts'
import { signedIn, testDevice } from '#platform/testing/personas.ts'
import { startApp } from '#platform/testing/app.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { getAccountContext } from '../contract.ts'
import { hasFeature } from '../queries.ts'
import { openSession } from '../sessions/sessions.ts'
import { readAccessToken } from '../sessions/tokens.ts'

const editTexts = call('POST test/texts', { access: 'admin:texts', summary: 'Only here', input: Empty, output: Ok })
const dispatch = createDispatch(
  [on(editTexts, async () => ({ ok: true as const }))],
  { memberOf: async () => undefined, findApiKey: async () => undefined, assertNotBanned: async () => {}, hasFeature },
  noLimits,
)

async function callAsAdmin({
  features = ['texts'] as ('texts' | 'bans')[],
  hasSecondFactor = false,
  isAsked: isRequired = true,
}) {
  const { db } = await fileDatabase()
  const { id } = await make.admin(db, features)
  const now = new Date()
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, now, hasSecondFactor))
  const { sessionId, expiresAt } = (await readAccessToken(db, token, now))!
  const config = readConfig({ ADMIN_SECOND_FACTOR: isRequired ? '1' : '0' })
  const request = {
    db,
    replica: db,
    config,
    now,
    cookies: new CookieJar(false),
    caller: { ...testDevice, account: { id, sessionId, expiresAt } },
  }
  return dispatch(editTexts, {}, request as unknown as RequestContext)
}

test('if configured, admin calls need a session with a second factor', async () => {
  await assert.rejects(callAsAdmin({}), { code: 'accounts.secondFactorRequired', status: 403 })
  assert.deepEqual(await callAsAdmin({ hasSecondFactor: true }), { ok: true })
  assert.deepEqual(await callAsAdmin({ isAsked: false }), { ok: true })
  await assert.rejects(callAsAdmin({ features: ['bans'], hasSecondFactor: true }), { code: 'request.forbidden' })
  await assert.rejects(
    callAsAdmin({ features: ['bans'] }),
    { code: 'request.forbidden' },
    'without the feature the error is request.forbidden',
  )
})

test("the second factor of another account's session does not count", async () => {
  const { db } = await fileDatabase()
  const [own, foreign] = [await make.admin(db, ['texts']), await make.admin(db, ['texts'])]
  const { token } = await db.transaction().execute((tx) => openSession(tx, foreign.id, testDevice, new Date(), true))
  const { sessionId } = (await readAccessToken(db, token, new Date()))!
  await assert.rejects(hasFeature(db, { id: own.id, sessionId }, 'texts', { adminSecondFactor: true }), {
    code: 'accounts.secondFactorRequired',
  })
})

test('only an administrator without a second factor is asked to add one', async () => {
  await using app = await startApp({ database: await fileDatabase(), environment: { ADMIN_SECOND_FACTOR: '1' } })
  const needsSecondFactor = async (person: 'admin' | 'buyer') =>
    (await (await signedIn(app, person)).call(getAccountContext, {})).body.needsSecondFactor
  assert.deepEqual([await needsSecondFactor('admin'), await needsSecondFactor('buyer')], [true, false])
  const admin = await signedIn(app, 'admin')
  await sql`update account_sessions set has_second_factor = true`.execute(app.database.db)
  assert.equal((await admin.call(getAccountContext, {})).body.needsSecondFactor, false)
})
