// A WebAuthn authenticator in software. Tests override claims to make invalid responses.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = Record<string, unknown>
/** Values that the authenticator or the browser claims. */
type AuthenticatorClaims = {
  origin: string
  rpId: string
  type: string
  counter: number
  isVerified: boolean
  userHandle: string | undefined
  transports: unknown
}

const flags = { present: 1, verified: 4, hasCredential: 64 }
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

export class Authenticator {
  readonly id = base64url(randomBytes(32))
  counter = 0
  #handle: string | undefined
  readonly #origin: string
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: Options, overrides: Partial<AuthenticatorClaims> = {}) {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string }
    this.#handle = user.id
    const claims = this.#tell({ rpId: rp.id, type: 'webauthn.create', ...overrides })
    const id = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey()])
    const data = Buffer.concat([authenticatorData(claims, flags.hasCredential), credential])
    // CBOR map with three entries: fmt "none", attStmt {}, authData.
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData(claims, challenge),
        attestationObject: base64url(attestation),
        transports: claims.transports,
      },
    }
  }

  get(options: Options, overrides: Partial<AuthenticatorClaims> = {}) {
    this.counter++
    const { rpId, challenge } = options as { rpId: string; challenge: string }
    const claims = this.#tell({ rpId, type: 'webauthn.get', userHandle: this.#handle, ...overrides })
    const data = authenticatorData(claims)
    const clientDataJSON = clientData(claims, challenge)
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]),
      this.#key.privateKey,
    )
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: claims.userHandle,
      },
    }
  }

  #tell(claims: Partial<AuthenticatorClaims>): AuthenticatorClaims {
    return {
      origin: this.#origin,
      rpId: '',
      type: '',
      counter: this.counter,
      isVerified: true,
      userHandle: undefined,
      transports: ['internal'],
      ...claims,
    }
  }

  /** COSE key: kty EC2, alg ES256, crv P-256, x, y. */
  #publicKey() {
    const { x, y } = this.#key.publicKey.export({ format: 'jwk' })
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x!),
      coordinate(0x22, y!),
    ])
  }
}

const clientData = ({ type, origin }: AuthenticatorClaims, challenge: string) =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
const cborText = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

function authenticatorData({ rpId, counter, isVerified }: AuthenticatorClaims, extraFlags = 0) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([
    sha256(rpId),
    Buffer.from([flags.present + (isVerified ? flags.verified : 0) + extraFlags]),
    count,
  ])
}
