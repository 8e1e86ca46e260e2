import { createCipheriv, createECDH, ECDH, type ECDH as KeyPair, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription: an uncompressed point of P-256, and 16 bytes. */
export type PushRecipient = { publicKey: Buffer; authSecret: Buffer }
type Ephemeral = { sender: KeyPair; salt: Buffer }

export const curve = 'prime256v1'
const recordBytes = 4096
const [keyIdBytes, tagBytes] = [65, 16]
/** The room in one record beside header, delimiter and tag. Push services need not accept more than one record. */
export const maxPlaintextBytes = recordBytes - (16 + 4 + 1 + keyIdBytes) - 1 - tagBytes

/** Encrypts a text for one browser: RFC 8291, as a single record of RFC 8188 (aes128gcm). */
export function encrypt(
  text: string,
  { publicKey, authSecret }: PushRecipient,
  { sender, salt } = generateEphemeral(),
): Buffer {
  const plaintext = Buffer.from(text)
  if (plaintext.length > maxPlaintextBytes)
    throw new RangeError(`${plaintext.length} bytes are too many for a push message`)
  const ownKey = sender.getPublicKey()
  const shared = derive(
    authSecret,
    sender.computeSecret(publicKey),
    Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownKey]),
    32,
  )
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(salt, shared, 'Content-Encoding: aes128gcm\0', 16),
    derive(salt, shared, 'Content-Encoding: nonce\0', 12),
  )
  const header = Buffer.alloc(21)
  salt.copy(header)
  header.writeUInt32BE(recordBytes, 16)
  header.writeUInt8(keyIdBytes, 20)
  const lastRecord = Buffer.of(2)
  return Buffer.concat([
    header,
    ownKey,
    cipher.update(plaintext),
    cipher.update(lastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

export function isPublicKey(key: Buffer) {
  if (key.length !== keyIdBytes || key[0] !== 4) return false
  try {
    ECDH.convertKey(key, curve)
    return true
  } catch {
    return false
  }
}

/** A new key pair and salt for one message. */
function generateEphemeral(): Ephemeral {
  const sender = createECDH(curve)
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}

const derive = (salt: Buffer, secret: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
