import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#modules/index.ts'
import { NoContent } from '../../contract.ts'
import { declaredErrors } from '../../errors.ts'
import { anonymous } from '../../testing/personas.ts'
import { fileApp } from '../../testing/shared.ts'
import { describeApi } from './openapi.ts'

type Operation = {
  operationId: string
  summary: string
  parameters: ({ name: string; in: string; required: boolean; schema: object } | { $ref: string })[]
  responses: Record<string, { description: string; content?: object }>
  requestBody?: { content: Record<string, { schema: { properties: object } }> }
}
const document = describeApi(calls, '1', 'http://localhost')
const operationOf = (path: string, method: string) =>
  document.paths[`/api/${path}`]?.[method.toLowerCase()] as Operation | undefined

test('every call and the event stream are described, once', () => {
  assert.equal(document.openapi, '3.1.0')
  const described = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0)
  assert.equal(described, calls.length + 1)
  const ids = calls.map(({ path, method }) => operationOf(path, method)!.operationId)
  assert.equal(new Set(ids).size, ids.length)
})

const ownParameters = ({ parameters }: Operation) => parameters.filter((parameter) => 'name' in parameter)
/** Names of the headers that an operation refers to. */
const headersOf = ({ parameters }: Operation) =>
  parameters.flatMap((parameter) =>
    '$ref' in parameter
      ? document.components.parameters[parameter.$ref.split('/').at(-1) as keyof typeof document.components.parameters]
          .name
      : [],
  )

test('the headers of the specification are named at every call', () => {
  const always = ['Accept-Language', 'currency', 'sessionId', 'url', 'X-Country-Code', 'X-Store-Id']
  for (const { id, path, method, access } of calls) {
    const isRead = method === 'GET' || method === 'HEAD'
    const named = access === 'provider' ? [] : access.startsWith('key:') ? ['Accept-Language'] : always
    const expected = isRead || access === 'provider' ? named : [...named, 'Idempotency-Key']
    assert.deepEqual(headersOf(operationOf(path, method)!), expected, id)
  }
  for (const { in: place, description } of Object.values(document.components.parameters))
    assert.ok(place === 'header' && description.length > 10)
})

test('calls that take their input in the query name it there too', () => {
  for (const [path, field] of [
    ['account/email/confirm', 'token'],
    ['x/cart-order/mark-as-viewed', 'ids'],
  ] as const) {
    const operation = operationOf(path, 'POST')!
    const query = ownParameters(operation).filter((parameter) => parameter.in === 'query')
    assert.deepEqual(
      query.map(({ name, required }) => [name, required]),
      [[field, false]],
    )
    assert.ok(Object.hasOwn(operation.requestBody!.content['application/json']!.schema.properties, field))
  }
})

test('the event stream is described with the header that resumes it', () => {
  const stream = operationOf('events', 'GET')!
  assert.deepEqual(headersOf(stream), ['Last-Event-ID'])
  assert.deepEqual(Object.keys(stream.responses), ['200', '401', '403', '429'])
})

test('the response of a call is JSON, a file of its media type, or text for a form', () => {
  for (const { id, path, method, isForm, mediaType } of calls.filter(({ output }) => output !== NoContent))
    assert.deepEqual(
      Object.keys(operationOf(path, method)!.responses[200]!.content!),
      [mediaType ?? (isForm ? 'text/plain' : 'application/json')],
      id,
    )
  assert.equal(calls.find(({ id }) => id === 'GET cart/order/document')!.mediaType, 'application/pdf')
  assert.deepEqual(Object.keys(operationOf('metrics', 'POST')!.responses).slice(0, 1), ['204'])
})

test('each description conforms to OpenAPI', () => {
  for (const call of calls) {
    const { id, path, method, access, errors = [] } = call
    const operation = operationOf(path, method)!
    assert.ok(operation.summary.length > 3, id)
    const parameters = ownParameters(operation)
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    assert.deepEqual(inPath.sort(), [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort(), id)
    for (const parameter of parameters)
      assert.ok(
        ['path', 'query'].includes(parameter.in) && typeof parameter.required === 'boolean' && parameter.schema,
        id,
      )
    assert.ok(operation.responses[call.output === NoContent ? 204 : 200], id)
    assert.equal(operation.requestBody !== undefined, method !== 'GET' && method !== 'HEAD', id)
    const mayBeUnknown =
      !['public', 'session', 'provider'].includes(access) || errors.some((code) => declaredErrors().get(code) === 401)
    assert.equal(operation.responses[401] !== undefined, mayBeUnknown, id)
    for (const status of Object.keys(operation.responses)) assert.match(status, /^[2-5]\d\d$/, id)
  }
})

test('every error of a call is declared with a status', () => {
  for (const { id, errors = [] } of calls)
    for (const code of errors) assert.ok(declaredErrors().has(code), `${id}: ${code}`)
})

test('every reference resolves', () => {
  const text = JSON.stringify(document)
  const { schemas, parameters } = document.components
  for (const [, kind, name] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g))
    assert.ok(Object.hasOwn(kind === 'schemas' ? schemas : parameters, name!), `${kind} ${name}`)
  assert.doesNotMatch(text, /"\$ref":"#\/(?!components)/)
})

test('the document and its page are served', async () => {
  const visitor = anonymous(await fileApp())
  assert.deepEqual(Object.keys((await visitor.get('/api/openapi.json')).body as object), Object.keys(document))
  const page = await visitor.get('/api/docs')
  assert.equal(page.status, 200)
  for (const { path } of calls) assert.ok(page.text.includes(`/api/${path}`), path)
  assert.match(page.text, /<code>items\[\]\.price\.minor<\/code><\/td><td>integer</)
  assert.match(page.text, /<code>rs<\/code> is read as <code>sr<\/code>/)
})
