import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sha256 } from './tokens.ts'

/** Only who holds the key can read it, and the database does not: a spent refresh token, or what is derived from the pepper. */
export function seal(text: string, key: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sha256(`sealed ${key}`), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

export function unseal(sealed: string, key: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sha256(`sealed ${key}`), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
