import { Agent, get } from 'node:http'

/** A path with its query, and headers such as language and currency. */
export type BenchRequest = { path: string; headers?: Record<string, string> }
export type Figures = {
  p50: number
  p95: number
  p99: number
  perSecond: number
  requests: number
  errors: number
  sent: number
}

/** A closed loop: each connection sends its next request when the response is complete. The first part is a warm-up and is not counted. */
export async function generateLoad(
  origin: string,
  next: () => BenchRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const startsAt = performance.now() + Math.min(1_000, seconds * 250)
  const endsAt = startsAt + seconds * 1_000
  const times: number[] = []
  let [errors, sent] = [0, 0]
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // Each connection counts at least one response, however slow.
      for (
        let [askedAt, counted] = [performance.now(), 0];
        askedAt < endsAt || counted === 0;
        askedAt = performance.now()
      ) {
        sent++
        const isGood = (await send(agent, origin, next())) === 200
        if (askedAt < startsAt) continue
        counted++
        times.push(performance.now() - askedAt)
        if (!isGood) errors++
      }
    }),
  )
  const took = (performance.now() - startsAt) / 1_000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    perSecond: times.length / took,
    requests: times.length,
    errors,
    sent,
  }
}

/** The status; 0 for a network error. */
function send(agent: Agent, origin: string, { path, headers }: BenchRequest): Promise<number> {
  return new Promise((done) => {
    get(origin + path, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode!))
      response.on('error', () => done(0))
    }).on('error', () => done(0))
  })
}

/** The median result count and the mean size of some responses, to tell fast lists from empty ones. */
export async function sampleResponses(origin: string, next: () => BenchRequest, count = 15) {
  const totals: number[] = []
  let bytes = 0
  for (let index = 0; index < count; index++) {
    const { path, headers } = next()
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })
    const text = await answer.text()
    if (!answer.ok) continue
    bytes += text.length
    totals.push(resultCountOf(text))
  }
  return {
    found: totals.sort((a, b) => a - b)[totals.length >> 1] ?? Number.NaN,
    kilobytes: bytes / Math.max(1, totals.length) / 1_000,
  }
}

function resultCountOf(text: string) {
  if (!text.startsWith('{')) return Number.NaN
  const { total, products, id } = JSON.parse(text) as { total?: number; products?: unknown[]; id?: number }
  return total ?? products?.length ?? (id ? 1 : Number.NaN)
}
