import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { createChat, listChats, sendMessage } from '#modules/chats/contract.ts'
import { listCallbacks, requestCallback } from '#modules/contacts/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { findDocuments, updateDocument } from '#modules/fluent/contract.ts'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import { requestDeletion } from '#modules/privacy/contract.ts'
import { getStore, listStores, myStores } from '#modules/suppliers/contract.ts'
import { topUpCurrency } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { closeStore, getClosingTerms, deleteOrganization, listOrganizations } from './contract.ts'
import { registerCompany } from '#modules/team/contract.ts'

const live = { p: 'live', g: 'default' } as const

/** The owner has signed in with a passkey just now, which proves as much as a password. */
const proveRecently = async ({ db }: { db: Awaited<ReturnType<typeof ownStore>>['db'] }, accountId: string) =>
  sql`update account_sessions set has_second_factor = true where account_id = ${accountId}::uuid`.execute(db)

async function closableStore() {
  const own = await ownStore({ role: 'Owner' })
  const { app, db, store, person } = own
  await proveRecently(own, person.accountId)
  const product = await make.product(db, { storeId: store.id, available: 50 })
  const buyer = await somebody(app)
  const order = async () => {
    await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
    return buyer.call(createOrder, { contactName: 'Bea', contactPhone: '+381113334455', delivery: 'Pickup' })
  }
  const close = (confirmation = store.alias) => person.call(closeStore, { confirmation }, { storeId: store.id })
  return { ...own, product, buyer, order, close }
}

test('a store is closed by an owner who types its name, once its orders are finished', async () => {
  const { app, db, store, person, product, buyer, order, close } = await closableStore()
  const orderId = (await order()).body.outcomes[0]!.orderId!
  const chat = (await buyer.call(createChat, { memberStoreId: store.id, chatType: 'Authorized' })).body
  await buyer.call(sendMessage, { chatId: chat.id!, message: 'Hello' })
  await buyer.call(requestCallback, { storeId: store.id, phone: '+381113334455', preferredTime: 'Now' })
  await sql`
    insert into promotions (store_id, placement, starts_at, ends_at) values
      (${store.id}, 'PromoOnMainPage', now() - interval '1 day', now() + interval '1 day'),
      (${store.id}, 'PromoOnMainPage', now() + interval '1 day', now() + interval '2 days')
  `.execute(db)
  const options = { storeId: store.id }
  assert.deepEqual((await person.call(getClosingTerms, {}, options)).body, {
    openOrderCount: 1,
    productCount: 1,
    promotionCount: 2,
    balance: { minor: 0, currency: topUpCurrency },
    canClose: false,
  })
  const refused = await close()
  assert.equal(statusAndCode(refused), '409 company.openOrders')
  assert.match(refused.text, /1 order is still open/)
  await sql`update orders set status = 'Completed' where id = ${orderId}::uuid`.execute(db)
  for (const role of ['Manager', 'Operator'] as const) {
    const member = await colleague(app, store.id, role)
    assert.equal(
      statusAndCode(await member.call(closeStore, { confirmation: store.alias }, options)),
      '403 company.notAllowed',
    )
    const { balance } = (await member.call(getClosingTerms, {}, options)).body
    assert.equal(balance === null, role === 'Operator', 'the balance is for those who see it')
  }
  assert.equal(statusAndCode(await close('another')), '422 company.wrongConfirmation')
  const operator = await colleague(app, store.id, 'Operator')
  assert.equal((await close(` ${store.alias.toUpperCase()} `)).status, 200)
  const { rows: told } = await sql<{ recipient: string }>`
    select recipient from outgoing_messages where template = 'storeClosed' and recipient in (${person.email}, ${operator.email}, ${buyer.email})
  `.execute(db)
  assert.deepEqual(told.map(({ recipient }) => recipient).toSorted(), [person.email, operator.email].toSorted())

  const visitor = anonymous(app)
  assert.equal(statusAndCode(await visitor.call(getStore, { alias: store.alias })), '410 suppliers.closedStore')
  assert.equal((await visitor.call(listStores, { text: store.alias })).body.total, 0)
  assert.equal((await visitor.call(getProduct, { ...live, id: String(product.id) })).status, 404)
  assert.equal((await order()).body.outcomes[0]!.placed, false)

  const { stores, activeStoreId } = (await person.call(getAccountContext, {})).body
  assert.deepEqual([stores.map(({ isClosed }) => isClosed), activeStoreId], [[true], store.id])
  const callbacks = (await person.call(listCallbacks, {}, options)).body.items
  assert.deepEqual([stores[0]!.newCallbacks, callbacks.map(({ next }) => next)], [0, [[]]], 'nothing left to do')
  assert.deepEqual(
    (await person.call(myStores, {})).body.items.map(({ status }) => status),
    ['Closed'],
  )
  assert.equal((await person.call(getOrder, { id: orderId })).status, 200)
  assert.equal((await person.call(listChats, { side: 'Store' }, options)).body.items.length, 1)
  for (const writer of [person, buyer])
    assert.equal(
      statusAndCode(await writer.call(sendMessage, { chatId: chat.id!, message: 'Hello?' }, options)),
      '409 chats.storeClosed',
    )
  const [document] = (await person.call(findDocuments, { entity: 'store' }, options)).body.items
  assert.equal(document!.fields.status, 'Closed')
  const change = { entity: 'store' as const, id: document!.id, version: document!.version, fields: { site: null } }
  assert.equal(statusAndCode(await person.call(updateDocument, change, options)), '409 request.storeClosed')
  assert.equal(statusAndCode(await close()), '409 request.storeClosed')

  const { rows } = await sql`
    select (select count(*)::int from promotions where store_id = ${store.id} and ends_at > now()) as promotions,
      (select count(*)::int from audit_log where action = 'store.close' and entity_id = ${String(store.id)}) as entries
  `.execute(db)
  assert.deepEqual(rows, [{ promotions: 0, entries: 1 }])
  assert.equal((await person.call(requestDeletion, {})).status, 200, 'a sole owner may go now')
})

test('closing needs a proof of who asks', async () => {
  const { db, person, close } = await closableStore()
  await sql`update account_sessions set has_second_factor = false where account_id = ${person.accountId}::uuid`.execute(
    db,
  )
  assert.equal(statusAndCode(await close()), '422 factors.signInAgain')
})

test('of closing and ordering at once, an order is either refused or keeps the store open', async () => {
  for (let round = 0; round < 8; round++) {
    const { db, store, order, close } = await closableStore()
    const [ordered, closed] = await Promise.all([order(), close()])
    const isPlaced = ordered.body.outcomes[0]!.placed
    assert.equal(statusAndCode(closed), isPlaced ? '409 company.openOrders' : '200')
    const { rows } = await sql`
      select s.status, (select count(*)::int from orders o where o.store_id = s.id) as orders from stores s where s.id = ${store.id}
    `.execute(db)
    assert.deepEqual(rows, [isPlaced ? { status: 'Active', orders: 1 } : { status: 'Closed', orders: 0 }])
  }
})

test('an organization opens further stores, goes after its last one, and its tax number is free again', async () => {
  const { app, db } = await ownStore()
  const owner = await somebody(app)
  const company = {
    country: 'DE',
    taxNumber: 'DE136695976',
    companyName: 'Schrauben GmbH',
    supplierType: 'Distributor' as const,
    storeName: 'Schrauben',
    location: 'berlin',
  }
  const first = (await owner.call(registerCompany, company)).body
  const second = (await owner.call(registerCompany, { ...company, storeName: 'Muttern' })).body
  const [organization, ...others] = (await owner.call(listOrganizations, {})).body.items
  assert.deepEqual([organization!.storeCount, typeof organization!.storeId, others], [2, 'number', []])
  const id = organization!.id
  const stranger = await somebody(app)
  assert.equal(statusAndCode(await stranger.call(registerCompany, company)), '409 members.companyTaken')
  assert.equal(statusAndCode(await stranger.call(deleteOrganization, { id })), '404 company.organizationNotFound')
  const refused = await owner.call(deleteOrganization, { id })
  assert.equal(statusAndCode(refused), '409 company.organizationInUse')
  assert.match(refused.text, /2 open stores/)
  await proveRecently({ db }, owner.accountId)
  for (const { storeId, alias } of [first, second])
    assert.equal((await owner.call(closeStore, { confirmation: alias }, { storeId })).status, 200)
  const answers = await Promise.all([1, 2].map(() => owner.call(deleteOrganization, { id })))
  assert.deepEqual(answers.map(statusAndCode).sort(), ['200', '404 company.organizationNotFound'])
  assert.deepEqual((await owner.call(listOrganizations, {})).body.items, [])
  assert.deepEqual((await owner.call(getAccountContext, {})).body.organizations, [])
  assert.equal((await stranger.call(registerCompany, company)).status, 200)
})
