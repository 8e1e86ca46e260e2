import type { Config } from '../config.ts'
import { PermanentDeliveryError } from '../outbox/delivery-errors.ts'

export type Sms = { send: (message: { id: string; to: string; text: string }) => Promise<void> }

const timeoutMs = 10_000

/** Sends through a provider with a JSON API. The id is the same in every attempt, so that the provider can drop duplicates. */
export function createSms({ url, token, sender }: NonNullable<Config['sms']>): Sms {
  return {
    async send({ id, to, text }) {
      if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new PermanentDeliveryError('The recipient is not a phone number')
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, text, from: sender, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return
      const message = `The provider answered ${response.status}`
      const isPermanent = response.status >= 400 && response.status < 500 && response.status !== 429
      throw isPermanent ? new PermanentDeliveryError(message) : new Error(message)
    },
  }
}
