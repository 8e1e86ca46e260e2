import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDatabaseUnavailable } from './unavailable.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('a database that restarts, recovers, hangs or has a full disk is unavailable (R04, R08)', () => {
  for (const code of [
    '08006',
    '25006',
    '53100',
    '53200',
    '53300',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '58030',
  ])
    assert.ok(isDatabaseUnavailable(failure('of PostgreSQL', { code })), code)
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOTFOUND'])
    assert.ok(isDatabaseUnavailable(failure('of the socket', { code })), code)
  for (const message of [
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])
    assert.ok(isDatabaseUnavailable(new Error(message)), message)
})

test('a socket without a server is distinguished from a missing file (R04)', () => {
  assert.ok(isDatabaseUnavailable(failure('connect ENOENT /tmp/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })))
  assert.equal(isDatabaseUnavailable(failure('open', { code: 'ENOENT', syscall: 'open' })), false)
})

test('an error of a statement, a value or the program is not an outage (R04)', () => {
  for (const code of ['42601', '42P01', '23505', '22003', '08P01', '28P01', '3D000', 'ERR_INVALID_ARG_TYPE'])
    assert.equal(isDatabaseUnavailable(failure('x', { code })), false, code)
  for (const thrown of [
    undefined,
    null,
    'Connection terminated',
    new TypeError('x is not a function'),
    new Error('the page says: Connection terminated'),
  ])
    assert.equal(isDatabaseUnavailable(thrown), false)
})
