import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { openSession } from '#modules/accounts/sessions/sessions.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, testDevice, Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import * as contract from './contract.ts'
import { backdateCodes, codeTo, messagesTo, tokenTo } from './outbox.fixture.ts'

let counter = 0
const newEmail = () => `wanted-${++counter}@test.example`

/** A signed-in person. */
async function newPerson() {
  const app = await fileApp()
  const { db } = app.database
  const { id, email } = await make.account(db)
  const { token } = await db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
  return { app, db, id, email, visitor: new Visitor(app.address, token) }
}
async function findAuditActions(id: string) {
  const { db } = (await fileApp()).database
  const { rows } = await sql<{
    action: string
  }>`select action from audit_log where entity_id = ${id} order by id`.execute(db)
  return rows.map(({ action }) => action)
}

test('a code sets a new e-mail address, and the old address is notified', async () => {
  const { db, id, email, visitor } = await newPerson()
  const newAddress = newEmail()
  assert.equal((await visitor.call(contract.sendEmailConfirmation, { email: newAddress })).status, 200)
  assert.equal((await visitor.call(getAccountContext, {})).body.email, email)
  assert.equal(
    (await visitor.call(contract.confirmEmail, { email: newAddress, code: await codeTo(db, newAddress) })).status,
    200,
  )
  assert.deepEqual((await visitor.call(contract.checkEmailConfirmation, {})).body, {
    email: newAddress,
    isConfirmed: true,
  })
  assert.deepEqual(
    (await messagesTo(db, email)).map(({ template }) => template),
    ['emailChanged'],
  )
  assert.deepEqual(
    (await messagesTo(db, newAddress)).map(({ template }) => template),
    ['confirmEmail'],
  )
  assert.deepEqual(await findAuditActions(id), ['account.emailConfirmed'])
  assert.equal(
    outcomeOf(await visitor.call(contract.confirmEmail, { email: newAddress, code: await codeTo(db, newAddress) })),
    '422 registration.codeEnded',
  )
})

test('confirming the current address sends no notice', async () => {
  const { db, id, email, visitor } = await newPerson()
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

test('a code sets the phone number', async () => {
  const { db, id, visitor } = await newPerson()
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
  assert.deepEqual(await findAuditActions(id), ['account.phoneConfirmed'])
})

test('signed in, only the code is needed: it belongs to the latest request', async () => {
  const { db, id, email, visitor } = await newPerson()
  await sql`update accounts set email_confirmed_at = null where id = ${id}::uuid`.execute(db)
  assert.equal(outcomeOf(await visitor.call(contract.confirmEmail, { code: '000000' })), '422 registration.codeEnded')
  assert.equal((await visitor.call(contract.sendEmailConfirmation, {})).status, 200)
  const phone = '+381645554499'
  await visitor.call(contract.sendPhoneConfirmation, { phone })
  const emailCode = await codeTo(db, email)
  assert.equal((await visitor.call(contract.confirmEmail, { code: emailCode })).status, 200)
  assert.equal((await visitor.call(contract.confirmPhone, { code: await codeTo(db, phone) })).status, 200)
  const account = (await visitor.call(getAccountContext, {})).body
  assert.deepEqual([account.emailConfirmed, account.phone, account.phoneConfirmed], [true, phone, true])
  assert.equal(outcomeOf(await visitor.call(contract.confirmEmail, { code: emailCode })), '422 registration.codeEnded')
  const stranger = await newPerson()
  await visitor.call(contract.sendEmailConfirmation, { email: newEmail() })
  assert.equal(
    outcomeOf(await stranger.visitor.call(contract.confirmEmail, { code: '000000' })),
    '422 registration.codeEnded',
  )
})

test("the previous phone number is notified by SMS in the holder's language", async () => {
  const { db, id, email, visitor } = await newPerson()
  const [first, second] = ['+381645554401', '+381645554402']
  const take = async (phone: string) => {
    await backdateCodes(db, phone, 61)
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

test('a phone number of another account is refused, and no notice is sent', async () => {
  const [holder, other] = [await newPerson(), await newPerson()]
  const { db } = holder
  const [own, newAddress] = ['+381645554411', '+381645554412']
  await sql`update accounts set phone = ${newAddress}, phone_confirmed_at = now() where id = ${holder.id}::uuid`.execute(
    db,
  )
  await sql`update accounts set phone = ${own}, phone_confirmed_at = now() where id = ${other.id}::uuid`.execute(db)
  await other.visitor.call(contract.sendPhoneConfirmation, { phone: newAddress })
  assert.equal(
    outcomeOf(
      await other.visitor.call(contract.confirmPhone, { phone: newAddress, code: await codeTo(db, newAddress) }),
    ),
    '409 registration.taken',
  )
  assert.deepEqual(
    [await messagesTo(db, own), (await messagesTo(db, newAddress)).map(({ template }) => template)],
    [[], ['confirmPhone']],
  )
})

test('a confirmation link works once, for a day, with or without sign-in', async () => {
  const { app, db, visitor } = await newPerson()
  const newAddress = newEmail()
  await visitor.call(contract.sendEmailConfirmation, { email: newAddress })
  const token = await tokenTo(db, newAddress)
  assert.deepEqual((await messagesTo(db, newAddress))[0]!.values.path, `/confirm?token=${token}`)
  const open = () => anonymous(app).call(contract.confirmEmailByLink, { token })
  await backdateCodes(db, newAddress, 24 * 60 - 1)
  const answer = await open()
  assert.deepEqual([answer.status, answer.body], [200, { email: newAddress }])
  assert.equal((await visitor.call(getAccountContext, {})).body.email, newAddress)
  assert.equal(outcomeOf(await open()), '410 registration.linkEnded')

  const other = newEmail()
  await visitor.call(contract.sendEmailConfirmation, { email: other })
  const late = await tokenTo(db, other)
  await backdateCodes(db, other, 24 * 60)
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.confirmEmailByLink, { token: late })),
    '410 registration.linkEnded',
  )
  for (const wrong of ['', 'nothing', 'x'.repeat(43)])
    assert.equal(
      outcomeOf(await anonymous(app).call(contract.confirmEmailByLink, { token: wrong })),
      '410 registration.linkEnded',
    )
})

test('an older link is invalid after a newer one or a confirmed address', async () => {
  const { app, db, visitor } = await newPerson()
  const [first, second] = [newEmail(), newEmail()]
  await visitor.call(contract.sendEmailConfirmation, { email: first })
  const firstToken = await tokenTo(db, first)
  await visitor.call(contract.sendEmailConfirmation, { email: second })
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.confirmEmailByLink, { token: firstToken })),
    '410 registration.linkEnded',
  )
  const secondToken = await tokenTo(db, second)
  assert.equal(
    (await visitor.call(contract.confirmEmail, { email: second, code: await codeTo(db, second) })).status,
    200,
  )
  assert.equal(
    outcomeOf(await anonymous(app).call(contract.confirmEmailByLink, { token: secondToken })),
    '410 registration.linkEnded',
  )
})

test('only the holder of an address learns that it is taken (D02)', async () => {
  const { app, db, email, visitor } = await newPerson()
  const newAddress = people.buyer
  assert.deepEqual((await visitor.call(contract.sendEmailConfirmation, { email: newAddress })).body, {
    resendAfterSeconds: 60,
  })
  assert.equal(
    outcomeOf(await visitor.call(contract.confirmEmail, { email: newAddress, code: 'nothing' })),
    '422 registration.wrongCode',
  )
  const token = await tokenTo(db, newAddress)
  assert.equal(
    outcomeOf(await visitor.call(contract.confirmEmail, { email: newAddress, code: await codeTo(db, newAddress) })),
    '409 registration.taken',
  )
  assert.equal(outcomeOf(await anonymous(app).call(contract.confirmEmailByLink, { token })), '409 registration.taken')
  assert.equal((await visitor.call(getAccountContext, {})).body.email, email)
  await sql`update accounts set phone = '+381645550000' where email = ${people.owner}`.execute(db)
  await visitor.call(contract.sendPhoneConfirmation, { phone: '+381645550000' })
  assert.equal(
    outcomeOf(
      await visitor.call(contract.confirmPhone, { phone: '+381645550000', code: await codeTo(db, '+381645550000') }),
    ),
    '409 registration.taken',
  )
})

test('one of two accounts that confirm an address concurrently gets it, and a code works once (B12)', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const { db } = one
  const newAddress = newEmail()
  const codes: string[] = []
  for (const { visitor } of [one, other]) {
    await visitor.call(contract.sendEmailConfirmation, { email: newAddress })
    codes.push(await codeTo(db, newAddress))
    await backdateCodes(db, newAddress, 1)
  }
  const attempts = [one, one, other, other].map(({ visitor }, index) =>
    visitor.call(contract.confirmEmail, { email: newAddress, code: codes[index >> 1]! }),
  )
  const answers = (await Promise.all(attempts)).map(outcomeOf)
  assert.equal(answers.filter((answer) => answer === '200').length, 1)
  for (const answer of answers) assert.match(answer, /^(200|409 registration\.taken|422 registration\.codeEnded)$/)
})

test('a code of another account, address or purpose is refused (D04)', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  const { app, db } = one
  const newAddress = newEmail()
  await one.visitor.call(contract.sendEmailConfirmation, { email: newAddress })
  const code = await codeTo(db, newAddress)
  assert.equal(
    outcomeOf(await other.visitor.call(contract.confirmEmail, { email: newAddress, code })),
    '422 registration.codeEnded',
  )
  assert.equal(
    outcomeOf(await one.visitor.call(contract.confirmEmail, { email: newEmail(), code })),
    '422 registration.codeEnded',
  )
  const signingUp = { email: newAddress, code, password: 'a quiet copper kettle', name: 'N' }
  assert.equal(outcomeOf(await anonymous(app).call(contract.registerByEmail, signingUp)), '422 registration.codeEnded')
  const signUp = newEmail()
  await one.visitor.call(contract.sendEmailCode, { email: signUp })
  assert.equal(
    outcomeOf(await one.visitor.call(contract.confirmEmail, { email: signUp, code: await codeTo(db, signUp) })),
    '422 registration.codeEnded',
  )
})

test('a confirmation accepts no account id or status (E01)', async () => {
  const { visitor, email } = await newPerson()
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
