// A security key in software: makes passkeys and signs with them, or does so wrongly where a test says.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = Record<string, unknown>
/** What a key or a browser tells; every part can be false. */
type Told = {
  origin: string
  rpId: string
  type: string
  counter: number
  isVerified: boolean
  userHandle: string | undefined
  transports: unknown
}

const bits = { present: 1, verified: 4, hasCredential: 64 }
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer | string) => Buffer.from(data).toString('base64url')

export class Authenticator {
  readonly id = text(randomBytes(32))
  counter = 0
  #handle: string | undefined
  readonly #origin: string
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  constructor(origin: string) {
    this.#origin = origin
  }

  create(options: Options, given: Partial<Told> = {}) {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string }
    this.#handle = user.id
    const told = this.#tell({ rpId: rp.id, type: 'webauthn.create', ...given })
    const id = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#publicKey()])
    const data = Buffer.concat([authenticatorData(told, bits.hasCredential), credential])
    // A map of three: fmt "none", attStmt {}, authData.
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      name('fmt'),
      name('none'),
      name('attStmt'),
      Buffer.from([0xa0]),
      name('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData(told, challenge),
        attestationObject: text(attestation),
        transports: told.transports,
      },
    }
  }

  get(options: Options, given: Partial<Told> = {}) {
    this.counter++
    const { rpId, challenge } = options as { rpId: string; challenge: string }
    const told = this.#tell({ rpId, type: 'webauthn.get', userHandle: this.#handle, ...given })
    const data = authenticatorData(told)
    const clientDataJSON = clientData(told, challenge)
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
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: told.userHandle,
      },
    }
  }

  #tell(told: Partial<Told>): Told {
    return {
      origin: this.#origin,
      rpId: '',
      type: '',
      counter: this.counter,
      isVerified: true,
      userHandle: undefined,
      transports: ['internal'],
      ...told,
    }
  }

  /** COSE: kty EC2, alg ES256, crv P-256, x, y. */
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

const clientData = ({ type, origin }: Told, challenge: string) =>
  text(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
const name = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

function authenticatorData({ rpId, counter, isVerified }: Told, more = 0) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([bits.present + (isVerified ? bits.verified : 0) + more]), count])
}
