import { Agent, get, request } from 'node:http'
import type { Person } from './people.ts'

export type Heard = { id: number; event: string; data: Record<string, unknown> }
type Stream = { hear: (heard: Heard) => void; over: (status: number) => void }

const headersOf = ({ cookie, network, side, storeId }: Person) => ({
  cookie,
  'x-forwarded-for': network,
  'sec-fetch-site': 'same-origin',
  ...(side === 'Store' ? { 'x-store-id': String(storeId) } : {}),
})

/** An open stream of events; `over` is told once, with the status of a server that refused, else 0. Answers how to close it. */
export function openEvents(origin: string, person: Person, lastEventId: number, { hear, over }: Stream) {
  const headers = {
    ...headersOf(person),
    accept: 'text/event-stream',
    ...(lastEventId ? { 'last-event-id': String(lastEventId) } : {}),
  }
  let isOver = false
  const finish = (status: number) => {
    if (!isOver) over(status)
    isOver = true
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
        const heard = read(part)
        if (heard) hear(heard)
      }
    })
    response.on('close', () => finish(0)).on('error', () => finish(0))
  })
  sent.on('error', () => finish(0))
  return () => {
    isOver = true
    sent.destroy()
  }
}

/** Undefined for a heartbeat. */
function read(part: string): Heard | undefined {
  const fields = new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [event, data] = [fields.get('event'), fields.get('data')]
  return event && data ? { event, data: JSON.parse(data), id: Number(fields.get('id')) } : undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A call as a page makes it; status 0 when there was no answer. */
export function ask<Body>(
  origin: string,
  person: Person,
  path: string,
  input?: object,
): Promise<{ status: number; body: Body }> {
  return new Promise((done) => {
    const failed = () => done({ status: 0, body: undefined as Body })
    const headers = { ...headersOf(person), ...(input ? { 'content-type': 'application/json' } : {}) }
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
