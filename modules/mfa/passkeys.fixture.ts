// Accounts with a passkey, and ceremonies with overridden claims.
import assert from 'node:assert/strict'
import type { TestApp } from '#platform/testing/app.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { createChallenge, newPerson, type Person } from '#platform/testing/second-factors.ts'
import { password } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'
import * as contract from './contract.ts'

export type ClaimOverrides = Parameters<Authenticator['get']>[1]
export const passkeyRefused = '422 factors.passkeyRefused'

export async function withPasskey(app: TestApp, options: Parameters<typeof newPerson>[1] = {}) {
  const person = await newPerson(app, options)
  const key = new Authenticator(app.address)
  const answer = await addPasskey(person, key)
  assert.equal(outcomeOf(answer), '200')
  return { ...person, key, recoveryCodes: answer.body.recoveryCodes }
}

export async function addPasskey(
  { visitor }: Person,
  key: Authenticator,
  overrides: ClaimOverrides = {},
  proof: object = {},
) {
  const { body } = await visitor.call(contract.startPasskey, { password, ...proof })
  return visitor.call(contract.addPasskey, { name: 'Work laptop', response: key.create(body, overrides) })
}

/** The proof for a change of factors. */
export async function passkeyProof(
  { visitor }: Pick<Person, 'visitor'>,
  key: Authenticator,
  overrides: ClaimOverrides = {},
) {
  const { body } = await visitor.call(contract.startPasskeyProof, {})
  return { password, passkey: key.get(body, overrides) }
}

/** Signs in with the passkey only. */
export async function signInWithPasskey(
  app: TestApp,
  key: Authenticator,
  overrides: ClaimOverrides = {},
  browser = anonymous(app),
) {
  const { body } = await browser.call(contract.startPasskeySignIn, {})
  return browser.call(contract.signInWithPasskey, { response: key.get(body, overrides) })
}

/** The second step of a sign-in. */
export async function finishSignIn(
  app: TestApp,
  accountId: string,
  key: Authenticator,
  overrides: ClaimOverrides = {},
) {
  const browser = anonymous(app)
  const challenge = await createChallenge(app, accountId)
  const { body } = await browser.call(contract.startPasskeySignIn, { challenge })
  return browser.call(contract.requestTokenBySecondFactor, { challenge, passkey: key.get(body, overrides) })
}
