import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, requestToken } from '#modules/accounts/contract.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { challengeFor, codeOf, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'

type Way = { code?: string; recoveryCode?: string; passkey?: Record<string, unknown> }
const told = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const enter = async (challenge: string, way: Way) =>
  told(await anonymous(await fileApp()).call(contract.requestTokenBySecondFactor, { challenge, ...way }))
/** Six digits that are none of the codes of now. */
const wrong = async (secret: string) => {
  const right = await Promise.all([-2, -1, 0, 1, 2].map((away) => codeOf(secret, away)))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.includes(code))!
}

test('a right password is answered with a challenge and nothing else, and the code finishes it', async () => {
  const { email, secret } = await withTotp(await fileApp())
  const browser = anonymous(await fileApp())
  const asked = await browser.call(requestToken, { login: email, password })
  assert.equal(asked.status, 200)
  const { challenge, methods, expiresAt } = asked.body as { challenge: string; methods: string[]; expiresAt: number }
  assert.deepEqual(Object.keys(asked.body).sort(), ['challenge', 'expiresAt', 'methods'])
  assert.deepEqual(methods, ['Totp', 'RecoveryCode'])
  assert.ok(Math.abs(expiresAt - Date.now() / 1000 - 300) < 30)
  assert.ok(!browser.cookies.has('token') && !browser.cookies.has('refreshToken'))
  const answer = await browser.call(contract.requestTokenBySecondFactor, { challenge, code: await codeOf(secret) })
  assert.equal(told(answer), '200')
  assert.equal((await browser.call(getAccountContext, {})).body.email, email)
})

test('D03 five wrong codes end a sign-in, and then the right one opens nothing', async () => {
  const app = await fileApp()
  const { id, secret } = await withTotp(app)
  const challenge = await challengeFor(app, id)
  for (let attempt = 1; attempt <= 5; attempt++)
    assert.equal(await enter(challenge, { code: await wrong(secret) }), '422 factors.wrongCode')
  assert.equal(await enter(challenge, { code: await codeOf(secret) }), '410 factors.challengeEnded')
  assert.equal(await enter(await challengeFor(app, id), { code: await codeOf(secret) }), '200', 'the next sign-in can')
})

test('D03 of a hundred guesses at once at most five are looked at', async () => {
  const app = await fileApp()
  const { id, secret } = await withTotp(app)
  const challenge = await challengeFor(app, id)
  const code = await wrong(secret)
  const answers = await Promise.all(Array.from({ length: 100 }, () => enter(challenge, { code })))
  assert.equal(answers.filter((answer) => answer === '422 factors.wrongCode').length, 5)
  assert.equal(answers.filter((answer) => answer === '410 factors.challengeEnded').length, 95)
  const { rows } = await sql<{
    misses: number
  }>`select misses from account_totp where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows[0]!.misses, 5)
  assert.equal(await enter(challenge, { code: await codeOf(secret) }), '410 factors.challengeEnded')
})

test('D01 who knows the password still has ten guesses an hour, over all sign-ins; the other ways stay open', async () => {
  const app = await fileApp()
  const { id, secret, recoveryCodes, visitor } = await withTotp(app)
  const code = await wrong(secret)
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => enter(await challengeFor(app, id), { code })),
  )
  assert.equal(answers.filter((answer) => answer === '422 factors.wrongCode').length, 10)
  assert.equal(answers.filter((answer) => answer === '429 factors.tooManyWrongCodes').length, 20)
  assert.equal(
    await enter(await challengeFor(app, id), { code: await codeOf(secret) }),
    '429 factors.tooManyWrongCodes',
  )
  assert.equal(
    told(await visitor.call(contract.startPasskey, { password, code: await codeOf(secret) })),
    '429 factors.tooManyWrongCodes',
    'nor does a stolen session guess on',
  )
  assert.equal(await enter(await challengeFor(app, id), { recoveryCode: recoveryCodes[0]! }), '200')
  await sql`update account_totp set misses_end_at = now() - interval '1 second' where account_id = ${id}::uuid`.execute(
    app.database.db,
  )
  assert.equal(await enter(await challengeFor(app, id), { code: await codeOf(secret) }), '200', 'an hour later')
})

test('a recovery code signs in once, however it is typed', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, visitor, recoveryCodes } = await withTotp(app)
  const stranger = await withTotp(app)
  const [first, second] = recoveryCodes as [string, string]
  assert.equal(
    await enter(await challengeFor(app, id), { recoveryCode: stranger.recoveryCodes[0]! }),
    '422 factors.wrongCode',
  )
  assert.equal(await enter(await challengeFor(app, id), { recoveryCode: first }), '200')
  assert.equal(await enter(await challengeFor(app, id), { recoveryCode: first }), '422 factors.wrongCode')
  assert.equal(
    await enter(await challengeFor(app, id), { recoveryCode: ` ${second.toLowerCase().replace('-', ' ')} ` }),
    '200',
  )
  assert.equal((await visitor.call(contract.listFactors, {})).body.recoveryCodesLeft, 8)
  const { rows } =
    await sql`select 1 from audit_log where action = 'factors.recoveryCodeUsed' and entity_id = ${id} and actor_id = ${id}::uuid`.execute(
      db,
    )
  assert.equal(rows.length, 2)
})

test('of twenty uses of one recovery code at once, one signs in', async () => {
  const app = await fileApp()
  const { id, recoveryCodes } = await withTotp(app)
  const challenges = await Promise.all(Array.from({ length: 20 }, () => challengeFor(app, id)))
  const answers = await Promise.all(
    challenges.map((challenge) => enter(challenge, { recoveryCode: recoveryCodes[0]! })),
  )
  assert.equal(answers.filter((answer) => answer === '200').length, 1)
  assert.equal(answers.filter((answer) => answer === '422 factors.wrongCode').length, 19)
  const { rows } = await sql<{
    sessions: number
  }>`select count(*)::int as sessions from account_sessions where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows[0]!.sessions, 2, 'the one that set it up, and one more')
})

test('new recovery codes end the old ones', async () => {
  const app = await fileApp()
  const { id, visitor, recoveryCodes } = await withTotp(app)
  const renewed = (await visitor.call(contract.renewRecoveryCodes, { password, recoveryCode: recoveryCodes[1]! })).body
    .recoveryCodes
  assert.equal(new Set([...recoveryCodes, ...renewed]).size, 20)
  assert.equal(await enter(await challengeFor(app, id), { recoveryCode: recoveryCodes[0]! }), '422 factors.wrongCode')
  assert.equal(await enter(await challengeFor(app, id), { recoveryCode: renewed[0]! }), '200')
})

test('D04 a sign-in that has ended, was used or is made up opens nothing', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, secret, recoveryCodes } = await withTotp(app)
  assert.equal(
    await enter(await challengeFor(app, id, -0.01), { code: await codeOf(secret) }),
    '410 factors.challengeEnded',
    'after its time',
  )
  for (const challenge of ['', 'x'.repeat(43)])
    assert.equal(await enter(challenge, { code: await codeOf(secret) }), '410 factors.challengeEnded')
  const challenge = await challengeFor(app, id)
  assert.equal(await enter(challenge, { code: await codeOf(secret) }), '200')
  assert.equal(await enter(challenge, { code: await codeOf(secret, 1) }), '410 factors.challengeEnded', 'used')
  const both = await challengeFor(app, id)
  const answers = await Promise.all(recoveryCodes.slice(0, 4).map((recoveryCode) => enter(both, { recoveryCode })))
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
  assert.equal(left.rows[0]!.left, 9, 'the codes of those that failed are not spent')

  const later = await challengeFor(app, id)
  await sql`update accounts set status = 'Banned' where id = ${id}::uuid`.execute(db)
  assert.equal(
    await enter(later, { recoveryCode: recoveryCodes[9]! }),
    '410 factors.challengeEnded',
    'banned meanwhile',
  )
})

test("D04 the sign-in of another is not finished by one's own factor, nor the other way round", async () => {
  const app = await fileApp()
  const [mine, theirs] = [await withTotp(app), await withTotp(app)]
  assert.equal(
    await enter(await challengeFor(app, theirs.id), { code: await codeOf(mine.secret) }),
    '422 factors.wrongCode',
  )
  const browser = anonymous(app)
  const planted = await challengeFor(app, mine.id)
  await browser.call(contract.requestTokenBySecondFactor, { challenge: planted, code: await codeOf(theirs.secret) })
  assert.ok(!browser.cookies.has('token'))
})

test('one way at a time: more would be more guesses for one attempt', async () => {
  const app = await fileApp()
  const { id, secret, recoveryCodes } = await withTotp(app)
  const challenge = await challengeFor(app, id)
  const [code, recoveryCode, passkey] = [await codeOf(secret), recoveryCodes[0]!, {}]
  for (const ways of [
    {},
    { code: '' },
    { code, recoveryCode },
    { code, passkey },
    { recoveryCode, passkey },
    { code, recoveryCode, passkey },
  ])
    assert.equal(await enter(challenge, ways), '422 request.invalid')
  const { rows } = await sql<{
    attempts: number
  }>`select attempts from sign_in_challenges where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows[0]!.attempts, 0)
})
