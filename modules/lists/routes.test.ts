import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { getCartItems } from '#modules/carts/contract.ts'
import { removeTeamMember } from '#modules/purchasing/contract.ts'
import { newMember, newTeam } from '#modules/purchasing/team.fixture.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode, signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import type { Somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { maxListLines, maxLists } from './rules.ts'

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const account = await make.account(db, { name: 'Bea' })
  return { app, db, account, buyer: await signedInAs(app, account.id) }
}

async function newList(visitor: Visitor, productIds: readonly number[] = []) {
  const { status, body } = await visitor.call(contract.createProductList, { name: 'Monthly' })
  assert.equal(status, 200)
  for (const productId of productIds) await visitor.call(contract.setListLine, { id: body.id, productId })
  return body.id
}

const linesOf = async (visitor: Visitor, id: string) => (await visitor.call(contract.getProductList, { id })).body.lines

test('a favourite is added once with its minimum order, and removed', async () => {
  const { db, buyer } = await newBuyer()
  const { id } = await make.product(db, { storeId: (await make.store(db)).id, minimumOrder: 10, orderStep: 5 })
  for (let round = 0; round < 2; round++)
    assert.equal((await buyer.call(contract.setFavourite, { productId: id, isFavourite: true })).status, 200)
  assert.deepEqual((await buyer.call(contract.listFavourites, {})).body.ids, [id])
  const { items } = (await buyer.call(contract.listProductLists, { productId: id })).body
  assert.deepEqual(
    items.map(({ name, isFavourites, lineCount, hasProduct }) => [name, isFavourites, lineCount, hasProduct]),
    [['', true, 1, true]],
  )
  assert.deepEqual(
    (await linesOf(buyer, items[0]!.id)).map(({ quantity }) => quantity),
    [10],
  )
  await buyer.call(contract.setFavourite, { productId: id, isFavourite: false })
  assert.deepEqual((await buyer.call(contract.listFavourites, {})).body.ids, [])
})

test('favourites can be neither renamed nor deleted', async () => {
  const { db, buyer } = await newBuyer()
  const { id: productId } = await make.product(db, { storeId: (await make.store(db)).id })
  await buyer.call(contract.setFavourite, { productId, isFavourite: true })
  const { id } = (await buyer.call(contract.listProductLists, {})).body.items[0]!
  const answers = [
    await buyer.call(contract.editProductList, { id, name: 'Mine', sharedWith: null }),
    await buyer.call(contract.deleteProductList, { id }),
  ]
  assert.deepEqual(answers.map(errorCode), ['lists.notFound', 'lists.notFound'])
})

test('a line has the current price at its quantity, the lower price that a seller has offered, and a note', async () => {
  const { db, account, buyer } = await newBuyer()
  const store = await make.store(db, { currency: 'EUR' })
  const product = await make.product(db, { storeId: store.id, priceMinor: 1_000, minimumOrder: 6, orderStep: 6 })
  await sql`insert into product_tiers (product_id, from_quantity, price_minor) values (${product.id}, 60, 900)`.execute(
    db,
  )
  const id = await newList(buyer, [product.id])
  const read = async () => {
    const { body } = await buyer.call(contract.getProductList, { id }, { currency: 'EUR' })
    return body.lines.map(({ quantity, price, sum, note }) => [quantity, price.minor, sum.minor, note])
  }
  assert.deepEqual(await read(), [[6, 1_000, 6_000, '']])
  await buyer.call(contract.setListLine, { id, productId: product.id, quantity: 55, note: 'For the workshop' })
  assert.deepEqual(await read(), [[60, 900, 54_000, 'For the workshop']])
  await buyer.call(contract.setListLine, { id, productId: product.id })
  assert.deepEqual(await read(), [[60, 900, 54_000, 'For the workshop']], 'adding again keeps the line')
  await sql`
    insert into individual_prices (buyer_id, product_id, from_quantity, price_minor, currency, valid_until)
    values (${account.id}::uuid, ${product.id}, 6, 800, 'EUR', current_date)
  `.execute(db)
  assert.deepEqual(await read(), [[60, 800, 48_000, 'For the workshop']])
})

test('a list is ordered into the cart without what cannot be ordered, which is reported', async () => {
  const { db, buyer } = await newBuyer()
  const { id: storeId } = await make.store(db)
  const [sold, out, gone] = [
    await make.product(db, { storeId, minimumOrder: 4 }),
    await make.product(db, { storeId, available: 0 }),
    await make.product(db, { storeId }),
  ]
  const id = await newList(buyer, [sold.id, out.id, gone.id])
  await sql`update products set status = 'Archived' where id = ${gone.id}`.execute(db)
  const { body } = await buyer.call(contract.orderProductList, { id })
  assert.deepEqual([body.added, body.wereInCart], [1, 0])
  assert.deepEqual(
    new Map(body.skipped.map(({ productId, issue }) => [productId, issue])),
    new Map([
      [out.id, 'outOfStock'],
      [gone.id, 'productGone'],
    ]),
  )
  assert.deepEqual(
    (await buyer.call(getCartItems, { p: 'live' })).body.items.map(({ productId, quantity }) => [productId, quantity]),
    [[sold.id, 4]],
  )
  const again = (await buyer.call(contract.orderProductList, { id })).body
  assert.deepEqual([again.added, again.wereInCart], [1, 1])
  await buyer.call(contract.setListLine, { id, productId: sold.id, quantity: 9 })
  await buyer.call(contract.orderProductList, { id })
  const { items } = (await buyer.call(getCartItems, { p: 'live' })).body
  assert.deepEqual(
    items.map(({ quantity }) => quantity),
    [9],
    'quantities are raised, not added to',
  )
  await buyer.call(contract.removeListLine, { id, productId: sold.id })
  assert.equal(errorCode(await buyer.call(contract.orderProductList, { id })), 'lists.nothingToOrder')
})

test("a shared list is seen and changed by the store's members, and renamed and deleted by its owner only", async () => {
  const { app, db, account, buyer } = await newBuyer()
  const { id: storeId } = await make.store(db)
  const [first, second] = [await make.product(db, { storeId }), await make.product(db, { storeId })]
  const colleague = await signedInAs(app, (await make.seller(db, storeId, 'Operator')).id)
  const stranger = await signedInAs(app, (await make.account(db)).id)
  const id = await newList(buyer, [first.id])
  assert.equal(
    (await buyer.call(contract.editProductList, { id, name: 'Ours', sharedWith: { kind: 'Store', id: storeId } }))
      .status,
    403,
  )
  await make.member(db, storeId, account.id, 'Manager')
  assert.equal((await colleague.call(contract.getProductList, { id })).status, 404)
  assert.equal(
    (await buyer.call(contract.editProductList, { id, name: 'Ours', sharedWith: { kind: 'Store', id: storeId } }))
      .status,
    200,
  )

  const [shared] = (await colleague.call(contract.listProductLists, {})).body.items
  assert.deepEqual(
    [shared!.name, shared!.isOwn, shared!.ownerName, shared!.sharedWith!.id],
    ['Ours', false, 'Bea', storeId],
  )
  assert.equal((await colleague.call(contract.setListLine, { id, productId: second.id })).status, 200)
  assert.deepEqual(
    (await linesOf(buyer, id)).map(({ productId }) => productId),
    [second.id, first.id],
  )
  for (const visitor of [colleague, stranger])
    assert.deepEqual(
      [
        (await visitor.call(contract.editProductList, { id, name: 'Mine', sharedWith: null })).status,
        (await visitor.call(contract.deleteProductList, { id })).status,
      ],
      [404, 404],
    )
  for (const foreign of [contract.getProductList, contract.orderProductList])
    assert.equal((await stranger.call(foreign, { id })).status, 404)
  assert.equal((await stranger.call(contract.removeListLine, { id, productId: first.id })).status, 404)

  await sql`delete from store_members where account_id = ${account.id}::uuid`.execute(db)
  assert.equal((await colleague.call(contract.getProductList, { id })).status, 404, 'its owner has left the team')
  assert.equal((await buyer.call(contract.deleteProductList, { id })).status, 200)
})

test('a list is shared with the purchasing team of its owner as long as both belong to it', async () => {
  const { owner } = await newTeam()
  const colleague = await newMember(owner, 'Buyer')
  const { owner: stranger } = await newTeam()
  const idOf = async (member: Somebody) => (await member.call(getAccountContext, {})).body.purchasing!.id
  const share = async (id: string, teamId: number) =>
    (
      await colleague.call(contract.editProductList, {
        id,
        name: 'Ours',
        sharedWith: { kind: 'PurchasingTeam', id: teamId },
      })
    ).status
  const { id } = (await colleague.call(contract.createProductList, { name: 'Ours' })).body
  assert.deepEqual([await share(id, await idOf(stranger)), await share(id, await idOf(owner))], [403, 200])

  const seenBy = async (member: Somebody) =>
    (await member.call(contract.listProductLists, {})).body.items.map(({ name, sharedWith }) => [
      name,
      sharedWith?.name,
    ])
  assert.deepEqual(await seenBy(owner), [['Ours', 'Bolt Works']])
  assert.deepEqual(await seenBy(stranger), [])
  const { id: accountId } = (await colleague.call(getAccountContext, {})).body
  assert.equal((await colleague.call(removeTeamMember, { accountId })).status, 200)
  assert.deepEqual(await seenBy(owner), [])
})

test('lists and lines are limited, also for concurrent requests', async () => {
  const { db, account, buyer } = await newBuyer()
  const { id: storeId } = await make.store(db)
  await sql`insert into product_lists (owner_id, name) select ${account.id}::uuid, 'List ' || n from generate_series(1, ${maxLists - 2}) n`.execute(
    db,
  )
  const created = await Promise.all(
    Array.from({ length: 4 }, () => buyer.call(contract.createProductList, { name: 'One more' })),
  )
  assert.deepEqual(created.map(({ status }) => status).sort(), [200, 200, 409, 409])

  const { id } = created.find(({ status }) => status === 200)!.body
  const products = await Promise.all(Array.from({ length: 3 }, () => make.product(db, { storeId })))
  await sql`
    with filler as (
      insert into products (store_id, category_id, category_path, location_path, code, unit_code, currency, price_minor)
      select store_id, category_id, category_path, location_path, 'FULL-' || n, unit_code, currency, 1
      from products, generate_series(1, ${maxListLines - 1}) n where id = ${products[0]!.id} returning id
    ) insert into product_list_lines (list_id, product_id, quantity) select ${id}::uuid, id, 1 from filler
  `.execute(db)
  const added = await Promise.all(
    products.map(({ id: productId }) => buyer.call(contract.setListLine, { id, productId })),
  )
  assert.deepEqual(added.map(({ status }) => status).sort(), [200, 409, 409])
})

test('products that are not sold cannot be added, but the lines of those that were stay', async () => {
  const { db, buyer } = await newBuyer()
  const { id: productId } = await make.product(db, { storeId: (await make.store(db)).id })
  const id = await newList(buyer, [productId])
  await sql`update products set status = 'Archived' where id = ${productId}`.execute(db)
  const other = await newList(buyer)
  assert.equal(errorCode(await buyer.call(contract.setListLine, { id: other, productId })), 'lists.unknownProduct')
  assert.equal((await buyer.call(contract.setListLine, { id, productId, note: 'Ask for a successor' })).status, 200)
  assert.deepEqual(
    (await linesOf(buyer, id)).map(({ issue, note }) => [issue, note]),
    [['productGone', 'Ask for a successor']],
  )
})
