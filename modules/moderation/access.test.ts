import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { calls } from '#modules/index.ts'
import { adminFeatures } from '#platform/constants.ts'
import type { Call } from '#platform/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { signedIn, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'

let app: TestApp
before(async () => void (app = await fileApp()))

const adminCalls = calls.filter(({ access }) => access.startsWith('admin:'))
const send = (
  visitor: Visitor,
  { method, path }: Pick<Call, 'method' | 'path'>,
  headers: Record<string, string> = {},
) => visitor.send(method, `/api/${path}`, method === 'GET' || method === 'HEAD' ? undefined : {}, { headers })

for (const feature of adminFeatures)
  test(`an administrator with only ${feature} is refused by calls of all other features (E04)`, async () => {
    const { visitor } = await administrator(app, [feature])
    assert.ok(adminCalls.length > 10)
    for (const call of adminCalls) {
      const { status } = await send(visitor, call)
      if (call.access === `admin:${feature}`)
        assert.ok(status !== 401 && status !== 403 && status < 500, `${status} ${call.id}`)
      else assert.equal(status, 403, call.id)
    }
  })

test('a seller reaches no admin call, by no path spelling and no method override header (E03)', async () => {
  const seller = await signedIn(app, 'owner')
  for (const call of adminCalls) {
    const { method, path } = call
    assert.equal((await send(seller, call)).status, 403, call.id)
    const [head, ...rest] = path.split('/')
    for (const spelled of [
      `${path}/`,
      path.toUpperCase(),
      `${head}//${rest.join('/')}`,
      `./${path}`,
      `%2e/${path}`,
      `x/../${path}`,
      `${path}%2f`,
      `${path};a=b`,
      `${path}?_method=GET`,
      path.replace('a', '%61'),
    ]) {
      const { status } = await send(seller, { method, path: spelled })
      assert.ok(status === 403 || status === 404, `${status} ${spelled}`)
    }
    for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const { status } = await send(seller, { method: method === 'GET' ? 'POST' : 'GET', path }, { [header]: method })
      assert.ok(status === 403 || status === 404, `${status} ${header} ${call.id}`)
    }
    for (const headers of [
      { 'x-original-url': '/api/system/test' },
      { 'x-rewrite-url': '/api/system/test' },
      { 'x-forwarded-user': 'admin' },
      { 'x-middleware-subrequest': 'middleware' },
    ] as Record<string, string>[])
      assert.equal((await send(seller, call, headers)).status, 403, `${call.id} ${JSON.stringify(headers)}`)
  }
})
