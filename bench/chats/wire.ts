import { Agent, get, request } from 'node:http'
import type { Person } from './people.ts'

export type ServerEvent = { id: number; event: string; data: Record<string, unknown> }
type StreamHandlers = { onEvent: (event: ServerEvent) => void; onClose: (status: number) => void }

const requestHeaders = ({ cookie, network, side, storeId }: Person) => ({
  cookie,
  'x-forwarded-for': network,
  'sec-fetch-site': 'same-origin',
  ...(side === 'Store' ? { 'x-store-id': String(storeId) } : {}),
})

/** Opens an event stream and returns a function that closes it. `onClose` is called once: with the HTTP status of a refused request, otherwise with 0. */
export function openEvents(origin: string, person: Person, lastEventId: number, { onEvent, onClose }: StreamHandlers) {
  const headers = {
    ...requestHeaders(person),
    accept: 'text/event-stream',
    ...(lastEventId ? { 'last-event-id': String(lastEventId) } : {}),
  }
  let isClosed = false
  const finish = (status: number) => {
    if (!isClosed) onClose(status)
    isClosed = true
  }
  const sent = get(`${origin}/api/events`, { agent: false, headers }, (response) => {
    if (response.statusCode !== 200) {
      response.resume()
      return finish(response.statusCode!)
    }
    let rest = ''
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop()!
      for (const part of parts) {
        const event = parseEvent(part)
        if (event) onEvent(event)
      }
    })
    response.on('close', () => finish(0)).on('error', () => finish(0))
  })
  sent.on('error', () => finish(0))
  return () => {
    isClosed = true
    sent.destroy()
  }
}

/** Undefined for a heartbeat. */
function parseEvent(part: string): ServerEvent | undefined {
  const fields = new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [event, data] = [fields.get('event'), fields.get('data')]
  return event && data ? { event, data: JSON.parse(data), id: Number(fields.get('id')) } : undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** An API call; the status is 0 if there was no response. */
export function callApi<Body>(
  origin: string,
  person: Person,
  path: string,
  input?: object,
): Promise<{ status: number; body: Body }> {
  return new Promise((done) => {
    const failed = () => done({ status: 0, body: undefined as Body })
    const headers = { ...requestHeaders(person), ...(input ? { 'content-type': 'application/json' } : {}) }
    const sent = request(`${origin}/api/${path}`, { agent, method: input ? 'POST' : 'GET', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response
        .on('end', () => done({ status: response.statusCode!, body: text ? JSON.parse(text) : undefined }))
        .on('error', failed)
        .on('close', failed)
    })
    sent.on('error', failed)
    sent.end(input && JSON.stringify(input))
  })
}
