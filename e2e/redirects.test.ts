// Open redirects: no crafted request makes the server redirect to another site.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demonstrationAccounts, demonstrationPassword } from '#seed/accounts.ts'
import { type RawAnswer, rawRequest } from '#platform/testing/raw-request.ts'
import { pagePaths } from './support/page-paths.ts'
import { base } from './support/browser.ts'

const hostileTargets = [
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
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

const request = (path: string, options: Parameters<typeof rawRequest>[2] = {}) =>
  rawRequest(base(), path, {
    ...options,
    headers: { host: new URL(base()).host, accept: 'text/html', ...options.headers },
  })

/** Asserts that the Location header is a path of this site as browsers parse it. Single-fetch responses (202) carry the location in the body. */
function assertStaysOnSite({ status, headers, body }: RawAnswer, description: string) {
  const { location } = headers
  if (location !== undefined)
    assert.match(String(location), /^\/(?![/\\])[^\\\t\n\r]*$/, `${description} leads to ${String(location)}`)
  if (location !== undefined) assert.equal(new URL(String(location), base()).host, new URL(base()).host, description)
  if (status === 202) assert.doesNotMatch(body, /"[^"]*\/\/evil\.example/, description)
}

const signIn = (next = '/') => {
  const seller = demonstrationAccounts.find(({ store }) => store)!
  return request('/login', {
    method: 'POST',
    headers: formHeaders,
    body: new URLSearchParams({
      intent: 'sign-in',
      login: seller.email,
      password: demonstrationPassword,
      next,
    }).toString(),
  })
}
const cookieHeader = ({ headers }: RawAnswer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')

test('no crafted path redirects to another site (F12l, F12p)', async () => {
  for (const target of hostileTargets.map((each) => each.replace(/[\t\n]/g, '')))
    for (const path of [
      ...(target.startsWith('/') ? [target] : []),
      `/en${target}`,
      `/rs${target}`,
      `/ru${target}`,
      ...['/cart', '/store', '/catalog', '/product', '/profile', '/assets', '/media', '/api'].map(
        (start) => start + target,
      ),
    ])
      for (const method of ['GET', 'POST'])
        assertStaysOnSite(
          await request(path, { method, headers: method === 'POST' ? formHeaders : {} }),
          `${method} ${path}`,
        )
})

test('no query parameter redirects to another site (F12)', async () => {
  for (const path of pagePaths.filter((each) => each !== '/logout'))
    for (const target of hostileTargets) {
      const query = new URLSearchParams(parameters.map((name) => [name, target])).toString()
      assertStaysOnSite(await request(`${path}?${query}`), `${path}?${query}`)
    }
})

test('pages for signed-in users do not redirect to another site (F12)', async () => {
  const cookie = cookieHeader(await signIn())
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
    for (const target of hostileTargets)
      assertStaysOnSite(
        await request(`${path}?next=${encodeURIComponent(target)}`, { headers: { cookie } }),
        `${path} ${target}`,
      )
})

test('signing in does not redirect to another site (F12u)', async () => {
  for (const target of hostileTargets) {
    const answer = await signIn(target)
    assert.equal(answer.status, 303, target)
    assertStaysOnSite(answer, `sign-in with ${target}`)
  }
})

test('no form with a `next` field redirects to another site (F12u)', async () => {
  const cookie = cookieHeader(await signIn())
  const chooseStore = await chooseStoreForm(cookie)
  const tried = new Set<string>()
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
      for (const { action, fields } of [...postForms((await follow(path, headers)).body, path), chooseStore]) {
        const kind = `${action} ${Object.keys(fields).join()} ${fields.intent ?? ''}`
        if (!('next' in fields) || tried.has(kind)) continue
        tried.add(kind)
        for (const target of hostileTargets)
          assertStaysOnSite(
            await request(action, {
              method: 'POST',
              headers: { ...formHeaders, ...headers },
              body: new URLSearchParams({ ...fields, next: target }).toString(),
            }),
            `${action} with ${target}`,
          )
      }
  for (const action of ['/preferences', '/cart', '/login', '/profile/store'])
    assert.ok(
      [...tried].some((kind) => kind.startsWith(`${action} `)),
      `a form of ${action} was tried: ${[...tried].join('; ')}`,
    )
})

/** Pages render this form for accounts with several stores only. */
async function chooseStoreForm(cookie: string): Promise<Form> {
  const { stores } = JSON.parse((await request('/api/account/get/context', { headers: { cookie } })).body) as {
    stores: { id: number }[]
  }
  return { action: '/profile/store', fields: { storeId: String(stores[0]!.id), next: '' } }
}

async function follow(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const answer = await request(path, { headers })
  return answer.headers.location ? follow(String(answer.headers.location), headers) : answer
}

type Form = { action: string; fields: Record<string, string> }

/** The POST forms of a page: their fields, one entry per named button. */
function postForms(html: string, path: string): Form[] {
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
