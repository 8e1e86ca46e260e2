import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { openSession } from '#modules/accounts/sessions.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, testDevice, Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'
import { age, codeTo, messagesTo, tokenTo } from './sent.fixture.ts'

const told = (answer: { status: number; body: unknown }) =>
  `${answer.status} ${(answer.body as { code?: string }).code ?? ''}`
let counter = 0
const newEmail = () => `wanted-${++counter}@test.example`

/** Someone signed in to an account of their own. */
async function someone() {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await make.account(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
  return { app, db, id, email, visitor: new Visitor(app.address, token) }
}
async function auditOf(id: string) {
  const { db } = (await fileApp()).database
  const { rows } = await sql<{
    action: string
  }>`select action from audit_log where entity_id = ${id} order by id`.execute(db)
  return rows.map(({ action }) => action)
}

test('a code gives the account a new e-mail address; the old one is told', async () => {
  const { db, id, email, visitor } = await someone()
  const wanted = newEmail()
  assert.equal((await visitor.call(contract.sendEmailConfirmation, { email: wanted })).status, 200)
  assert.equal((await visitor.call(getAccountContext, {})).body.email, email)
  assert.equal(
    (await visitor.call(contract.confirmEmail, { email: wanted, code: await codeTo(db, wanted) })).status,
    200,
  )
  assert.deepEqual((await visitor.call(contract.checkEmailConfirmation, {})).body, { email: wanted, isConfirmed: true })
  assert.deepEqual(
    (await messagesTo(db, email)).map(({ template }) => template),
    ['emailChanged'],
  )
  assert.deepEqual(
    (await messagesTo(db, wanted)).map(({ template }) => template),
    ['confirmEmail'],
  )
  assert.deepEqual(await auditOf(id), ['account.emailConfirmed'])
  assert.equal(
    told(await visitor.call(contract.confirmEmail, { email: wanted, code: await codeTo(db, wanted) })),
    '422 registration.codeEnded',
  )
})

test('confirming the present address tells nobody', async () => {
  const { db, id, email, visitor } = await someone()
  await sql`update accounts set email_confirmed_at = null where id = ${id}::uuid`.execute(db)
  assert.equal((await visitor.call(contract.checkEmailConfirmation, {})).body.isConfirmed, false)
  await visitor.call(contract.sendEmailConfirmation, { email })
  assert.equal((await visitor.call(contract.confirmEmail, { email, code: await codeTo(db, email) })).status, 200)
  assert.equal((await visitor.call(contract.checkEmailConfirmation, {})).body.isConfirmed, true)
  assert.deepEqual(
    (await messagesTo(db, email)).map(({ template }) => template),
    ['confirmEmail'],
  )
})

test('a code gives the account a phone', async () => {
  const { db, id, visitor } = await someone()
  assert.equal(
    (await visitor.call(contract.sendPhoneConfirmation, { phone: '064 555 44 33' }, { locale: 'sr' })).status,
    200,
  )
  const [message] = await messagesTo(db, '+381645554433')
  assert.equal(message!.template, 'confirmPhone')
  assert.equal(
    (await visitor.call(contract.confirmPhone, { phone: '+381 64 5554433', code: message!.values.code! })).status,
    200,
  )
  const account = (await visitor.call(getAccountContext, {})).body
  assert.deepEqual([account.phone, account.phoneConfirmed], ['+381645554433', true])
  assert.deepEqual(await auditOf(id), ['account.phoneConfirmed'])
})

test('the phone that an account leaves is told by SMS, in the language of its holder; the present one is not', async () => {
  const { db, id, email, visitor } = await someone()
  const [first, second] = ['+381645554401', '+381645554402']
  const take = async (phone: string) => {
    await age(db, phone, 61)
    await visitor.call(contract.sendPhoneConfirmation, { phone })
    assert.equal((await visitor.call(contract.confirmPhone, { phone, code: await codeTo(db, phone) })).status, 200)
  }
  await sql`update accounts set locale = 'de' where id = ${id}::uuid`.execute(db)
  await take(first)
  await take(first)
  assert.deepEqual(
    (await messagesTo(db, first)).map(({ template }) => template),
    ['confirmPhone', 'confirmPhone'],
  )
  await take(second)
  const [notice] = await messagesTo(db, first)
  assert.deepEqual([notice!.template, notice!.locale, notice!.values], ['phoneChanged', 'de', {}])
  assert.deepEqual(
    (await messagesTo(db, second)).map(({ template }) => template),
    ['confirmPhone'],
  )
  assert.deepEqual(await messagesTo(db, email), [])
})

test('a phone that another account holds is not taken, and its holder is not told that it has left', async () => {
  const [holder, other] = [await someone(), await someone()]
  const { db } = holder
  const [own, wanted] = ['+381645554411', '+381645554412']
  await sql`update accounts set phone = ${wanted}, phone_confirmed_at = now() where id = ${holder.id}::uuid`.execute(db)
  await sql`update accounts set phone = ${own}, phone_confirmed_at = now() where id = ${other.id}::uuid`.execute(db)
  await other.visitor.call(contract.sendPhoneConfirmation, { phone: wanted })
  assert.equal(
    told(await other.visitor.call(contract.confirmPhone, { phone: wanted, code: await codeTo(db, wanted) })),
    '409 registration.taken',
  )
  assert.deepEqual(
    [await messagesTo(db, own), (await messagesTo(db, wanted)).map(({ template }) => template)],
    [[], ['confirmPhone']],
  )
})

test('the link confirms once, for a day, signed in or not', async () => {
  const { app, db, visitor } = await someone()
  const wanted = newEmail()
  await visitor.call(contract.sendEmailConfirmation, { email: wanted })
  const token = await tokenTo(db, wanted)
  assert.deepEqual((await messagesTo(db, wanted))[0]!.values.path, `/confirm?token=${token}`)
  const open = () => anonymous(app).call(contract.confirmEmailByLink, { token })
  await age(db, wanted, 24 * 60 - 1)
  const answer = await open()
  assert.deepEqual([answer.status, answer.body], [200, { email: wanted }])
  assert.equal((await visitor.call(getAccountContext, {})).body.email, wanted)
  assert.equal(told(await open()), '410 registration.linkEnded')

  const other = newEmail()
  await visitor.call(contract.sendEmailConfirmation, { email: other })
  const late = await tokenTo(db, other)
  await age(db, other, 24 * 60)
  assert.equal(
    told(await anonymous(app).call(contract.confirmEmailByLink, { token: late })),
    '410 registration.linkEnded',
  )
  for (const wrong of ['', 'nothing', 'x'.repeat(43)])
    assert.equal(
      told(await anonymous(app).call(contract.confirmEmailByLink, { token: wrong })),
      '410 registration.linkEnded',
    )
})

test('an older link cannot bring an older address back', async () => {
  const { app, db, visitor } = await someone()
  const [first, second] = [newEmail(), newEmail()]
  await visitor.call(contract.sendEmailConfirmation, { email: first })
  const firstToken = await tokenTo(db, first)
  await visitor.call(contract.sendEmailConfirmation, { email: second })
  assert.equal(
    told(await anonymous(app).call(contract.confirmEmailByLink, { token: firstToken })),
    '410 registration.linkEnded',
  )
  const secondToken = await tokenTo(db, second)
  assert.equal(
    (await visitor.call(contract.confirmEmail, { email: second, code: await codeTo(db, second) })).status,
    200,
  )
  assert.equal(
    told(await anonymous(app).call(contract.confirmEmailByLink, { token: secondToken })),
    '410 registration.linkEnded',
  )
})

test('D02 that an address is taken is said only to whoever holds it', async () => {
  const { app, db, email, visitor } = await someone()
  const wanted = people.buyer
  assert.deepEqual((await visitor.call(contract.sendEmailConfirmation, { email: wanted })).body, {
    resendAfterSeconds: 60,
  })
  assert.equal(
    told(await visitor.call(contract.confirmEmail, { email: wanted, code: 'nothing' })),
    '422 registration.wrongCode',
  )
  const token = await tokenTo(db, wanted)
  assert.equal(
    told(await visitor.call(contract.confirmEmail, { email: wanted, code: await codeTo(db, wanted) })),
    '409 registration.taken',
  )
  assert.equal(told(await anonymous(app).call(contract.confirmEmailByLink, { token })), '409 registration.taken')
  assert.equal((await visitor.call(getAccountContext, {})).body.email, email)
  await sql`update accounts set phone = '+381645550000' where email = ${people.owner}`.execute(db)
  await visitor.call(contract.sendPhoneConfirmation, { phone: '+381645550000' })
  assert.equal(
    told(
      await visitor.call(contract.confirmPhone, { phone: '+381645550000', code: await codeTo(db, '+381645550000') }),
    ),
    '409 registration.taken',
  )
})

test('B12 of two accounts that confirm one address at once one gets it, and a code is used once', async () => {
  const [one, other] = [await someone(), await someone()]
  const { db } = one
  const wanted = newEmail()
  const codes: string[] = []
  for (const { visitor } of [one, other]) {
    await visitor.call(contract.sendEmailConfirmation, { email: wanted })
    codes.push(await codeTo(db, wanted))
    await age(db, wanted, 1)
  }
  const attempts = [one, one, other, other].map(({ visitor }, index) =>
    visitor.call(contract.confirmEmail, { email: wanted, code: codes[index >> 1]! }),
  )
  const answers = (await Promise.all(attempts)).map(told)
  assert.equal(answers.filter((answer) => answer === '200 ').length, 1)
  for (const answer of answers) assert.match(answer, /^(200 |409 registration\.taken|422 registration\.codeEnded)$/)
})

test('D04 a code of another account, another address or a sign-up confirms nothing', async () => {
  const [one, other] = [await someone(), await someone()]
  const { app, db } = one
  const wanted = newEmail()
  await one.visitor.call(contract.sendEmailConfirmation, { email: wanted })
  const code = await codeTo(db, wanted)
  assert.equal(
    told(await other.visitor.call(contract.confirmEmail, { email: wanted, code })),
    '422 registration.codeEnded',
  )
  assert.equal(
    told(await one.visitor.call(contract.confirmEmail, { email: newEmail(), code })),
    '422 registration.codeEnded',
  )
  const signingUp = { email: wanted, code, password: 'a quiet copper kettle', name: 'N' }
  assert.equal(told(await anonymous(app).call(contract.registerByEmail, signingUp)), '422 registration.codeEnded')
  const signUp = newEmail()
  await one.visitor.call(contract.sendEmailCode, { email: signUp })
  assert.equal(
    told(await one.visitor.call(contract.confirmEmail, { email: signUp, code: await codeTo(db, signUp) })),
    '422 registration.codeEnded',
  )
})

test('E01 a confirmation names no account and no status', async () => {
  const { visitor, email } = await someone()
  for (const extra of [
    { accountId: '00000000-0000-0000-0000-000000000001' },
    { isAdmin: true },
    { status: 'Active' },
    { role: 'Owner' },
  ])
    for (const call of [contract.sendEmailConfirmation, contract.confirmEmail])
      assert.equal((await visitor.call(call, { email: newEmail(), code: '1', ...extra })).status, 422)
  assert.equal((await visitor.call(getAccountContext, {})).body.email, email)
})
