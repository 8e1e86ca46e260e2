import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, requestToken } from '#modules/accounts/contract.ts'
import { addToCart, getCart } from '#modules/carts/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people, productId } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'
import { age, codeTo, messagesTo, otherThan, takeEquallyLong } from './sent.fixture.ts'

const password = 'a quiet copper kettle'
const codeOf = (answer: { body: unknown }) => (answer.body as { code: string }).code
let counter = 0
const newEmail = () => `new-${++counter}@test.example`
const accountsWith = async (email: string) =>
  (
    await sql<{ name: string; locale: string; isConfirmed: boolean; features: number }>`
    select name, locale, email_confirmed_at is not null as "isConfirmed", (select count(*) from account_features f where f.account_id = a.id) as features
    from accounts a where email = ${email}
  `.execute((await fileApp()).database.db)
  ).rows

/** Someone who has asked for a sign-up code. */
async function asked(email = newEmail()) {
  const app = await fileApp()
  const visitor = anonymous(app)
  const answer = await visitor.call(contract.sendEmailCode, { email })
  assert.deepEqual([answer.status, answer.body], [200, { resendAfterSeconds: 60 }])
  return { app, visitor, email, db: app.database.db, code: await codeTo(app.database.db, email) }
}

test('an account opens with the code of its e-mail address, signed in, with the cart at hand', async () => {
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

test('an account opens with the code of its phone', async () => {
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

test('D02 a taken address is answered like a free one, and its holder is told', async () => {
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
  // Guesses and further requests are answered alike too.
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

test('D02 a taken address takes as long as a free one', async () => {
  const app = await fileApp()
  const { db } = app.database
  await sql`insert into accounts (email) select 'taken-' || n || '@test.example' from generate_series(1, 400) n`.execute(
    db,
  )
  const visitor = anonymous(app)
  const send = (name: string) => {
    let number = 0
    return async () =>
      assert.equal(
        (await visitor.call(contract.sendEmailCode, { email: `${name}-${++number}@test.example` })).status,
        200,
      )
  }
  const { areEqual, ratios } = await takeEquallyLong(send('taken'), send('vacant'))
  assert.ok(areEqual, `medians differ: ${ratios}`)
})

test('D04 a code works once, for its address, its purpose and whoever asked for it', async () => {
  const { app, visitor, email, code, db } = await asked()
  const rest = { password, name: 'Nina' }
  const refused = async (by: typeof visitor, call: Parameters<typeof visitor.call>[0], input: object) => {
    const answer = await by.call(call, input as never)
    assert.deepEqual([answer.status, codeOf(answer)], [422, 'registration.codeEnded'])
  }
  await refused(anonymous(app), contract.registerByEmail, { email, code, ...rest })
  await refused((await asked()).visitor, contract.registerByEmail, { email, code, ...rest })
  await refused(visitor, contract.registerByEmail, { email: newEmail(), code, ...rest })
  await refused(visitor, contract.restorePassword, { login: email, code, newPassword: password })
  assert.equal((await visitor.call(contract.registerByEmail, { email, code, ...rest })).status, 200)
  await refused(visitor, contract.registerByEmail, { email, code, ...rest })

  const late = await asked()
  await age(db, late.email, 10)
  await refused(late.visitor, contract.registerByEmail, { email: late.email, code: late.code, ...rest })
  assert.equal((await accountsWith(late.email)).length, 0)
})

test('D04 a new code ends the older one', async () => {
  const { visitor, email, code, db } = await asked()
  await age(db, email, 1)
  assert.equal((await visitor.call(contract.sendEmailCode, { email })).status, 200)
  const newer = await codeTo(db, email)
  const old = await visitor.call(contract.registerByEmail, {
    email,
    code: code === newer ? otherThan(newer) : code,
    password,
    name: 'N',
  })
  assert.equal(codeOf(old), 'registration.wrongCode')
  assert.equal((await visitor.call(contract.registerByEmail, { email, code: newer, password, name: 'N' })).status, 200)
})

test('B12 of many registrations of one address one makes an account', async () => {
  const { app, visitor, email, code, db } = await asked()
  const second = anonymous(app)
  await age(db, email, 1)
  await second.call(contract.sendEmailCode, { email })
  const secondCode = await codeTo(db, email)
  const attempts = [
    [visitor, code],
    [visitor, code],
    [second, secondCode],
    [second, secondCode],
  ] as const
  const answers = await Promise.all(
    attempts.map(([by, given]) => by.call(contract.registerByEmail, { email, code: given, password, name: 'N' })),
  )
  assert.deepEqual(answers.map(({ status }) => status).filter((status) => status === 200).length, 1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    assert.match(`${answer.status} ${codeOf(answer)}`, /^(409 registration\.taken|422 registration\.codeEnded)$/)
  assert.equal((await accountsWith(email)).length, 1)
})

test('D15 passwords are taken whole, in any script; common ones cost no code', async () => {
  const app = await fileApp()
  const sixtyFour = 'sixty-four letters of a sentence that somebody can remember wéll'
  const tricky = [
    sixtyFour,
    'длинный пароль 🔑🔑',
    'ends with a space ',
    'à côté de l’Ångström',
    `${sixtyFour}${sixtyFour}`,
  ]
  for (const each of tricky) {
    const { visitor, email, code } = await asked()
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
  const { visitor, email, code } = await asked()
  const register = (given: unknown) =>
    visitor.call(contract.registerByEmail, { email, code, password: given, name: 'N' })
  for (const wrong of ['', 'short', 'x'.repeat(129), 12_345_678]) assert.equal((await register(wrong)).status, 422)
  assert.equal((await register('x'.repeat(1_000_000))).status, 413)
  for (const common of ['password123', 'qwertyuiop', email])
    assert.equal(codeOf(await register(common)), 'accounts.commonPassword')
  assert.equal((await visitor.call(contract.registerByEmail, { email, code, password, name: 'N' })).status, 200)
})

test('E01 what a registration does not name cannot be given', async () => {
  const { visitor, email, code } = await asked()
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
  assert.equal((await accountsWith(email)).length, 0)
  assert.equal((await visitor.call(contract.registerByEmail, input)).status, 200)
  assert.deepEqual(await accountsWith(email), [{ name: 'Nina', locale: 'en', isConfirmed: true, features: 0 }])
})

test('D16 what is not one plain address never reaches the outbox', async () => {
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

test('an account that is banned meanwhile keeps its address', async () => {
  const { visitor, email, code, db } = await asked()
  await make.account(db, { email, status: 'Banned' })
  assert.deepEqual(
    codeOf(await visitor.call(contract.registerByEmail, { email, code, password, name: 'N' })),
    'registration.taken',
  )
})
