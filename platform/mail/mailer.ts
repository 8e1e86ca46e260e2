import type { Config } from '../config.ts'
import { PermanentDeliveryError } from '../outbox/delivery-errors.ts'
import { isEmailAddress } from './address.ts'

export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  from?: string
  unsubscribeUrl?: string
}
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

const stepTimeoutMs = 10_000
const totalTimeoutMs = 60_000

/** Sends over SMTP: `smtps://` is TLS from the start, `smtp://` turns to TLS where the server offers it. */
export function createMailer({
  smtpUrl,
  mailFrom,
  publicOrigin,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicOrigin'>): Mailer {
  let pool: ReturnType<typeof openPool> | undefined
  const host = new URL(publicOrigin).hostname
  return {
    async send({ id, to, subject, text, html, from, unsubscribeUrl }) {
      if (!isEmailAddress(to)) throw new PermanentDeliveryError('The recipient is not one plain address')
      const opened = await (pool ??= openPool(smtpUrl))
      await opened
        .sendMail({
          // The same in every attempt, so that mail clients can drop duplicates.
          messageId: `<${id}@${host}>`,
          from: from ?? mailFrom,
          // As an object, so that the text is not parsed as a list or a display name.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
          },
          signal: AbortSignal.timeout(totalTimeoutMs),
        })
        .catch((error: unknown) => {
          throw isPermanent(error) ? new PermanentDeliveryError((error as Error).message, { cause: error }) : error
        })
    },
    close: () => void pool?.then((opened) => opened.close()),
  }
}

/** Loads nodemailer on first use. */
async function openPool(smtpUrl: Config['smtpUrl']) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    idleTimeout: stepTimeoutMs,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** One-click unsubscribe (RFC 8058): the mail client posts to this URL. */
const unsubscribeHeaders = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Whether the server refused the recipient or the text for good. A refused login or sender is a configuration error and is retried. */
function isPermanent(error: unknown) {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
