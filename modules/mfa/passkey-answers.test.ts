import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anonymous } from '#platform/testing/personas.ts'
import { createChallenge, newPerson } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'
import * as contract from './contract.ts'
import { mfaJobs } from './jobs.ts'
import {
  addPasskey,
  signInWithPasskey,
  finishSignIn,
  type ClaimOverrides,
  passkeyRefused,
  passkeyProof,
  withPasskey,
} from './passkeys.fixture.ts'

test('a passkey response works once, also under concurrent use', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  const browser = anonymous(app)
  const response = key.get((await browser.call(contract.startPasskeySignIn, {})).body)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => anonymous(app).call(contract.signInWithPasskey, { response })),
  )
  assert.deepEqual(answers.map(outcomeOf).sort(), ['200', ...Array.from({ length: 9 }, () => passkeyRefused)])
  assert.equal(outcomeOf(await browser.call(contract.signInWithPasskey, { response })), passkeyRefused)

  const [challenge, other] = [await createChallenge(app, id), await createChallenge(app, id)]
  const passkey = key.get((await browser.call(contract.startPasskeySignIn, { challenge })).body)
  assert.equal(outcomeOf(await browser.call(contract.requestTokenBySecondFactor, { challenge, passkey })), '200')
  assert.equal(
    outcomeOf(await browser.call(contract.requestTokenBySecondFactor, { challenge: other, passkey })),
    passkeyRefused,
  )
})

test('responses from another origin, another host or a cloned key are refused', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  assert.equal(outcomeOf(await signInWithPasskey(app, key)), '200')
  const overrides: Record<string, ClaimOverrides> = {
    'another origin': { origin: 'https://evil.example' },
    'another port': { origin: 'http://127.0.0.1:1' },
    'another scheme': { origin: app.address.replace('http:', 'https:') },
    'another host': { rpId: 'evil.example' },
    'a parent of the host': { rpId: '0.0.1' },
    'counter back': { counter: 0 },
    'counter the same': { counter: 1 },
    'another ceremony': { type: 'webauthn.create' },
    'user not verified': { isVerified: false },
    'no user handle': { userHandle: undefined },
    "another's user handle": { userHandle: Buffer.from('00000000-0000-0000-0000-000000000000').toString('base64url') },
  }
  for (const [name, override] of Object.entries(overrides))
    assert.equal(outcomeOf(await signInWithPasskey(app, key, override)), passkeyRefused, name)
  for (const name of [
    'another origin',
    'another host',
    'counter back',
    'another ceremony',
    "another's user handle",
  ] as const)
    assert.equal(outcomeOf(await finishSignIn(app, id, key, overrides[name])), passkeyRefused, name)
  const { body } = await anonymous(app).call(contract.startPasskeySignIn, {})
  const impostor = new Authenticator(app.address)
  const forged = { ...impostor.get(body), id: key.id, rawId: key.id }
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.signInWithPasskey, { response: forged })),
    passkeyRefused,
    'signed by another key',
  )
  assert.equal(outcomeOf(await signInWithPasskey(app, key)), '200', 'the key still works')
})

test('a passkey created for another site is refused', async () => {
  const app = await fileApp()
  const person = await newPerson(app)
  for (const override of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.get' },
  ] as ClaimOverrides[])
    assert.equal(
      outcomeOf(await addPasskey(person, new Authenticator(app.address), override)),
      passkeyRefused,
      JSON.stringify(override),
    )
  assert.deepEqual((await person.visitor.call(contract.listFactors, {})).body.passkeys, [])
  assert.equal(
    outcomeOf(
      await addPasskey(person, new Authenticator(app.address), {
        isVerified: false,
        transports: ['usb', 5, '<b>', 'x'.repeat(50)],
      }),
    ),
    '200',
  )
})

test('a passkey response is valid for its challenge, purpose and account, for five minutes', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [mine, theirs] = [await withPasskey(app), await withPasskey(app)]
  const keep = (response: Record<string, unknown>) =>
    mine.visitor.call(contract.addPasskey, { name: 'Other', response })
  const fresh = new Authenticator(app.address)
  const { body: foreign } = await theirs.visitor.call(contract.startPasskey, await passkeyProof(theirs, theirs.key))
  assert.equal(outcomeOf(await keep(fresh.create(foreign))), passkeyRefused, 'challenge of another account')
  const { body: signIn } = await anonymous(app).call(contract.startPasskeySignIn, {})
  assert.equal(
    outcomeOf(await keep(fresh.create({ ...foreign, challenge: signIn.challenge }))),
    passkeyRefused,
    'challenge for a sign-in',
  )
  const { body: own } = await mine.visitor.call(contract.startPasskey, await passkeyProof(mine, mine.key))
  assert.equal(
    outcomeOf(
      await anonymous(app).call(contract.signInWithPasskey, {
        response: mine.key.get({ ...signIn, challenge: own.challenge }),
      }),
    ),
    passkeyRefused,
    'challenge for a registration',
  )
  const { body: second } = await anonymous(app).call(contract.startPasskeySignIn, {
    challenge: await createChallenge(app, mine.id),
  })
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.signInWithPasskey, { response: mine.key.get(second) })),
    passkeyRefused,
    'challenge for a second factor',
  )
  const { body: alone } = await anonymous(app).call(contract.startPasskeySignIn, {})
  const challenge = await createChallenge(app, mine.id)
  assert.equal(
    outcomeOf(
      await anonymous(app).call(contract.requestTokenBySecondFactor, { challenge, passkey: mine.key.get(alone) }),
    ),
    passkeyRefused,
    'challenge for a sign-in without password',
  )
  assert.equal(
    outcomeOf(
      await anonymous(app).call(contract.signInWithPasskey, {
        response: mine.key.get({ ...signIn, challenge: 'bWFkZSB1cA' }),
      }),
    ),
    passkeyRefused,
    'forged challenge',
  )
  const { body: old } = await anonymous(app).call(contract.startPasskeySignIn, {})
  await sql`update passkey_challenges set expires_at = now() - interval '1 second' where challenge = ${old.challenge as string}`.execute(
    db,
  )
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.signInWithPasskey, { response: mine.key.get(old) })),
    passkeyRefused,
    'after five minutes',
  )
})

test('expired passkey challenges are deleted', async () => {
  const app = await fileApp()
  const { db } = app.database
  const ask = async () => (await anonymous(app).call(contract.startPasskeySignIn, {})).body.challenge as string
  const [old, fresh] = [await ask(), await ask()]
  await sql`update passkey_challenges set expires_at = now() - interval '1 second' where challenge = ${old}`.execute(db)
  await mfaJobs[0]!.run({}, { db, config: app.config, now: new Date(), log: undefined as never })
  const { rows } = await sql<{
    challenge: string
  }>`select challenge from passkey_challenges where challenge in (${old}, ${fresh})`.execute(db)
  assert.deepEqual(rows, [{ challenge: fresh }])
})

test('malformed passkey responses are refused without an error', async () => {
  const app = await fileApp()
  const { visitor } = await newPerson(app)
  const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":{"a":1},"origin":5}').toString('base64url')
  const odd: Record<string, unknown>[] = [
    {},
    { id: 5 },
    { id: {}, response: null },
    { response: [] },
    { id: 'x', response: { clientDataJSON: 5 } },
    { id: 'x', response: { clientDataJSON: '!!' } },
    { id: 'x', response: { clientDataJSON } },
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON, authenticatorData: '', signature: '' } },
    { __proto__: { id: 'x' } },
    { id: 'x'.repeat(200_000) },
  ]
  for (const response of odd) {
    assert.equal(outcomeOf(await anonymous(app).call(contract.signInWithPasskey, { response })), passkeyRefused)
    assert.equal(outcomeOf(await visitor.call(contract.addPasskey, { name: 'Odd', response })), passkeyRefused)
  }
})
