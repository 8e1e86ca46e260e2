import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status?: number; body?: unknown; delayMs?: number }

/**
 * A captcha provider as the real ones are: every token is good once. What a token is good for stands in it: `good` passes with
 * the action after its colon, such as `good:sign_in:1`; `answer` overrides everything.
 */
export async function startProvider(hostname = 'localhost') {
  const seen: Record<string, string>[] = []
  const used = new Set<string>()
  const provider = { url: '', seen, answer: undefined as Answer | undefined, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const fields = Object.fromEntries(new URLSearchParams(text))
    seen.push(fields)
    const token = fields.response ?? fields.token ?? ''
    const [kind, action] = token.split(':')
    const isGood = kind === 'good' && !used.has(token)
    used.add(token)
    const own = fields.response === undefined
      ? { status: isGood ? 'ok' : 'failed', message: '', host: hostname }
      : isGood ? { success: true, score: 0.9, action, hostname, challenge_ts: '' } : { success: false, 'error-codes': ['timeout-or-duplicate'] }
    const { status = 200, body = own, delayMs = 0 } = provider.answer ?? {}
    setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)), delayMs)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return provider
}
