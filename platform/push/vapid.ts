import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Config } from '../config.ts'
import { pepperedHash } from '../pepper.ts'
import { curve } from './encrypt.ts'

type Source = Pick<Config, 'pepper' | 'dataDir'>

/** The order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const tokenSeconds = 12 * 3600

/** The pair hangs on the pepper: processes that share it share the pair, and nothing else has to be kept. */
function keyPair(config: Source) {
  const drawn = BigInt(`0x${pepperedHash(config, 'push', 'vapid').toString('hex')}`)
  const pair = createECDH(curve)
  pair.setPrivateKey(((drawn % (order - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  return pair
}

/** What browsers subscribe with, base64url: they take pushes of this sender only. */
export const publicKeyOf = (config: Source) => keyPair(config).getPublicKey('base64url')

/** The header `authorization` that says who sends (RFC 8292); good for one push service and half a day. */
export async function authorizationFor(
  endpoint: string,
  config: Source & Pick<Config, 'push'>,
  now: Date,
): Promise<string> {
  const pair = keyPair(config)
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: part(point.subarray(1, 33)),
    y: part(point.subarray(33)),
    d: part(pair.getPrivateKey()),
  }
  const token = await new SignJWT({
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + tokenSeconds,
    sub: config.push.subject,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }))
  return `vapid t=${token}, k=${part(point)}`
}

/** A private key may come without its leading zeros. */
const part = (bytes: Buffer) =>
  (bytes.length < 32 ? Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]) : bytes).toString('base64url')
