// Baseline for rendering: a bare HTTP server that renders the same page with the outputs of its calls in memory.
// Environment: PORT, SOURCE (origin of the server that provides the outputs), PAGE (path).
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { calls } from '#modules/index.ts'
import { loadSsrEntry } from '#platform/http/pages/ssr-entry.ts'
import { anonymousPage } from '#platform/testing/anonymous-page.ts'

const { PORT, SOURCE, PAGE } = process.env as Record<string, string>
const render = await loadSsrEntry()
const answers = new Map<string, unknown>()

async function call(id: string, input: unknown) {
  const key = `${id} ${JSON.stringify(input)}`
  if (answers.has(key)) return answers.get(key)
  const path = calls
    .find((candidate) => candidate.id === id)!
    .path.replace(/\{(\w+)\}/g, (_, name) => (input as Record<string, string>)[name]!)
  const query = new URLSearchParams(
    Object.entries(input as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  const answer = await fetch(`${SOURCE}/api/${path}?${query}`)
  if (!answer.ok) throw new Error(`${id} answered ${answer.status}`)
  answers.set(key, await answer.json())
  return answers.get(key)
}

const nonce = randomBytes(16).toString('base64')
const page = anonymousPage(SOURCE!, PAGE!)
createServer(async (_request, response) => {
  const answer = await render(new Request(`${SOURCE}${PAGE}`), {
    call,
    nextFile: async () => null,
    fileField: () => undefined,
    laterFields: () => new URLSearchParams(),
    reportError: console.error,
    page,
    nonce,
  })
  const body = Buffer.from(await answer.text())
  response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(PORT))
