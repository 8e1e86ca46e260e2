// Pages are rendered synchronously with React Router's internals (see web/entry.server.tsx). These tests compare the result
// with React Router's own streaming renderer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#modules/index.ts'
import { loadSsrEntry } from '#platform/http/pages/ssr-entry.ts'
import { anonymousPage } from '#platform/testing/anonymous-page.ts'
import { base } from './support/browser.ts'

const paths = [
  '/',
  '/catalog/all/fasteners',
  '/search?search=bolt',
  '/stores/all',
  '/product/500',
  '/cart',
  '/login',
  '/nowhere',
]

for (const path of paths)
  test(`the synchronous and the streaming renderer produce the same document for ${path}`, async () => {
    const [direct, streamed] = [await render(path, false), await render(path, true)]
    assert.ok(direct.document.length > 5_000)
    assert.equal(direct.document, streamed.document)
    assert.equal(direct.data, streamed.data)
    assert.ok(direct.data.length > 500, 'the loader data is in the document')
  })

async function render(path: string, isStreamed: boolean): Promise<{ document: string; data: string }> {
  const options = {
    call,
    nextFile: async () => null,
    fileField: () => undefined,
    laterFields: () => new URLSearchParams(),
    reportError: console.error,
    page: anonymousPage(base(), path),
    nonce: 'fixed',
    isStreamed,
    html: '',
  }
  const answer = await (await loadSsrEntry())(new Request(base() + path), options)
  if (answer.headers.has('location')) return render(answer.headers.get('location')!, isStreamed)
  const { html } = options
  const routerData = [...html.matchAll(/streamController\.enqueue\((".*?")\);/gs)].map(
    ([, text]) => JSON.parse(text!) as string,
  )
  return {
    document: html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<div hidden="" id="S:\d+"><\/div>/g, ''),
    data: routerData.join(''),
  }
}

/** Outputs come from the server under test and are memoized, so that both renderers use the same ones. */
const outputs = new Map<string, Promise<unknown>>()
function call(id: string, input: unknown) {
  const key = `${id} ${JSON.stringify(input)}`
  const output = outputs.get(key) ?? fetchOutput(id, input as Record<string, unknown>)
  outputs.set(key, output)
  return output
}

async function fetchOutput(id: string, input: Record<string, unknown>) {
  const path = calls
    .find((candidate) => candidate.id === id)!
    .path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]))
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const answer = await fetch(`${base()}/api/${path}?${query}`, { headers: { currency: 'USD' } })
  const body: unknown = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(id), { problem: body })
  return body
}
