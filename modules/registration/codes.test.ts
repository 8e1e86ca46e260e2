import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startApp } from '#platform/testing/app.ts'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import { issueCode } from './codes.ts'
import * as contract from './contract.ts'
import { backdateCodes, codeTo, messagesTo, wrongCodeFor } from './outbox.fixture.ts'

const password = 'a quiet copper kettle'
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code
async function countSms() {
  const { db } = (await fileApp()).database
  return (
    await sql<{ count: number }>`select count(*) as count from outgoing_messages where channel = 'Sms'`.execute(db)
  ).rows[0]!.count
}
const configure = async (key: string, value: unknown) => {
  const { db } = (await fileApp()).database
  await sql`
    insert into app_config (key, value) values (${key}, ${JSON.stringify(value)}) on conflict (key) do update set value = excluded.value
  `.execute(db)
}
const unconfigure = async (key: string) => {
  await sql`delete from app_config where key = ${key}`.execute((await fileApp()).database.db)
}

test('five of a thousand concurrent guesses are checked, and then the correct code is refused (D03)', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [visitor, email] = [anonymous(app), 'guessed@test.example']
  await visitor.call(contract.sendEmailCode, { email })
  const code = await codeTo(db, email)
  const guess = (enteredCode: string) =>
    visitor.call(contract.registerByEmail, { email, code: enteredCode, password, name: 'N' })
  const guesses = Array.from({ length: 1_000 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  )
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  const guessUntilDone = async () => {
    for (let next = guesses.pop(); next; next = guesses.pop()) answers.push(await guess(next))
  }
  await Promise.all(Array.from({ length: 100 }, guessUntilDone))
  const counts = Object.groupBy(answers, codeOf)
  const errorCounts = Object.fromEntries(Object.entries(counts).map(([name, group]) => [name, group!.length]))
  assert.deepEqual(errorCounts, { 'registration.wrongCode': 5, 'registration.codeEnded': 995 })
  assert.equal(codeOf(await guess(code)), 'registration.codeEnded')
  const { rows } = await sql<{
    attempts: number
  }>`select attempts from confirmation_codes where target = ${email}`.execute(db)
  assert.deepEqual(rows, [{ attempts: 5 }])
})

test('wrong guesses are counted, and the fifth may be correct (D03)', async () => {
  const app = await fileApp()
  const [visitor, email] = [anonymous(app), 'slow@test.example']
  await visitor.call(contract.sendEmailCode, { email })
  const code = await codeTo(app.database.db, email)
  const guess = (enteredCode: string) =>
    visitor.call(contract.registerByEmail, { email, code: enteredCode, password, name: 'N' })
  for (const wrong of [wrongCodeFor(code), '', `${code}0`, code.slice(1)])
    assert.equal(codeOf(await guess(wrong)), 'registration.wrongCode')
  assert.equal((await guess(code)).status, 200)
})

test('only a keyed hash of a code is stored', async () => {
  const {
    database: { db },
    config,
  } = await fileApp()
  const binding = { purpose: 'Confirm', target: 'hashed@test.example', askedBy: 'nobody' } as const
  const { code } = await db.transaction().execute((tx) => issueCode(tx, config, binding, new Date()))
  const { rows } = await sql<{
    row: string
  }>`select confirmation_codes::text as row from confirmation_codes where target = ${binding.target}`.execute(db)
  assert.ok(!rows[0]!.row.includes(code))
  assert.notEqual(code, undefined)
})

test('an address gets at most one code a minute, three an hour and ten a day', async () => {
  const app = await fileApp()
  const { db } = app.database
  const email = 'busy@test.example'
  const send = () => anonymous(app).call(contract.sendEmailCode, { email })
  assert.equal((await send()).status, 200)
  const again = await send()
  assert.deepEqual([again.status, codeOf(again)], [429, 'registration.codeSentRecently'])
  assert.match((again.body as unknown as { detail: string }).detail, /(59|60) seconds/)
  assert.ok(Number(again.headers.get('retry-after')) >= 59)
  for (let day = 0; day < 3; day++) {
    for (const _ of [0, 1]) {
      await backdateCodes(db, email, 1)
      assert.equal((await send()).status, 200)
    }
    await backdateCodes(db, email, 1)
    const fourth = await send()
    assert.deepEqual([fourth.status, codeOf(fourth)], [429, 'registration.tooManyCodes'])
    assert.ok(Math.abs(Number(fourth.headers.get('retry-after')) - 57 * 60) <= 60)
    await backdateCodes(db, email, 60)
    assert.equal((await send()).status, 200)
  }
  await backdateCodes(db, email, 120)
  assert.equal(codeOf(await send()), 'registration.tooManyCodes')
  assert.equal((await messagesTo(db, email)).length, 10)
})

test('one of many concurrent requests for an address sends a code', async () => {
  const app = await fileApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => anonymous(app).call(contract.sendEmailCode, { email: 'at-once@test.example' })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  assert.equal((await messagesTo(app.database.db, 'at-once@test.example')).length, 1)
})

test('SMS are sent to mobile numbers of configured countries only (D05)', async () => {
  const app = await fileApp()
  const before = await countSms()
  const buyer = await signedIn(app, 'buyer')
  const refused = [
    '+78091234567',
    '+381900123456',
    '+19002345678',
    '+979123456789',
    '+8821612345678',
    '+4930123456',
    '+12025550143',
    '+447400123456',
    '+5355512345',
  ]
  for (const phone of refused)
    for (const answer of [
      await anonymous(app).call(contract.sendPhoneCode, { phone }),
      await buyer.call(contract.sendPhoneConfirmation, { phone }),
      await anonymous(app).call(contract.restorePassword, { login: phone }),
    ])
      assert.match(`${answer.status} ${codeOf(answer)}`, /^422 (registration\.phoneCountry|request\.invalid)$/, phone)
  assert.equal(await countSms(), before)
  await configure('smsCountries', ['GB'])
  assert.equal((await anonymous(app).call(contract.sendPhoneCode, { phone: '+447400123457' })).status, 200)
  assert.equal(
    codeOf(await anonymous(app).call(contract.sendPhoneCode, { phone: '+381641230001' })),
    'registration.phoneCountry',
  )
  await unconfigure('smsCountries')
})

test('the daily budget stops SMS, but not e-mail (D05)', async () => {
  const lines: string[] = []
  const { createLog } = await import('#platform/log.ts')
  await using app = await startApp({
    database: (await fileApp()).database,
    log: createLog('error', { write: (line) => void lines.push(line) }),
  })
  await configure('smsBudgetPerDay', (await countSms()) + 2)
  const send = (_: unknown, index: number) =>
    anonymous(app).call(contract.sendPhoneCode, { phone: `+38164200000${index}` })
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 429, 429, 429, 429, 429, 429])
  assert.equal(codeOf(answers.find(({ status }) => status === 429)!), 'registration.tooManyCodes')
  assert.equal(lines.filter((line) => /"level":"error".*SMS budget/.test(line)).length, 6)
  assert.equal(
    codeOf(await anonymous(app).call(contract.restorePassword, { login: '+381642000009' })),
    'registration.tooManyCodes',
  )
  assert.equal((await anonymous(app).call(contract.sendEmailCode, { email: 'goes-on@test.example' })).status, 200)
  await unconfigure('smsBudgetPerDay')
})

test('a network can request twenty codes a day (D05)', async () => {
  await using app = await startApp({ database: (await fileApp()).database, rateLimits: true })
  const statuses = []
  for (let index = 0; index < 25; index++)
    statuses.push((await anonymous(app).call(contract.sendPhoneCode, { phone: `+38164300${100 + index}0` })).status)
  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), ...Array.from({ length: 5 }, () => 429)])
})

test('a program without cookies registers with the session id that asked for the code', async () => {
  const app = await fileApp()
  const email = 'program@test.example'
  const [own, other] = [randomUUID(), randomUUID()]
  const as = (sessionId: string) => ({ headers: { sessionid: sessionId } })
  assert.equal((await anonymous(app).call(contract.sendEmailCode, { email }, as(own))).status, 200)
  const code = await codeTo(app.database.db, email)
  const input = { email, code, password: 'a quiet copper kettle', name: 'Program' }
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.registerByEmail, input, as(other))),
    '422 registration.codeEnded',
  )
  assert.equal(outcomeOf(await anonymous(app).call(contract.registerByEmail, input)), '422 registration.codeEnded')
  assert.equal(outcomeOf(await anonymous(app).call(contract.registerByEmail, input, as(own))), '200')
})
