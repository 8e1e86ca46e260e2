import type { Config } from '../config.ts'
import { Refused } from '../outbox/refused.ts'

export type Sms = { send: (message: { id: string; to: string; text: string }) => Promise<void> }

const timeoutMs = 10_000

/** Sends by a provider that takes JSON over HTTP. The id is the same at every try, for providers that drop repeats. */
export function createSms({ url, token, sender }: NonNullable<Config['sms']>): Sms {
  return {
    async send({ id, to, text }) {
      if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new Refused('The recipient is not a phone number')
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, text, from: sender, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const outcome = `The provider answered ${answer.status}`
      const isPermanent = answer.status >= 400 && answer.status < 500 && answer.status !== 429
      throw isPermanent ? new Refused(outcome) : new Error(outcome)
    },
  }
}
