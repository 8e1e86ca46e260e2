import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestToken } from '#modules/accounts/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, tokensOf } from '#platform/testing/personas.ts'
import { password } from '#platform/testing/shop.ts'
import { cancelDeletion, requestDeletion } from './contract.ts'
import { after, getContext, newPerson, findEmails, findAccount, runAnonymise } from './deletion.fixture.ts'

test('a deletion request needs the password, sends an e-mail and signs out other devices', async () => {
  const { app, db, id, email, visitor } = await newPerson()
  const elsewhere = await signedInAs(app, id)
  for (const wrong of [undefined, '', 'wrong'])
    assert.equal((await visitor.call(requestDeletion, { password: wrong })).status, 422)
  assert.equal((await findAccount<{ deletion_requested_at: Date | null }>(db, id)).deletion_requested_at, null)
  const { status, body } = await visitor.call(requestDeletion, { password })
  assert.equal(status, 200)
  assert.ok(Math.abs(new Date(body.deletionAt).getTime() - after(30).getTime()) < 60_000)
  assert.deepEqual([(await getContext(visitor)).status, (await getContext(elsewhere)).status], [200, 401])
  assert.deepEqual(await findEmails(db, email), [
    { template: 'deletionRequested', values: { date: body.deletionAt, path: '/profile' } },
  ])
  assert.equal((await visitor.call(requestDeletion, { password })).body.deletionAt, body.deletionAt)
  assert.equal((await findEmails(db, email)).length, 1)
  const { rows } = await sql<{
    action: string
  }>`select action from audit_log where actor_id = ${id}::uuid order by id`.execute(db)
  assert.deepEqual(
    rows.map(({ action }) => action).filter((action) => action.startsWith('privacy')),
    ['privacy.deletionRequested'],
  )
})

test('guesses of the password are limited to five a minute (D01)', async () => {
  const { visitor } = await newPerson()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => visitor.call(requestDeletion, { password: 'wrong' })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(422), ...Array(3).fill(429)])
  const late = await visitor.call(requestDeletion, { password })
  assert.deepEqual([late.status, (late.body as unknown as { code: string }).code], [429, 'accounts.tooManyMisses'])
  assert.ok(Number(late.headers.get('retry-after')) > 0)
})

test('a correct password clears failed attempts', async () => {
  const { visitor } = await newPerson()
  for (let round = 0; round < 3; round++) {
    for (let miss = 0; miss < 3; miss++)
      assert.equal((await visitor.call(requestDeletion, { password: 'wrong' })).status, 422)
    assert.equal((await visitor.call(requestDeletion, { password })).status, 200)
  }
})

test('an account without e-mail is notified by SMS in its language', async () => {
  const { db, id, email, visitor } = await newPerson({ locale: 'sr' })
  const phone = '+381641230077'
  await sql`update accounts set email = null, email_confirmed_at = null, phone = ${phone}, phone_confirmed_at = now() where id = ${id}::uuid`.execute(
    db,
  )
  const { body } = await visitor.call(requestDeletion, { password })
  const { rows } = await sql<{ channel: string; template: string; locale: string; values: object }>`
    select channel, template, locale, values from outgoing_messages where recipient in (${phone}, ${email})
  `.execute(db)
  assert.deepEqual(rows, [
    {
      channel: 'Sms',
      template: 'deletionRequested',
      locale: 'sr',
      values: { date: body.deletionAt, path: '/profile' },
    },
  ])
})

test('an account without a password requests deletion without one', async () => {
  const { visitor } = await newPerson({ passwordHash: null })
  assert.equal((await visitor.call(requestDeletion, {})).status, 200)
})

test('until the deletion date the holder can sign in, see the date and cancel', async () => {
  const { app, db, id, email, visitor } = await newPerson()
  const { body } = await visitor.call(requestDeletion, { password })
  const later = anonymous(app)
  assert.equal((await later.call(requestToken, { login: email, password })).status, 200)
  const account = (await getContext(later)).body as { deletionAt: string }
  assert.equal(Date.parse(account.deletionAt), Date.parse(body.deletionAt))
  assert.equal((await later.call(cancelDeletion, {})).status, 200)
  assert.equal((await later.call(cancelDeletion, {})).status, 200)
  await runAnonymise(31)
  assert.equal((await findAccount<{ status: string }>(db, id)).status, 'Active')
  assert.equal(((await getContext(later)).body as { deletionAt: null }).deletionAt, null)
})

test('the only owner of a store cannot request deletion until there is another owner or the store is closed', async () => {
  const { app, db, id, visitor } = await newPerson()
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`.execute(
    db,
  )
  const ask = async () => {
    const { status, body } = await visitor.call(requestDeletion, { password })
    await visitor.call(cancelDeletion, {})
    return status === 200 ? 200 : (body as unknown as { code: string }).code
  }
  assert.equal(await ask(), 'privacy.lastOwner')
  const manager = await make.seller(db, store.id, 'Manager')
  assert.equal(await ask(), 'privacy.lastOwner')
  await sql`update store_members set role = 'Owner' where account_id = ${manager.id}::uuid`.execute(db)
  assert.equal(await ask(), 200)
  const leaving = await signedInAs(app, manager.id)
  assert.equal((await leaving.call(requestDeletion, {})).status, 200)
  assert.equal(await ask(), 'privacy.lastOwner', 'an owner who has requested deletion does not count')
  await sql`update stores set status = 'Closed' where id = ${store.id}`.execute(db)
  assert.equal(await ask(), 200)
})

test('one of two concurrent deletion requests of owners is refused', async () => {
  const { app, db, id, visitor } = await newPerson({ passwordHash: null })
  const store = await make.store(db)
  await sql`insert into store_members (store_id, account_id, role) values (${store.id}, ${id}::uuid, 'Owner')`.execute(
    db,
  )
  const other = await signedInAs(app, (await make.seller(db, store.id, 'Owner')).id)
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([visitor.call(requestDeletion, {}), other.call(requestDeletion, {})])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    await Promise.all([visitor.call(cancelDeletion, {}), other.call(cancelDeletion, {})])
  }
})

test('a request cannot name another account (E01)', async () => {
  const { app, db, visitor } = await newPerson()
  const victim = await make.account(db)
  for (const input of [
    { password, accountId: victim.id },
    { password, id: victim.id },
    { password, deletionAt: '2020-01-01T00:00:00Z' },
  ])
    assert.equal((await visitor.call(requestDeletion, input)).status, 422)
  assert.equal((await visitor.call(cancelDeletion, { accountId: victim.id })).status, 200)
  assert.equal((await findAccount<{ deletion_requested_at: Date | null }>(db, victim.id)).deletion_requested_at, null)
  assert.ok(await tokensOf(app, 'buyer'))
})
