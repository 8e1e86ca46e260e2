// People with a passkey, and what they do with it; a test says which parts of an answer are false.
import assert from 'node:assert/strict'
import type { TestApp } from '#platform/testing/app.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { challengeFor, someone, type Someone } from '#platform/testing/second-factors.ts'
import { password } from '#platform/testing/shop.ts'
import { told } from './answers.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'
import * as contract from './contract.ts'

export type Lies = Parameters<Authenticator['get']>[1]
export const refused = '422 factors.passkeyRefused'

export async function withPasskey(app: TestApp, options: Parameters<typeof someone>[1] = {}) {
  const person = await someone(app, options)
  const key = new Authenticator(app.address)
  const answer = await add(person, key)
  assert.equal(told(answer), '200')
  return { ...person, key, recoveryCodes: answer.body.recoveryCodes }
}

export async function add({ visitor }: Someone, key: Authenticator, lies: Lies = {}, proof: object = {}) {
  const { body } = await visitor.call(contract.startPasskey, { password, ...proof })
  return visitor.call(contract.addPasskey, { name: 'Work laptop', response: key.create(body, lies) })
}

/** What a signed-in browser shows again before factors change. */
export async function shown({ visitor }: Pick<Someone, 'visitor'>, key: Authenticator, lies: Lies = {}) {
  const { body } = await visitor.call(contract.startPasskeyProof, {})
  return { password, passkey: key.get(body, lies) }
}

/** Signs in by the passkey alone. */
export async function enter(app: TestApp, key: Authenticator, lies: Lies = {}, browser = anonymous(app)) {
  const { body } = await browser.call(contract.startPasskeySignIn, {})
  return browser.call(contract.signInWithPasskey, { response: key.get(body, lies) })
}

/** The second step of a sign-in. */
export async function finish(app: TestApp, accountId: string, key: Authenticator, lies: Lies = {}) {
  const browser = anonymous(app)
  const challenge = await challengeFor(app, accountId)
  const { body } = await browser.call(contract.startPasskeySignIn, { challenge })
  return browser.call(contract.requestTokenBySecondFactor, { challenge, passkey: key.get(body, lies) })
}
