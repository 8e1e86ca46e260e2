import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { createChallenge, newPerson } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'
import * as contract from './contract.ts'
import {
  addPasskey,
  signInWithPasskey,
  finishSignIn,
  passkeyRefused,
  passkeyProof,
  withPasskey,
} from './passkeys.fixture.ts'

test('a passkey can be added, signs in alone and counts as a second factor', async () => {
  const app = await fileApp()
  const { id, email, visitor } = await newPerson(app)
  const key = new Authenticator(app.address)
  const { body: options } = await visitor.call(contract.startPasskey, { password })
  const { rp, user, attestation, excludeCredentials, authenticatorSelection } = options as Record<
    string,
    Record<string, unknown>
  >
  assert.deepEqual(rp, { name: 'Tradeyard', id: '127.0.0.1' })
  assert.deepEqual(user, { id: Buffer.from(id).toString('base64url'), name: email, displayName: 'A Person' })
  assert.equal(attestation, 'none')
  assert.deepEqual(excludeCredentials, [])
  assert.equal(authenticatorSelection!.residentKey, 'preferred')
  const added = await visitor.call(contract.addPasskey, { name: ' Work laptop ', response: key.create(options) })
  assert.equal(added.status, 200)
  assert.equal(added.body.recoveryCodes.length, 10)

  const browser = anonymous(app)
  const answer = await signInWithPasskey(app, key, {}, browser)
  assert.equal(answer.status, 200)
  assert.equal((await browser.call(getAccountContext, {})).body.id, id)
  const { rows } = await sql<{
    has: boolean
  }>`select has_second_factor as has from account_sessions where account_id = ${id}::uuid`.execute(app.database.db)
  assert.deepEqual(
    rows.map(({ has }) => has),
    [true, true],
  )
  const { body } = await browser.call(contract.listFactors, {})
  assert.equal(body.passkeys.length, 1)
  assert.deepEqual({ id: body.passkeys[0]!.id, name: body.passkeys[0]!.name }, { id: key.id, name: 'Work laptop' })
  assert.ok(body.passkeys[0]!.lastUsedAt)
  const { rows: letters } = await sql<{ template: string; name: string }>`
    select template, values ->> 'name' as name from outgoing_messages where recipient = ${email} and template like 'factor%'
  `.execute(app.database.db)
  assert.deepEqual(letters, [{ template: 'factorAdded', name: 'Work laptop' }])
})

test('the second-factor challenge names the passkeys of the account', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  const challenge = await createChallenge(app, id)
  const browser = anonymous(app)
  const { body } = await browser.call(contract.startPasskeySignIn, { challenge })
  const { allowCredentials, userVerification, rpId } = body as {
    allowCredentials: object[]
    userVerification: string
    rpId: string
  }
  assert.deepEqual(
    [allowCredentials, userVerification, rpId],
    [[{ id: key.id, transports: ['internal'], type: 'public-key' }], 'preferred', '127.0.0.1'],
  )
  assert.equal(
    outcomeOf(await finishSignIn(app, id, key, { isVerified: false })),
    '200',
    'user presence is enough after a password',
  )
  assert.equal(
    outcomeOf(await finishSignIn(app, id, key, { userHandle: undefined })),
    '200',
    'keys without resident credentials send no user handle',
  )
  assert.equal(
    outcomeOf(await browser.call(contract.startPasskeySignIn, { challenge: 'x'.repeat(43) })),
    '410 factors.challengeEnded',
  )
  assert.equal(
    outcomeOf(await browser.call(contract.startPasskeySignIn, { challenge: await createChallenge(app, id, -0.01) })),
    '410 factors.challengeEnded',
  )
})

test('a passkey of another account cannot finish a sign-in or be removed (D04)', async () => {
  const app = await fileApp()
  const [mine, theirs] = [await withPasskey(app), await withPasskey(app)]
  assert.equal(outcomeOf(await finishSignIn(app, theirs.id, mine.key)), passkeyRefused)
  assert.equal(
    outcomeOf(
      await mine.visitor.call(contract.removePasskey, { id: theirs.key.id, ...(await passkeyProof(mine, mine.key)) }),
    ),
    '404 factors.passkeyNotFound',
  )
  assert.equal(outcomeOf(await signInWithPasskey(app, theirs.key)), '200')
  assert.equal(
    outcomeOf(await addPasskey(mine, theirs.key, {}, await passkeyProof(mine, mine.key))),
    passkeyRefused,
    'an id belongs to one account',
  )
  const { body } = await theirs.visitor.call(contract.startPasskey, {
    password,
    recoveryCode: theirs.recoveryCodes[0]!,
  })
  assert.deepEqual(body.excludeCredentials, [{ id: theirs.key.id, transports: ['internal'], type: 'public-key' }])
  assert.equal(
    outcomeOf(
      await mine.visitor.call(contract.removePasskey, { id: mine.key.id, ...(await passkeyProof(mine, mine.key)) }),
    ),
    '200',
  )
  assert.equal(outcomeOf(await signInWithPasskey(app, mine.key)), passkeyRefused, 'a removed passkey is refused')
  assert.equal((await mine.visitor.call(contract.listFactors, {})).body.recoveryCodesLeft, 0)
})

test('adding another factor issues no new recovery codes', async () => {
  const app = await fileApp()
  const person = await withPasskey(app)
  const second = await addPasskey(person, new Authenticator(app.address), {}, await passkeyProof(person, person.key))
  assert.deepEqual(second.body, { recoveryCodes: [] })
  await sql`
    insert into account_passkeys (id, account_id, public_key, name) select 'filler' || n || ${person.id}, ${person.id}::uuid, '', 'Key' from generate_series(3, 20) n
  `.execute(app.database.db)
  assert.equal(
    outcomeOf(await person.visitor.call(contract.startPasskey, await passkeyProof(person, person.key))),
    '409 factors.tooManyPasskeys',
  )
})

test('a deleted account gets the same response as an unknown passkey', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  const unknown = await signInWithPasskey(app, new Authenticator(app.address))
  const plain = (text: string) => text.replace(/"traceId":"[^"]*"/, '')
  await sql`update accounts set status = 'Deleted' where id = ${id}::uuid`.execute(app.database.db)
  const answer = await signInWithPasskey(app, key)
  assert.equal(outcomeOf(answer), passkeyRefused)
  assert.equal(plain(answer.text), plain(unknown.text))
})
