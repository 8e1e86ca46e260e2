// A mail server for the tests: stores received mails and refuses on demand.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; headers: Record<string, string>; text: string; html: string }
export type MailServer = AsyncDisposable & {
  url: string
  received: Received[]
  /** Response codes for these SMTP steps, until they are removed. */
  refuse: { sender?: number; recipient?: number; data?: number }
  /** Runs when a mail has arrived, before the server confirms it. */
  whenReceived: (mail: Received) => Promise<void> | void
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const refused = (code?: number) =>
    code === undefined ? null : Object.assign(new Error('Not now or not ever'), { responseCode: code })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refused(mailServer.refuse.sender)),
    onRcptTo: (_address, _session, done) => done(refused(mailServer.refuse.recipient)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mailServer.refuse.data !== undefined) return done(refused(mailServer.refuse.data))
        const { mailFrom, rcptTo } = session.envelope
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parse(Buffer.concat(chunks).toString('latin1')),
        }
        mailServer.received.push(mail)
        await mailServer.whenReceived(mail)
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    refuse: {},
    whenReceived: () => {},
    [Symbol.asyncDispose]: () => new Promise((done) => server.close(done)),
  }
  return mailServer
}

function parse(raw: string): Pick<Received, 'headers' | 'text' | 'html'> {
  const whole = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(whole.headers['content-type']!)![1]!
  const [text, html] = whole.body
    .split(`--${boundary}`)
    .slice(1, 3)
    .map((part) => split(part.replace(/^\r\n/, '')))
  return { headers: whole.headers, text: decode(text!), html: decode(html!) }
}

type Part = { headers: Record<string, string>; body: string }

function split(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]/g, ' ').matchAll(/^([^:\r\n]+):[ \t]*(.*?)\r?$/gm)
  const headers = Object.fromEntries([...lines].map(([, name, value]) => [name!.toLowerCase(), words(value!)]))
  return { headers, body: rest.join('\r\n\r\n') }
}

function decode({ headers, body }: Part) {
  const encoding = headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  const bytes = encoding === 'quoted-printable' ? fromHex(body.replace(/=\r\n/g, '')) : Buffer.from(body, 'latin1')
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

/** Decodes the encoded words of a header (RFC 2047). */
const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, given: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(given, 'base64') : fromHex(given.replaceAll('_', ' '))).toString(
        'latin1',
      ),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))

const fromHex = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
