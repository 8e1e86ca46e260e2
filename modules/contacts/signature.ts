import { createHmac, timingSafeEqual } from 'node:crypto'

export const sign = (secret: string, body: Buffer | string) => createHmac('sha256', secret).update(body).digest('hex')

export function isSignatureValid(secret: string, { body, signature }: { body: Buffer; signature: string }) {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(secret, body), 'hex'))
}
