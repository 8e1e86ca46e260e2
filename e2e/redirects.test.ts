// Whatever a visitor is made to ask for, no answer leads to another site.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationAccounts, demonstrationPassword } from '#seed/accounts.ts'
import { type RawAnswer, rawRequest } from '#platform/testing/raw-request.ts'
import { pagePaths } from './routes.ts'
import { base } from './support.ts'

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/a',
  '/.//evil.example',
  '/..//evil.example',
  '/./evil.example//',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e//evil.example',
  '/a/..//evil.example',
  '/ru/..//evil.example',
  '/ru//evil.example',
  '/en//evil.example',
  '/rs//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/%0d%0alocation:%20//evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  '//evil.example:80/..',
  '//user@evil.example',
]
const parameters = ['next', 'from', 'page', 'location', 'url', 'redirect', 'return', 'search', 'order', 'token']
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

const ask = (path: string, options: Parameters<typeof rawRequest>[2] = {}) =>
  rawRequest(base(), path, {
    ...options,
    headers: { host: new URL(base()).host, accept: 'text/html', ...options.headers },
  })

/** A location is a path of this site, as a browser would read it. The data of a navigation in the browser carries its location in the body. */
function assertStays({ status, headers, body }: RawAnswer, what: string) {
  const { location } = headers
  if (location !== undefined)
    assert.match(String(location), /^\/(?![/\\])[^\\\t\n\r]*$/, `${what} leads to ${String(location)}`)
  if (location !== undefined) assert.equal(new URL(String(location), base()).host, new URL(base()).host, what)
  if (status === 202) assert.doesNotMatch(body, /"[^"]*\/\/evil\.example/, what)
}

const signedIn = (next = '/') => {
  const seller = demonstrationAccounts.find(({ store }) => store)!
  return ask('/login', {
    method: 'POST',
    headers: form,
    body: new URLSearchParams({ login: seller.email, password: demonstrationPassword, next }).toString(),
  })
}
const cookieOf = ({ headers }: RawAnswer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')

test('no path leads to another site, however it is written (F12l, F12p)', async () => {
  for (const place of hostile.map((each) => each.replace(/[\t\n]/g, '')))
    for (const path of [
      ...(place.startsWith('/') ? [place] : []),
      `/en${place}`,
      `/rs${place}`,
      `/ru${place}`,
      ...['/cart', '/store', '/catalog', '/product', '/profile', '/assets', '/media', '/api'].map(
        (start) => start + place,
      ),
    ])
      for (const method of ['GET', 'POST'])
        assertStays(await ask(path, { method, headers: method === 'POST' ? form : {} }), `${method} ${path}`)
})

test('no page leads to another site, whatever its query says (F12)', async () => {
  for (const path of pagePaths.filter((each) => each !== '/logout'))
    for (const place of hostile) {
      const query = new URLSearchParams(parameters.map((name) => [name, place])).toString()
      assertStays(await ask(`${path}?${query}`), `${path}?${query}`)
    }
})

test('the pages of people who are signed in stay on the site (F12)', async () => {
  const cookie = cookieOf(await signedIn())
  for (const path of [
    '/login',
    '/registration',
    '/restore',
    '/messages',
    '/profile/store',
    '/ru/login',
    '/login.data',
    '/registration.data',
  ])
    for (const place of hostile)
      assertStays(await ask(`${path}?next=${encodeURIComponent(place)}`, { headers: { cookie } }), `${path} ${place}`)
})

test('signing in stays on the site (F12u)', async () => {
  for (const place of hostile) {
    const answer = await signedIn(place)
    assert.equal(answer.status, 303, place)
    assertStays(answer, `sign-in with ${place}`)
  }
})

test('every form that names where to go next stays on the site (F12u)', async () => {
  const cookie = cookieOf(await signedIn())
  const chooseStore = await chooseStoreForm(cookie)
  const seen = new Set<string>()
  for (const path of [
    '/',
    '/product/500',
    '/catalog/all',
    '/stores/all',
    '/profile/company',
    '/profile/settings',
    '/cart',
    '/login',
    '/registration',
    '/restore',
  ])
    for (const headers of [{}, { cookie }] as Record<string, string>[])
      for (const { action, fields } of [...formsIn((await follow(path, headers)).body, path), chooseStore]) {
        const kind = `${action} ${Object.keys(fields).join()} ${fields.intent ?? ''}`
        if (!('next' in fields) || seen.has(kind)) continue
        seen.add(kind)
        for (const place of hostile)
          assertStays(
            await ask(action, {
              method: 'POST',
              headers: { ...form, ...headers },
              body: new URLSearchParams({ ...fields, next: place }).toString(),
            }),
            `${action} with ${place}`,
          )
      }
  for (const action of ['/preferences', '/cart', '/login', '/profile/store'])
    assert.ok(
      [...seen].some((kind) => kind.startsWith(`${action} `)),
      `a form of ${action} was tried: ${[...seen].join('; ')}`,
    )
})

/** Pages show it to people of several stores only. */
async function chooseStoreForm(cookie: string): Promise<Form> {
  const { stores } = JSON.parse((await ask('/api/account/get/context', { headers: { cookie } })).body) as {
    stores: { id: number }[]
  }
  return { action: '/profile/store', fields: { storeId: String(stores[0]!.id), next: '' } }
}

async function follow(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const answer = await ask(path, { headers })
  return answer.headers.location ? follow(String(answer.headers.location), headers) : answer
}

type Form = { action: string; fields: Record<string, string> }

/** The forms of a page that post, with their named fields and what each of their buttons adds. */
function formsIn(html: string, path: string): Form[] {
  return [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, attributes, content]) => {
    if (!/method="post"/i.test(attributes!)) return []
    const action = attribute(attributes!, 'action') || path
    const fields = Object.fromEntries(
      [...content!.matchAll(/<input([^>]*)>/g)]
        .map(([, input]) => [attribute(input!, 'name'), attribute(input!, 'value')])
        .filter(([name]) => name),
    )
    const buttons = [...content!.matchAll(/<button([^>]*)>/g)]
      .map(([, button]) => [attribute(button!, 'name'), attribute(button!, 'value')])
      .filter(([name]) => name)
    return buttons.length > 0
      ? buttons.map(([name, value]) => ({ action, fields: { ...fields, [name!]: value! } }))
      : [{ action, fields }]
  })
}

const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1]!.replaceAll('&amp;', '&') ?? ''
