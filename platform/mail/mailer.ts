import type { Config } from '../config.ts'
import { Refused } from '../outbox/refused.ts'
import { isMailAddress } from './address.ts'

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

const stepMs = 10_000
const wholeMs = 60_000

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
      if (!isMailAddress(to)) throw new Refused('The recipient is not one plain address')
      const opened = await (pool ??= openPool(smtpUrl))
      await opened
        .sendMail({
          // The same at every try, so that whoever gets a message twice can tell.
          messageId: `<${id}@${host}>`,
          from: from ?? mailFrom,
          // As parts, so that nothing in it is read as a list or a name.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'auto-submitted': 'auto-generated', ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
          signal: AbortSignal.timeout(wholeMs),
        })
        .catch((error: unknown) => {
          throw isPermanent(error) ? new Refused((error as Error).message, { cause: error }) : error
        })
    },
    close: () => void pool?.then((opened) => opened.close()),
  }
}

/** Whoever sends no mail does not load what sends it. */
async function openPool(smtpUrl: Config['smtpUrl']) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    idleTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** RFC 8058: the mail program itself posts there. */
const oneClick = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** A refusal of the recipient or of the text. One of our sign-in or our sender is ours to mend, and is tried again. */
function isPermanent(error: unknown) {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
