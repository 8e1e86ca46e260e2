import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sha256 } from '#platform/values/secrets.ts'

/** AES-256-GCM with a key that the database does not hold: a spent refresh token, or a key derived from the pepper. */
export function encrypt(text: string, key: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sha256(`sealed ${key}`), nonce)
  const encrypted = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return encrypted.toString('base64url')
}

export function decrypt(encrypted: string, key: string) {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sha256(`sealed ${key}`), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
