// A push service for the tests, and browsers that decrypt the messages it receives.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import type { FetchTransport } from '../http/outbound/safe-fetch.ts'
import { curve } from './encrypt.ts'

export type TestBrowser = {
  pair: ECDH
  publicKey: Buffer
  authSecret: Buffer
  endpoint: string
  keys: { p256dh: string; auth: string }
}
export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

export const serviceHost = 'push.example'

export function newBrowser(): TestBrowser {
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys()
  const authSecret = randomBytes(16)
  const keys = { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') }
  return { pair, publicKey, authSecret, endpoint: `https://${serviceHost}/send/${randomUUID()}`, keys }
}

/** Decrypts a message as the browser does. Throws when it was encrypted for another browser. */
export function decrypt(body: Buffer, { pair, authSecret }: Pick<TestBrowser, 'pair' | 'authSecret'>): string {
  const [salt, senderKey, sealed] = [
    body.subarray(0, 16),
    body.subarray(21, 21 + body[20]!),
    body.subarray(21 + body[20]!),
  ]
  const derive = (secret: Buffer, by: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes))
  const shared = derive(
    pair.computeSecret(senderKey),
    authSecret,
    Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]),
    32,
  )
  const opened = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  )
  opened.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** The claims of a VAPID header; the signature is verified as a push service does. */
export function readVapid(header: string) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  return { key: key!, isSigned, head: read(head), claims: read(claims) }
}

/** A key and a certificate that are trusted by the tests only. */
const identity = readFileSync(join(import.meta.dirname, 'push-service.fixture.pem'), 'utf8')

/** A local server that a public address of a simulated Internet leads to. `behaviour.answer` decides its response. */
export async function startPushService() {
  const received: Received[] = []
  const behaviour: { answer: (received: Received) => { status: number; headers?: Record<string, string> } } = {
    answer: () => ({ status: 201 }),
  }
  const server = createServer({ key: identity, cert: identity }, async (request, response) => {
    const push = { path: request.url!, headers: request.headers, body: Buffer.concat(await request.toArray()) }
    received.push(push)
    const { status, headers } = behaviour.answer(push)
    response.writeHead(status, headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connectedAddresses: string[] = []
  const transport: FetchTransport = {
    network: {
      certificateAuthority: identity,
      resolve: async (host) =>
        host === serviceHost ? ['93.184.216.34'] : host === 'inside.example' ? ['10.0.0.5'] : [],
      connect: (address) => (connectedAddresses.push(address), connect(port, '127.0.0.1')),
    },
  }
  return {
    received,
    connectedAddresses,
    transport,
    behaviour,
    sentTo: ({ endpoint }: Pick<TestBrowser, 'endpoint'>) =>
      received.filter(({ path }) => path === new URL(endpoint).pathname),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
