import assert from 'node:assert/strict'
import { createECDH } from 'node:crypto'
import { test } from 'node:test'
import { curve, encrypt, isPublicKey, maxPlaintextBytes } from './encrypt.ts'
import { decrypt, newBrowser } from './push-service.fixture.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, appendix A. */
const standard = {
  plain: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiverKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

function pairOf(key: string) {
  const pair = createECDH(curve)
  pair.setPrivateKey(bytes(key))
  return pair
}

test('the example of RFC 8291 is reproduced byte for byte', () => {
  const receiver = { publicKey: bytes(standard.receiverPublic), authSecret: bytes(standard.authSecret) }
  const sealed = encrypt(standard.plain, receiver, { sender: pairOf(standard.senderKey), salt: bytes(standard.salt) })
  assert.equal(sealed.toString('base64url'), standard.sealed)
  assert.equal(
    decrypt(bytes(standard.sealed), { pair: pairOf(standard.receiverKey), authSecret: receiver.authSecret }),
    standard.plain,
  )
})

test('each message has its own key and salt, and only its browser decrypts it', () => {
  const [browser, other] = [newBrowser(), newBrowser()]
  const [first, second] = [encrypt('Здраво 👋', browser), encrypt('Здраво 👋', browser)]
  assert.notDeepEqual(first.subarray(0, 16), second.subarray(0, 16))
  assert.notDeepEqual(first.subarray(21, 86), second.subarray(21, 86))
  assert.equal(decrypt(first, browser), 'Здраво 👋')
  assert.throws(() => decrypt(first, other))
  assert.throws(() => decrypt(first, { ...browser, authSecret: other.authSecret }))
})

test('a message that exceeds one record is refused', () => {
  const browser = newBrowser()
  assert.equal(encrypt('x'.repeat(maxPlaintextBytes), browser).length, 4096)
  assert.throws(() => encrypt('x'.repeat(maxPlaintextBytes + 1), browser), RangeError)
})

test('a public key is an uncompressed point of the curve', () => {
  const good = bytes(standard.receiverPublic)
  assert.ok(isPublicKey(good))
  const off = Buffer.from(good)
  off[64]! ^= 1
  for (const bad of [
    off,
    good.subarray(0, 64),
    Buffer.alloc(65),
    Buffer.concat([Buffer.of(4), Buffer.alloc(64)]),
    Buffer.alloc(0),
  ])
    assert.ok(!isPublicKey(bad))
})
