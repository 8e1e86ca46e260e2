import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Call } from '#platform/contract.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { browserOf, challengeFor, codeOf, someone, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { told } from './answers.fixture.ts'
import * as contract from './contract.ts'
import { enter, refused, shown, withPasskey } from './passkeys.fixture.ts'

test('a session alone changes no factor: the password or a code is asked for', async () => {
  const app = await fileApp()
  const plain = await someone(app)
  for (const call of [contract.startTotp, contract.startPasskey, contract.removeTotp, contract.renewRecoveryCodes])
    for (const proof of [{}, { password: '' }, { password: 'wrong' }, { code: '123456' }])
      assert.equal(
        told(await plain.visitor.call(call, proof)),
        '422 accounts.wrongPassword',
        `${call.path} ${JSON.stringify(proof)}`,
      )

  const { visitor, secret } = await withTotp(app)
  const code = await codeOf(secret)
  for (const call of [contract.removeTotp, contract.startPasskey, contract.renewRecoveryCodes])
    for (const proof of [{}, { code }, { password: 'wrong', code }])
      assert.equal(
        told(await visitor.call(call, proof)),
        '422 accounts.wrongPassword',
        `${call.path} ${JSON.stringify(proof)}`,
      )
})

test('the password of an open session changes no factor without the second step (D21)', async () => {
  const app = await fileApp()
  const { id, visitor, secret, recoveryCodes } = await withTotp(app)
  const stranger = await withTotp(app)
  const code = await codeOf(secret)
  const calls = [
    contract.removeTotp,
    contract.startTotp,
    contract.startPasskey,
    contract.renewRecoveryCodes,
    contract.removePasskey,
  ] as Call[]
  for (const call of calls) {
    const change = async (proof: object) =>
      told(
        await visitor.call(call, {
          ...(call.path === contract.removePasskey.path && { id: 'none' }),
          password,
          ...proof,
        }),
      )
    assert.equal(await change({}), '422 factors.proofNeeded', call.path)
    assert.equal(await change({ code: '000' }), '422 factors.wrongCode', call.path)
    assert.equal(await change({ recoveryCode: stranger.recoveryCodes[0] }), '422 factors.wrongCode', call.path)
    assert.equal(await change({ passkey: { id: 'none' } }), '422 factors.passkeyRefused', call.path)
    assert.equal(
      await change({ code, recoveryCode: recoveryCodes[0] }),
      '422 request.invalid',
      `${call.path}: one guess at a time`,
    )
  }
  const { body } = await visitor.call(contract.listFactors, {})
  assert.ok(body.totpSince && body.recoveryCodesLeft === 10)
  assert.equal(
    told(await visitor.call(contract.removePasskey, { id: 'none', password, code })),
    '404 factors.passkeyNotFound',
    'what is not done costs no code',
  )
  assert.equal((await visitor.call(contract.startPasskey, { password, code })).status, 200)
  assert.equal(
    told(await visitor.call(contract.removeTotp, { password, code })),
    '422 factors.wrongCode',
    'a code proves once',
  )
  assert.equal(told(await visitor.call(contract.startPasskey, { password, recoveryCode: recoveryCodes[0]! })), '200')
  assert.equal(
    told(await visitor.call(contract.removeTotp, { password, recoveryCode: recoveryCodes[0]! })),
    '422 factors.wrongCode',
    'a recovery code too',
  )
  assert.equal(told(await visitor.call(contract.removeTotp, { password, code: await codeOf(secret, 1) })), '200')
  const { rows } = await sql`select from account_totp where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows.length, 0)
})

test('codes are not guessed from an open session: tries are counted as at the sign-in, over both (D21)', async () => {
  const app = await fileApp()
  const { id, visitor, secret, recoveryCodes } = await withTotp(app)
  const right = await Promise.all([-1, 0, 1].map((away) => codeOf(secret, away)))
  const code = ['111111', '222222', '333333', '444444'].find((each) => !right.includes(each))!
  const answers: string[] = []
  for (let attempt = 0; attempt < 12; attempt++)
    answers.push(told(await visitor.call(contract.removeTotp, { password, code })))
  assert.deepEqual(answers, [
    ...Array.from({ length: 10 }, () => '422 factors.wrongCode'),
    '429 factors.tooManyWrongCodes',
    '429 factors.tooManyWrongCodes',
  ])
  const signIn = await anonymous(app).call(contract.requestTokenBySecondFactor, {
    challenge: await challengeFor(app, id),
    code: await codeOf(secret),
  })
  assert.equal(told(signIn), '429 factors.tooManyWrongCodes')
  assert.equal(
    told(await visitor.call(contract.removeTotp, { password, recoveryCode: recoveryCodes[0]! })),
    '200',
    'the other ways stay open',
  )
})

test('D01 nor is the password guessed from an open session: tries are counted as at the sign-in', async () => {
  const { visitor } = await someone(await fileApp())
  const answers: string[] = []
  for (let attempt = 0; attempt < 8; attempt++)
    answers.push(told(await visitor.call(contract.startTotp, { password: `wrong ${attempt}` })))
  assert.equal(answers.filter((answer) => answer === '422 accounts.wrongPassword').length, 5)
  assert.deepEqual(answers.slice(5), [
    '429 accounts.tooManyMisses',
    '429 accounts.tooManyMisses',
    '429 accounts.tooManyMisses',
  ])
})

test('the password of an open session removes no passkey: the passkey is shown, or a recovery code (D21)', async () => {
  const app = await fileApp()
  const [mine, theirs] = [await withPasskey(app), await withPasskey(app)]
  const fresh = await browserOf(app, mine.id, { hasSecondFactor: true })
  const calls = [
    contract.removePasskey,
    contract.startPasskey,
    contract.startTotp,
    contract.renewRecoveryCodes,
  ] as Call[]
  for (const call of calls) {
    const change = async (proof: object, visitor = mine.visitor) =>
      told(
        await visitor.call(call, {
          ...(call.path === contract.removePasskey.path && { id: mine.key.id }),
          password,
          ...proof,
        }),
      )
    assert.equal(await change({}), '422 factors.proofNeeded', call.path)
    assert.equal(
      await change({}, fresh),
      '422 factors.proofNeeded',
      `${call.path}: nor does a sign-in with it, which another may have left open`,
    )
    assert.equal(await change({ code: '000000' }), '422 factors.wrongCode', call.path)
    assert.equal(await change(await shown(theirs, theirs.key)), refused, `${call.path}: signed for another account`)
    assert.equal(await change(await shown(mine, theirs.key)), refused, `${call.path}: by the key of another account`)
    assert.equal(
      await change(await shown(mine, mine.key, { origin: 'https://evil.example' })),
      refused,
      `${call.path}: on another site`,
    )
    const { body: signIn } = await anonymous(app).call(contract.startPasskeySignIn, {})
    assert.equal(await change({ passkey: mine.key.get(signIn) }), refused, `${call.path}: asked for a sign-in`)
    const proof = await shown(mine, mine.key)
    assert.equal(await change({ ...proof, password: 'wrong' }), '422 accounts.wrongPassword', call.path)
  }
  const proof = await shown(mine, mine.key)
  assert.equal(told(await mine.visitor.call(contract.startPasskey, proof)), '200')
  assert.equal(
    told(await mine.visitor.call(contract.removePasskey, { id: mine.key.id, ...proof })),
    refused,
    'an answer is judged once',
  )
  assert.equal((await mine.visitor.call(contract.listFactors, {})).body.passkeys.length, 1)
  assert.equal(
    told(
      await mine.visitor.call(contract.removePasskey, {
        id: mine.key.id,
        password,
        recoveryCode: mine.recoveryCodes[0]!,
      }),
    ),
    '200',
  )
})

test('an account with nothing but passkeys proves itself by having just signed in with one', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, key } = await withPasskey(app)
  await sql`update accounts set password_hash = null where id = ${id}::uuid`.execute(db)
  const browser = anonymous(app)
  assert.equal(told(await enter(app, key, {}, browser)), '200')
  assert.equal(told(await browser.call(contract.startTotp, {})), '200')
  const eleven = new Date(Date.now() - 11 * 60_000)
  const stale = await browserOf(app, id, { hasSecondFactor: true, signedInAt: eleven })
  const unproved = await browserOf(app, id)
  for (const visitor of [stale, unproved])
    for (const [proof, answer] of [
      [{}, '422 factors.signInAgain'],
      [{ password }, '422 factors.signInAgain'],
      [{ code: '000000' }, '422 factors.wrongCode'],
    ] as const)
      assert.equal(told(await visitor.call(contract.startTotp, proof)), answer)
  assert.equal(
    told(await stale.call(contract.startTotp, await shown({ visitor: stale }, key))),
    '200',
    'or by showing it',
  )
})
