import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Config } from '../config.ts'
import { pepperedHash } from '../pepper.ts'
import { curve } from './encrypt.ts'

type VapidConfig = Pick<Config, 'pepper' | 'dataDir'>

/** The order of P-256. */
const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const tokenSeconds = 12 * 3600

/** Derived from the pepper: processes with the same pepper have the same pair, and nothing has to be stored. */
function keyPair(config: VapidConfig) {
  const secret = BigInt(`0x${pepperedHash(config, 'push', 'vapid').toString('hex')}`)
  const pair = createECDH(curve)
  pair.setPrivateKey(((secret % (curveOrder - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  return pair
}

/** The applicationServerKey of subscriptions, base64url: browsers accept pushes of this sender only. */
export const publicKeyOf = (config: VapidConfig) => keyPair(config).getPublicKey('base64url')

/** The `authorization` header of a push (RFC 8292), valid for one push service and twelve hours. */
export async function authorizationFor(
  endpoint: string,
  config: VapidConfig & Pick<Config, 'push'>,
  now: Date,
): Promise<string> {
  const pair = keyPair(config)
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.subarray(1, 33)),
    y: toBase64Url(point.subarray(33)),
    d: toBase64Url(pair.getPrivateKey()),
  }
  const token = await new SignJWT({
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + tokenSeconds,
    sub: config.push.subject,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }))
  return `vapid t=${token}, k=${toBase64Url(point)}`
}

/** base64url, padded to at least 32 bytes: a private key may lack its leading zeros. */
const toBase64Url = (bytes: Buffer) =>
  (bytes.length < 32 ? Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]) : bytes).toString('base64url')
