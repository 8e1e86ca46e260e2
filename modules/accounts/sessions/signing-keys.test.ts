import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { decodeProtectedHeader } from 'jose'
import { Visitor, tokensOf } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { getAccountContext } from '../contract.ts'

const script = new URL('../../../scripts/rotate-keys.ts', import.meta.url).pathname

test('a key rotated by another process signs new tokens, and old tokens stay valid', async () => {
  const app = await fileApp()
  const old = (await tokensOf(app, 'buyer')).token
  const { host, user, database } = app.database.connection
  const output = await run({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host!)}`,
  })
  assert.match(output, /^Key [0-9a-f-]{36} signs from now on\.\n$/)
  const id = output.split(' ')[1]
  const next = await until(async () => {
    const { token } = await tokensOf(app, 'buyer')
    return decodeProtectedHeader(token).kid === id && token
  })
  for (const token of [old, next])
    assert.equal((await new Visitor(app.address, token).call(getAccountContext, {})).status, 200)
})

function run(environment: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      env: { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined, ...environment },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('close', (code) => (code === 0 ? done(output) : fail(new Error(output))))
  })
}
