import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Call } from '#platform/contract.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { newBrowser, createChallenge, totpCode, newPerson, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import * as contract from './contract.ts'
import { signInWithPasskey, passkeyRefused, passkeyProof, withPasskey } from './passkeys.fixture.ts'

test('changing a factor needs the password', async () => {
  const app = await fileApp()
  const plain = await newPerson(app)
  for (const call of [contract.startTotp, contract.startPasskey, contract.removeTotp, contract.renewRecoveryCodes])
    for (const proof of [{}, { password: '' }, { password: 'wrong' }, { code: '123456' }])
      assert.equal(
        outcomeOf(await plain.visitor.call(call, proof)),
        '422 accounts.wrongPassword',
        `${call.path} ${JSON.stringify(proof)}`,
      )

  const { visitor, secret } = await withTotp(app)
  const code = await totpCode(secret)
  for (const call of [contract.removeTotp, contract.startPasskey, contract.renewRecoveryCodes])
    for (const proof of [{}, { code }, { password: 'wrong', code }])
      assert.equal(
        outcomeOf(await visitor.call(call, proof)),
        '422 accounts.wrongPassword',
        `${call.path} ${JSON.stringify(proof)}`,
      )
})

test('with an authenticator, changing a factor needs the password and a second factor (D21)', async () => {
  const app = await fileApp()
  const { id, visitor, secret, recoveryCodes } = await withTotp(app)
  const stranger = await withTotp(app)
  const code = await totpCode(secret)
  const calls = [
    contract.removeTotp,
    contract.startTotp,
    contract.startPasskey,
    contract.renewRecoveryCodes,
    contract.removePasskey,
  ] as Call[]
  for (const call of calls) {
    const change = async (proof: object) =>
      outcomeOf(
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
    outcomeOf(await visitor.call(contract.removePasskey, { id: 'none', password, code })),
    '404 factors.passkeyNotFound',
    'a failed change spends no code',
  )
  assert.equal((await visitor.call(contract.startPasskey, { password, code })).status, 200)
  assert.equal(
    outcomeOf(await visitor.call(contract.removeTotp, { password, code })),
    '422 factors.wrongCode',
    'a code works once',
  )
  assert.equal(
    outcomeOf(await visitor.call(contract.startPasskey, { password, recoveryCode: recoveryCodes[0]! })),
    '200',
  )
  assert.equal(
    outcomeOf(await visitor.call(contract.removeTotp, { password, recoveryCode: recoveryCodes[0]! })),
    '422 factors.wrongCode',
    'a recovery code too',
  )
  assert.equal(outcomeOf(await visitor.call(contract.removeTotp, { password, code: await totpCode(secret, 1) })), '200')
  const { rows } = await sql`select from account_totp where account_id = ${id}::uuid`.execute(app.database.db)
  assert.equal(rows.length, 0)
})

test('guesses of codes are limited across sign-ins and factor changes (D21)', async () => {
  const app = await fileApp()
  const { id, visitor, secret, recoveryCodes } = await withTotp(app)
  const right = await Promise.all([-1, 0, 1].map((away) => totpCode(secret, away)))
  const code = ['111111', '222222', '333333', '444444'].find((each) => !right.includes(each))!
  const answers: string[] = []
  for (let attempt = 0; attempt < 12; attempt++)
    answers.push(outcomeOf(await visitor.call(contract.removeTotp, { password, code })))
  assert.deepEqual(answers, [
    ...Array.from({ length: 10 }, () => '422 factors.wrongCode'),
    '429 factors.tooManyWrongCodes',
    '429 factors.tooManyWrongCodes',
  ])
  const signIn = await anonymous(app).call(contract.requestTokenBySecondFactor, {
    challenge: await createChallenge(app, id),
    code: await totpCode(secret),
  })
  assert.equal(outcomeOf(signIn), '429 factors.tooManyWrongCodes')
  assert.equal(
    outcomeOf(await visitor.call(contract.removeTotp, { password, recoveryCode: recoveryCodes[0]! })),
    '200',
    'other factors still work',
  )
})

test('guesses of the password are limited when factors are changed (D01)', async () => {
  const { visitor } = await newPerson(await fileApp())
  const answers: string[] = []
  for (let attempt = 0; attempt < 8; attempt++)
    answers.push(outcomeOf(await visitor.call(contract.startTotp, { password: `wrong ${attempt}` })))
  assert.equal(answers.filter((answer) => answer === '422 accounts.wrongPassword').length, 5)
  assert.deepEqual(answers.slice(5), [
    '429 accounts.tooManyMisses',
    '429 accounts.tooManyMisses',
    '429 accounts.tooManyMisses',
  ])
})

test('with a passkey, changing a factor needs the password and the passkey or a recovery code (D21)', async () => {
  const app = await fileApp()
  const [mine, theirs] = [await withPasskey(app), await withPasskey(app)]
  const fresh = await newBrowser(app, mine.id, { hasSecondFactor: true })
  const calls = [
    contract.removePasskey,
    contract.startPasskey,
    contract.startTotp,
    contract.renewRecoveryCodes,
  ] as Call[]
  for (const call of calls) {
    const change = async (proof: object, visitor = mine.visitor) =>
      outcomeOf(
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
      `${call.path}: a recent sign-in with the passkey is not enough`,
    )
    assert.equal(await change({ code: '000000' }), '422 factors.wrongCode', call.path)
    assert.equal(
      await change(await passkeyProof(theirs, theirs.key)),
      passkeyRefused,
      `${call.path}: signed for another account`,
    )
    assert.equal(
      await change(await passkeyProof(mine, theirs.key)),
      passkeyRefused,
      `${call.path}: by the key of another account`,
    )
    assert.equal(
      await change(await passkeyProof(mine, mine.key, { origin: 'https://evil.example' })),
      passkeyRefused,
      `${call.path}: on another site`,
    )
    const { body: signIn } = await anonymous(app).call(contract.startPasskeySignIn, {})
    assert.equal(
      await change({ passkey: mine.key.get(signIn) }),
      passkeyRefused,
      `${call.path}: challenge for a sign-in`,
    )
    const proof = await passkeyProof(mine, mine.key)
    assert.equal(await change({ ...proof, password: 'wrong' }), '422 accounts.wrongPassword', call.path)
  }
  const proof = await passkeyProof(mine, mine.key)
  assert.equal(outcomeOf(await mine.visitor.call(contract.startPasskey, proof)), '200')
  assert.equal(
    outcomeOf(await mine.visitor.call(contract.removePasskey, { id: mine.key.id, ...proof })),
    passkeyRefused,
    'a response works once',
  )
  assert.equal((await mine.visitor.call(contract.listFactors, {})).body.passkeys.length, 1)
  assert.equal(
    outcomeOf(
      await mine.visitor.call(contract.removePasskey, {
        id: mine.key.id,
        password,
        recoveryCode: mine.recoveryCodes[0]!,
      }),
    ),
    '200',
  )
})

test('an account with passkeys only reauthenticates by a recent sign-in or by a passkey', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, key } = await withPasskey(app)
  await sql`update accounts set password_hash = null where id = ${id}::uuid`.execute(db)
  const browser = anonymous(app)
  assert.equal(outcomeOf(await signInWithPasskey(app, key, {}, browser)), '200')
  assert.equal(outcomeOf(await browser.call(contract.startTotp, {})), '200')
  const eleven = new Date(Date.now() - 11 * 60_000)
  const stale = await newBrowser(app, id, { hasSecondFactor: true, signedInAt: eleven })
  const unproved = await newBrowser(app, id)
  for (const visitor of [stale, unproved])
    for (const [proof, answer] of [
      [{}, '422 factors.signInAgain'],
      [{ password }, '422 factors.signInAgain'],
      [{ code: '000000' }, '422 factors.wrongCode'],
    ] as const)
      assert.equal(outcomeOf(await visitor.call(contract.startTotp, proof)), answer)
  assert.equal(
    outcomeOf(await stale.call(contract.startTotp, await passkeyProof({ visitor: stale }, key))),
    '200',
    'or with the passkey',
  )
})
