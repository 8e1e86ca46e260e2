import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type MockResponse = { status?: number; body?: unknown; isSilent?: boolean }

/**
 * A captcha provider for tests: each token is valid once. A token names its result: `good:sign_in:1` passes for the action
 * `sign_in`. `answer` overrides every verdict. Browsers load its script from `recaptcha.js` and `smartcaptcha.js`, unless `hasScript`
 * is false.
 */
export async function startProvider(hostname = 'localhost') {
  const seen: Record<string, string>[] = []
  const used = new Set<string>()
  const stop = async () => void server.close().closeAllConnections()
  const provider = {
    url: '',
    seen,
    answer: undefined as MockResponse | undefined,
    scriptLoads: 0,
    hasScript: true,
    makesTokens: 'good',
    [Symbol.asyncDispose]: stop,
  }
  let made = 0
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const { pathname, searchParams } = new URL(request.url!, provider.url)
      const headers = {
        'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
        'access-control-allow-origin': '*',
      }
      if (pathname === '/token')
        return response.writeHead(200, headers).end(`${provider.makesTokens}:${searchParams.get('action')}:${++made}`)
      const script = scripts[pathname]
      if (script) provider.scriptLoads++
      return response
        .writeHead(pathname === '/frame' || (script && provider.hasScript) ? 200 : 503, headers)
        .end(script)
    }
    const fields = await fieldsOf(request)
    seen.push(fields)
    const token = fields.response ?? fields.token ?? ''
    const [kind, action] = token.split(':')
    const isGood = kind === 'good' && !used.has(token)
    used.add(token)
    const own =
      fields.response === undefined
        ? { status: isGood ? 'ok' : 'failed', message: '', host: hostname }
        : isGood
          ? { success: true, score: 0.9, action, hostname, challenge_ts: '' }
          : { success: false, 'error-codes': ['timeout-or-duplicate'] }
    const { status = 200, body = own, isSilent = false } = provider.answer ?? {}
    if (isSilent) return
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return provider
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

const tokenOf = `const { origin } = new URL(document.currentScript.src)
const tokenOf = async (action) => (await fetch(origin + '/token?action=' + action)).text()`

/** The parts of the real scripts that pages use. Like those, they call their own host, one of them also from a frame. */
const scripts: Record<string, string> = {
  '/recaptcha.js': `{ ${tokenOf}
window.grecaptcha = { ready: (run) => run(), execute: (siteKey, { action }) => tokenOf(action) } }`,
  '/smartcaptcha.js': `{ ${tokenOf}
const heard = {}
window.smartCaptcha = {
  render: (place) => (place.append(Object.assign(document.createElement('iframe'), { src: origin + '/frame', hidden: true })), 1),
  subscribe: (widget, event, run) => ((heard[event] = run), () => delete heard[event]),
  execute: () => void tokenOf('any').then((token) => heard.success(token)),
  reset: () => {},
} }`,
}
