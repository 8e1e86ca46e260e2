import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError, requestErrors } from '../errors.ts'
import { toAppError } from './problem.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)
const answerTo = (thrown: unknown) => {
  const { error, isExpected } = toAppError(thrown)
  return { status: error.status, retryAfter: error.headers['retry-after'], isExpected }
}

test('an outage is 503 with retry-after, and is logged (R04, R08)', () => {
  const outages = [
    ...['53100', '57P01', '57P03', '58030', '57014', 'EPIPE', 'ECONNRESET', 'ENOSPC', 'EDQUOT', 'EMFILE'].map((code) =>
      failure('x', { code }),
    ),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Query read timeout'),
    failure('connect ENOENT /tmp/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
    failure('busy', { statusCode: 503 }),
  ]
  for (const outage of outages)
    assert.deepEqual(answerTo(outage), { status: 503, retryAfter: '2', isExpected: false }, String(outage))
})

test('every 503 has retry-after (R04)', () => {
  assert.equal(requestErrors.captchaUnavailable().headers['retry-after'], '2')
  assert.equal(
    new AppError('request.unavailable', 503, { headers: { 'retry-after': '30' } }).headers['retry-after'],
    '30',
  )
  assert.equal(requestErrors.notFound().headers['retry-after'], undefined)
})

test('a defect is 500, whatever is thrown (R04)', () => {
  for (const thrown of [
    failure('open', { code: 'ENOENT', syscall: 'open' }),
    failure('syntax', { code: '42601' }),
    new TypeError('x'),
    undefined,
    null,
    'text',
  ])
    assert.deepEqual(answerTo(thrown), { status: 500, retryAfter: undefined, isExpected: false })
})
