// Pages are rendered in one go by laying React Router's hand-over where its component looks for it. This holds the result
// against React Router's own streaming way, page by page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#modules/index.ts'
import { loadPages } from '#platform/http/load-pages.ts'
import { base } from './support.ts'

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
  test(`both ways of rendering give the same ${path}`, async () => {
    const [whole, streamed] = [await render(path, false), await render(path, true)]
    assert.ok(whole.document.length > 5_000)
    assert.equal(whole.document, streamed.document)
    assert.equal(whole.data, streamed.data)
    assert.ok(whole.data.length > 500, 'the data of the page is handed over')
  })

async function render(path: string, isStreamed: boolean): Promise<{ document: string; data: string }> {
  const page = {
    locale: 'en' as const,
    locales: ['en', 'ru', 'sr', 'de', 'it', 'tr'] as const,
    currency: 'USD',
    variant: 'b2b',
    origin: base(),
    path,
    isAuth: false,
    tokenExpiresAt: null,
    servedAt: 0,
    location: null,
    hasCart: false,
    hasChats: false,
    viewed: [],
    demo: true,
    hasMailbox: false,
    messengerUrl: null,
    captcha: null,
  }
  const given = {
    call,
    nextFile: async () => null,
    reportError: console.error,
    page,
    nonce: 'fixed',
    isStreamed,
    html: '',
  }
  const answer = await (await loadPages())(new Request(base() + path), given)
  if (answer.headers.has('location')) return render(answer.headers.get('location')!, isStreamed)
  const { html } = given
  const handed = [...html.matchAll(/streamController\.enqueue\((".*?")\);/gs)].map(
    ([, text]) => JSON.parse(text!) as string,
  )
  return {
    document: html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<div hidden="" id="S:\d+"><\/div>/g, ''),
    data: handed.join(''),
  }
}

/** The answers come from the server under test, so that both ways render the same ones. */
const answers = new Map<string, Promise<unknown>>()
function call(id: string, input: unknown) {
  const key = `${id} ${JSON.stringify(input)}`
  const known = answers.get(key) ?? ask(id, input as Record<string, unknown>)
  answers.set(key, known)
  return known
}

async function ask(id: string, input: Record<string, unknown>) {
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
