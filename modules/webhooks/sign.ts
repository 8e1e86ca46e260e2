import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { pepperedHash } from '#platform/pepper.ts'

type Keyed = { id: string; secretVersion: number }
export type SecretConfig = Pick<Config, 'pepper' | 'dataDir'>

/** Derived, so the database does not have it. */
export const secretOf = (config: SecretConfig, { id, secretVersion }: Keyed) =>
  `whsec_${pepperedHash(config, 'webhook', `${id} ${secretVersion}`).toString('base64')}`

type Message = { id: string; seconds: number; body: string }

/** The headers of Standard Webhooks 1.0: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function signatureHeaders(secret: string, { id, seconds, body }: Message) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}
