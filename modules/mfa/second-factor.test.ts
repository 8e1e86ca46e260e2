import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, requestToken } from '#modules/accounts/contract.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { createChallenge, totpCode, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import * as contract from './contract.ts'
import type { FactorProof } from './second-factor.ts'

const finishSignIn = async (challenge: string, proof: FactorProof) =>
  outcomeOf(await anonymous(await fileApp()).call(contract.requestTokenBySecondFactor, { challenge, ...proof }))
/** Six digits that differ from all currently valid codes. */
const wrongCode = async (secret: string) => {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((away) => totpCode(secret, away)))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.includes(code))!
}

test('a correct password returns only a challenge, and the code finishes the sign-in', async () => {
  const { email, secret } = await withTotp(await fileApp())
  const browser = anonymous(await fileApp())
  const response = await browser.call(requestToken, { login: email, password })
  assert.equal(response.status, 200)
  const { challenge, methods, expiresAt } = response.body as { challenge: string; methods: string[]; expiresAt: number }
  assert.deepEqual(Object.keys(response.body).sort(), ['challenge', 'expiresAt', 'methods'])
  assert.deepEqual(methods, ['Totp', 'RecoveryCode'])
  assert.ok(Math.abs(expiresAt - Date.now() / 1000 - 300) < 60)
  assert.ok(!browser.cookies.has('token') && !browser.cookies.has('refreshToken'))
  const answer = await browser.call(contract.requestTokenBySecondFactor, { challenge, code: await totpCode(secret) })
  assert.equal(outcomeOf(answer), '200')
  assert.equal((await browser.call(getAccountContext, {})).body.email, email)
})

test('five wrong codes end a sign-in (D03)', async () => {
  const app = await fileApp()
  const { id, secret } = await withTotp(app)
  const challenge = await createChallenge(app, id)
  for (let attempt = 1; attempt <= 5; attempt++)
    assert.equal(await finishSignIn(challenge, { code: await wrongCode(secret) }), '422 factors.wrongCode')
  assert.equal(await finishSignIn(challenge, { code: await totpCode(secret) }), '410 factors.challengeEnded')
  assert.equal(
    await finishSignIn(await createChallenge(app, id), { code: await totpCode(secret) }),
    '200',
    'the next sign-in',
  )
})

test('at most five of a hundred concurrent guesses are checked (D03)', async () => {
  const app = await fileApp()
  const { id, secret } = await withTotp(app)
  const challenge = await createChallenge(app, id)
  const code = await wrongCode(secret)
  const answers = await Promise.all(Array.from({ length: 100 }, () => finishSignIn(challenge, { code })))
  assert.equal(answers.filter((answer) => answer === '422 factors.wrongCode').length, 5)
  assert.equal(answers.filter((answer) => answer === '410 factors.challengeEnded').length, 95)
  const { rows } = await sql<{
    misses: number
  }>`select misses from account_totp where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows[0]!.misses, 5)
  assert.equal(await finishSignIn(challenge, { code: await totpCode(secret) }), '410 factors.challengeEnded')
})

test('code guesses are limited to ten an hour over all sign-ins, and recovery codes still work (D01)', async () => {
  const app = await fileApp()
  const { id, secret, recoveryCodes, visitor } = await withTotp(app)
  const code = await wrongCode(secret)
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => finishSignIn(await createChallenge(app, id), { code })),
  )
  assert.equal(answers.filter((answer) => answer === '422 factors.wrongCode').length, 10)
  assert.equal(answers.filter((answer) => answer === '429 factors.tooManyWrongCodes').length, 20)
  assert.equal(
    await finishSignIn(await createChallenge(app, id), { code: await totpCode(secret) }),
    '429 factors.tooManyWrongCodes',
  )
  assert.equal(
    outcomeOf(await visitor.call(contract.startPasskey, { password, code: await totpCode(secret) })),
    '429 factors.tooManyWrongCodes',
    'in a signed-in session too',
  )
  assert.equal(await finishSignIn(await createChallenge(app, id), { recoveryCode: recoveryCodes[0]! }), '200')
  await sql`update account_totp set misses_end_at = now() - interval '1 second' where account_id = ${id}::uuid`.execute(
    app.database.db,
  )
  assert.equal(
    await finishSignIn(await createChallenge(app, id), { code: await totpCode(secret) }),
    '200',
    'an hour later',
  )
})

test('a recovery code works once, regardless of case and separators', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, visitor, recoveryCodes } = await withTotp(app)
  const stranger = await withTotp(app)
  const [first, second] = recoveryCodes as [string, string]
  assert.equal(
    await finishSignIn(await createChallenge(app, id), { recoveryCode: stranger.recoveryCodes[0]! }),
    '422 factors.wrongCode',
  )
  assert.equal(await finishSignIn(await createChallenge(app, id), { recoveryCode: first }), '200')
  assert.equal(await finishSignIn(await createChallenge(app, id), { recoveryCode: first }), '422 factors.wrongCode')
  assert.equal(
    await finishSignIn(await createChallenge(app, id), { recoveryCode: ` ${second.toLowerCase().replace('-', ' ')} ` }),
    '200',
  )
  assert.equal((await visitor.call(contract.listFactors, {})).body.recoveryCodesLeft, 8)
  const { rows } =
    await sql`select 1 from audit_log where action = 'factors.recoveryCodeUsed' and entity_id = ${id} and actor_id = ${id}::uuid`.execute(
      db,
    )
  assert.equal(rows.length, 2)
})

test('one of twenty concurrent uses of a recovery code succeeds', async () => {
  const app = await fileApp()
  const { id, recoveryCodes } = await withTotp(app)
  const challenges = await Promise.all(Array.from({ length: 20 }, () => createChallenge(app, id)))
  const answers = await Promise.all(
    challenges.map((challenge) => finishSignIn(challenge, { recoveryCode: recoveryCodes[0]! })),
  )
  assert.equal(answers.filter((answer) => answer === '200').length, 1)
  assert.equal(answers.filter((answer) => answer === '422 factors.wrongCode').length, 19)
  const { rows } = await sql<{
    sessions: number
  }>`select count(*)::int as sessions from account_sessions where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows[0]!.sessions, 2, 'the session of the setup and one more')
})

test('new recovery codes invalidate the old ones', async () => {
  const app = await fileApp()
  const { id, visitor, recoveryCodes } = await withTotp(app)
  const renewed = (await visitor.call(contract.renewRecoveryCodes, { password, recoveryCode: recoveryCodes[1]! })).body
    .recoveryCodes
  assert.equal(new Set([...recoveryCodes, ...renewed]).size, 20)
  assert.equal(
    await finishSignIn(await createChallenge(app, id), { recoveryCode: recoveryCodes[0]! }),
    '422 factors.wrongCode',
  )
  assert.equal(await finishSignIn(await createChallenge(app, id), { recoveryCode: renewed[0]! }), '200')
})

test('expired, used and forged challenges are refused (D04)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, secret, recoveryCodes } = await withTotp(app)
  assert.equal(
    await finishSignIn(await createChallenge(app, id, -0.01), { code: await totpCode(secret) }),
    '410 factors.challengeEnded',
    'after its time',
  )
  for (const challenge of ['', 'x'.repeat(43)])
    assert.equal(await finishSignIn(challenge, { code: await totpCode(secret) }), '410 factors.challengeEnded')
  const challenge = await createChallenge(app, id)
  assert.equal(await finishSignIn(challenge, { code: await totpCode(secret) }), '200')
  assert.equal(await finishSignIn(challenge, { code: await totpCode(secret, 1) }), '410 factors.challengeEnded', 'used')
  const both = await createChallenge(app, id)
  const answers = await Promise.all(
    recoveryCodes.slice(0, 4).map((recoveryCode) => finishSignIn(both, { recoveryCode })),
  )
  assert.deepEqual(answers.sort(), [
    '200',
    '410 factors.challengeEnded',
    '410 factors.challengeEnded',
    '410 factors.challengeEnded',
  ])
  const left = await sql<{
    left: number
  }>`select count(*)::int as left from account_recovery_codes where account_id = ${id}::uuid and used_at is null`.execute(
    db,
  )
  assert.equal(left.rows[0]!.left, 9, 'codes of failed attempts are not spent')

  const later = await createChallenge(app, id)
  await sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db)
  assert.equal(
    await finishSignIn(later, { recoveryCode: recoveryCodes[9]! }),
    '410 factors.challengeEnded',
    'banned meanwhile',
  )
})

test('a challenge cannot be finished with the factor of another account (D04)', async () => {
  const app = await fileApp()
  const [mine, theirs] = [await withTotp(app), await withTotp(app)]
  assert.equal(
    await finishSignIn(await createChallenge(app, theirs.id), { code: await totpCode(mine.secret) }),
    '422 factors.wrongCode',
  )
  const browser = anonymous(app)
  const planted = await createChallenge(app, mine.id)
  await browser.call(contract.requestTokenBySecondFactor, { challenge: planted, code: await totpCode(theirs.secret) })
  assert.ok(!browser.cookies.has('token'))
})

test('a sign-in accepts exactly one factor at a time', async () => {
  const app = await fileApp()
  const { id, secret, recoveryCodes } = await withTotp(app)
  const challenge = await createChallenge(app, id)
  const [code, recoveryCode, passkey] = [await totpCode(secret), recoveryCodes[0]!, {}]
  for (const proofs of [
    {},
    { code: '' },
    { code, recoveryCode },
    { code, passkey },
    { recoveryCode, passkey },
    { code, recoveryCode, passkey },
  ])
    assert.equal(await finishSignIn(challenge, proofs), '422 request.invalid')
  const { rows } = await sql<{
    attempts: number
  }>`select attempts from sign_in_challenges where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows[0]!.attempts, 0)
})
