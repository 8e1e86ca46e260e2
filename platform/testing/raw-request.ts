import { request } from 'node:http'

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Options = { headers?: Record<string, string>; method?: string; body?: string }

/** A request exactly as written: fetch would resolve the path and choose the host itself, and follow redirects. */
export function rawRequest(
  address: string,
  path: string,
  { headers = {}, method = 'GET', body }: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (text += chunk))
        .on('end', () => done({ status: response.statusCode!, headers: response.headers, body: text }))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
