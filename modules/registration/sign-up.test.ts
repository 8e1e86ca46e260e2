import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, requestToken } from '#modules/accounts/contract.ts'
import { addToCart, getCart } from '#modules/carts/contract.ts'
import { startApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp, fileDatabase } from '#platform/testing/shared.ts'
import { people, productId } from '#platform/testing/shop.ts'
import { recordStatements } from '#platform/testing/statements.ts'
import * as contract from './contract.ts'
import { backdateCodes, codeTo, messagesTo, wrongCodeFor } from './outbox.fixture.ts'

const password = 'a quiet copper kettle'
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code
let counter = 0
const newEmail = () => `new-${++counter}@test.example`
const findAccounts = async (email: string) =>
  (
    await sql<{ name: string; locale: string; isConfirmed: boolean; features: number }>`
    select name, locale, email_confirmed_at is not null as "isConfirmed", (select count(*) from account_features f where f.account_id = a.id) as features
    from accounts a where email = ${email}
  `.execute((await fileApp()).database.db)
  ).rows

/** A visitor who has requested a sign-up code. */
async function requestCode(email = newEmail()) {
  const app = await fileApp()
  const visitor = anonymous(app)
  const answer = await visitor.call(contract.sendEmailCode, { email })
  assert.deepEqual([answer.status, answer.body], [200, { resendAfterSeconds: 60 }])
  return { app, visitor, email, db: app.database.db, code: await codeTo(app.database.db, email) }
}

test('registration by e-mail code signs in and keeps the cart', async () => {
  const app = await fileApp()
  const { db } = app.database
  const visitor = anonymous(app)
  const email = newEmail()
  await visitor.call(addToCart, { productId: await productId(db, 'W-1'), quantity: 3 })
  await visitor.call(contract.sendEmailCode, { email: ` ${email.toUpperCase()} ` }, { locale: 'sr' })
  const [message] = await messagesTo(db, email)
  assert.deepEqual(
    [message!.template, message!.locale, message!.values],
    ['registrationCode', 'sr', { code: message!.values.code, minutes: 10 }],
  )
  assert.match(message!.values.code!, /^\d{6}$/)
  const spaced = message!.values.code!.replace(/^(...)/, '$1 ')
  const answer = await visitor.call(
    contract.registerByEmail,
    { email, code: spaced, password, name: ' Nina ' },
    { locale: 'sr' },
  )
  assert.equal(answer.status, 200)
  const account = (await visitor.call(getAccountContext, {})).body
  assert.deepEqual(
    [account.name, account.email, account.emailConfirmed, account.culture, account.hasPassword],
    ['Nina', email, true, 'sr', true],
  )
  assert.equal((await visitor.call(getCart, {})).body.totalProductsCount, 3)
  assert.equal((await anonymous(app).call(requestToken, { login: email, password })).status, 200)
  const audit =
    await sql`select actor_id::text, network, details from audit_log where action = 'account.registered' and entity_id = ${account.id}`.execute(
      db,
    )
  assert.deepEqual(audit.rows, [{ actor_id: account.id, network: '127.0.0.1', details: { by: 'Email' } }])
})

test('registration by phone code signs in', async () => {
  const app = await fileApp()
  const { db } = app.database
  const visitor = anonymous(app)
  assert.equal((await visitor.call(contract.sendPhoneCode, { phone: '8 913 700-00-01' }, { locale: 'ru' })).status, 200)
  const code = await codeTo(db, '+79137000001')
  assert.equal(
    (
      await visitor.call(
        contract.registerByPhone,
        { phone: '+7 913 7000001', code, password, name: 'Нина' },
        { locale: 'ru' },
      )
    ).status,
    200,
  )
  const account = (await visitor.call(getAccountContext, {})).body
  assert.deepEqual([account.phone, account.phoneConfirmed, account.email], ['+79137000001', true, null])
})

test('a taken address gets the same response as a free one, and its holder is notified (D02)', async () => {
  const app = await fileApp()
  const { db } = app.database
  await sql`update accounts set phone = '+79137000099' where email = ${people.otherBuyer}`.execute(db)
  for (const [call, known, free] of [
    [contract.sendEmailCode, { email: people.buyer }, { email: newEmail() }],
    [contract.sendPhoneCode, { phone: '+79137000099' }, { phone: '+79137000098' }],
    [contract.sendEmailCode, { email: people.banned }, { email: newEmail() }],
  ] as const) {
    const [one, other] = [await anonymous(app).call(call, known), await anonymous(app).call(call, free)]
    assert.deepEqual(
      [one.status, one.text, [...one.headers.keys()]],
      [other.status, other.text, [...other.headers.keys()]],
    )
    const [message] = await messagesTo(db, Object.values(known)[0]!)
    assert.deepEqual([message!.template, message!.values], ['alreadyRegistered', {}])
  }
  // Guesses and repeated requests get the same responses too.
  const guesses = []
  for (const email of [people.owner, newEmail()]) {
    const visitor = anonymous(app)
    const answers = [
      await visitor.call(contract.sendEmailCode, { email }),
      await visitor.call(contract.sendEmailCode, { email }),
    ]
    for (let guess = 0; guess < 7; guess++)
      answers.push(
        (await visitor.call(contract.registerByEmail, { email, code: 'nothing', password, name: 'N' })) as never,
      )
    guesses.push(answers.map((answer) => `${answer.status} ${codeOf(answer)}`))
  }
  assert.deepEqual(guesses[0], guesses[1])
  assert.deepEqual(guesses[0]!.slice(2), [
    ...Array.from({ length: 5 }, () => '422 registration.wrongCode'),
    '422 registration.codeEnded',
    '422 registration.codeEnded',
  ])
})

test('a taken address causes the same statements as a free one (D02)', async () => {
  const recording = recordStatements()
  await using app = await startApp({ database: await fileDatabase(), wrapDispatch: recording.wrapDispatch })
  type Send = typeof contract.sendEmailCode | typeof contract.sendPhoneCode
  const statementsFor = async (call: Send, input: Record<string, string>) => {
    const { result, statements } = await recording.during(() => anonymous(app).call(call, input))
    assert.equal(result.status, 200)
    return statements
  }
  await sql`update accounts set phone = '+79137000097' where email = ${people.otherOwner}`.execute(app.database.db)
  for (const [call, taken, free] of [
    [contract.sendEmailCode, { email: people.otherOwner }, { email: newEmail() }],
    [contract.sendPhoneCode, { phone: '+79137000097' }, { phone: '+79137000096' }],
  ] as const) {
    const ofTaken = await statementsFor(call, taken)
    assert.ok(ofTaken.some((statement) => statement.startsWith('insert into outgoing_messages')))
    assert.deepEqual(await statementsFor(call, free), ofTaken)
  }
})

test('a code works once, for its address, purpose and requester (D04)', async () => {
  const { app, visitor, email, code, db } = await requestCode()
  const rest = { password, name: 'Nina' }
  const refused = async (
    by: typeof visitor,
    call: Parameters<typeof visitor.call>[0],
    input: Record<string, string>,
  ) => {
    const answer = await by.call(call, input as never)
    assert.deepEqual([answer.status, codeOf(answer)], [422, 'registration.codeEnded'])
  }
  await refused(anonymous(app), contract.registerByEmail, { email, code, ...rest })
  await refused((await requestCode()).visitor, contract.registerByEmail, { email, code, ...rest })
  await refused(visitor, contract.registerByEmail, { email: newEmail(), code, ...rest })
  await refused(visitor, contract.restorePassword, { login: email, code, newPassword: password })
  assert.equal((await visitor.call(contract.registerByEmail, { email, code, ...rest })).status, 200)
  await refused(visitor, contract.registerByEmail, { email, code, ...rest })

  const late = await requestCode()
  await backdateCodes(db, late.email, 10)
  await refused(late.visitor, contract.registerByEmail, { email: late.email, code: late.code, ...rest })
  assert.equal((await findAccounts(late.email)).length, 0)
})

test('a new code invalidates the older one (D04)', async () => {
  const { visitor, email, code, db } = await requestCode()
  await backdateCodes(db, email, 1)
  assert.equal((await visitor.call(contract.sendEmailCode, { email })).status, 200)
  const newer = await codeTo(db, email)
  const old = await visitor.call(contract.registerByEmail, {
    email,
    code: code === newer ? wrongCodeFor(newer) : code,
    password,
    name: 'N',
  })
  assert.equal(codeOf(old), 'registration.wrongCode')
  assert.equal((await visitor.call(contract.registerByEmail, { email, code: newer, password, name: 'N' })).status, 200)
})

test('one of many concurrent registrations of an address creates an account (B12)', async () => {
  const { app, visitor, email, code, db } = await requestCode()
  const second = anonymous(app)
  await backdateCodes(db, email, 1)
  await second.call(contract.sendEmailCode, { email })
  const secondCode = await codeTo(db, email)
  const attempts = [
    [visitor, code],
    [visitor, code],
    [second, secondCode],
    [second, secondCode],
  ] as const
  const answers = await Promise.all(
    attempts.map(([by, enteredCode]) =>
      by.call(contract.registerByEmail, { email, code: enteredCode, password, name: 'N' }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).filter((status) => status === 200).length, 1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    assert.match(`${answer.status} ${codeOf(answer)}`, /^(409 registration\.taken|422 registration\.codeEnded)$/)
  assert.equal((await findAccounts(email)).length, 1)
})

test('passwords are not truncated in any script, and a common one does not spend the code (D15)', async () => {
  const app = await fileApp()
  const sixtyFour = 'sixty-four letters of a sentence that somebody can remember wéll'
  const passwords = [
    sixtyFour,
    'длинный пароль 🔑🔑',
    'ends with a space ',
    'à côté de l’Ångström',
    `${sixtyFour}${sixtyFour}`,
  ]
  for (const each of passwords) {
    const { visitor, email, code } = await requestCode()
    assert.equal(
      (await visitor.call(contract.registerByEmail, { email, code, password: each, name: 'N' })).status,
      200,
      each,
    )
    assert.equal(
      (await anonymous(app).call(requestToken, { login: email, password: each.normalize('NFD') })).status,
      200,
      each,
    )
    assert.equal(
      (await anonymous(app).call(requestToken, { login: email, password: each.slice(0, -1) })).status,
      401,
      each,
    )
  }
  const { visitor, email, code } = await requestCode()
  const register = (newPassword: unknown) =>
    visitor.call(contract.registerByEmail, { email, code, password: newPassword, name: 'N' })
  for (const wrong of ['', 'short', 'x'.repeat(129), 12_345_678]) assert.equal((await register(wrong)).status, 422)
  assert.equal((await register('x'.repeat(1_000_000))).status, 413)
  for (const common of ['password123', 'qwertyuiop', email])
    assert.equal(codeOf(await register(common)), 'accounts.commonPassword')
  assert.equal((await visitor.call(contract.registerByEmail, { email, code, password, name: 'N' })).status, 200)
})

test('registration refuses unknown fields (E01)', async () => {
  const { visitor, email, code } = await requestCode()
  const input = { email, code, password, name: 'Nina' }
  const extras = {
    role: 'admin',
    isAdmin: true,
    accountId: '00000000-0000-0000-0000-000000000001',
    status: 'Active',
    features: ['accounts'],
    verified: true,
    id: 1,
  }
  for (const [name, value] of Object.entries(extras)) {
    const answer = await visitor.call(contract.registerByEmail, { ...input, [name]: value })
    assert.equal(answer.status, 422, name)
    assert.equal((answer.body as unknown as { errors: { code: string }[] }).errors[0]!.code, 'field.unknown')
    assert.equal((await visitor.call(contract.sendEmailCode, { email: newEmail(), [name]: value })).status, 422)
  }
  assert.equal((await findAccounts(email)).length, 0)
  assert.equal((await visitor.call(contract.registerByEmail, input)).status, 200)
  assert.deepEqual(await findAccounts(email), [{ name: 'Nina', locale: 'en', isConfirmed: true, features: 0 }])
})

test('invalid addresses never reach the outbox (D16)', async () => {
  const app = await fileApp()
  const count = async () =>
    (await sql<{ count: number }>`select count(*) as count from outgoing_messages`.execute(app.database.db)).rows[0]!
      .count
  const before = await count()
  for (const email of [
    '"a@evil.example x"@test.example',
    'a@test.example, b@test.example',
    'a@test.example\r\nBcc: b@evil.example',
    'A <a@test.example>',
    'a@test',
  ])
    assert.equal((await anonymous(app).call(contract.sendEmailCode, { email })).status, 422, email)
  assert.equal(await count(), before)
})

test('the address of a banned account cannot be registered again', async () => {
  const { visitor, email, code, db } = await requestCode()
  await make.account(db, { email, status: 'Banned' })
  assert.deepEqual(
    codeOf(await visitor.call(contract.registerByEmail, { email, code, password, name: 'N' })),
    'registration.taken',
  )
})
