// Sellers delete products while buyers order them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { deleteOwnProducts } from '#modules/cabinet/bulk-contract.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { createOrder } from './contract.ts'

test('of ordering and deleting a product at once, one succeeds', async () => {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const seller = await colleague(app, store.id, 'Manager')
  const pairs = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const [buyer, product] = [await somebody(app), await make.product(db, { storeId: store.id })]
      await make.cart(db, buyer.accountId, [{ productId: product.id, quantity: 1 }])
      return { buyer, id: product.id }
    }),
  )
  const results = await Promise.all(
    pairs.map(async ({ buyer, id }) => {
      const [placed, deleted] = await Promise.all([
        buyer.call(createOrder, { contactName: 'Bea', contactPhone: '1' }),
        seller.call(deleteOwnProducts, { ids: [id] }, { storeId: store.id }),
      ])
      return {
        id,
        isPlaced: placed.body.outcomes?.[0]?.placed === true,
        isDeleted: deleted.body.count === 1,
        placed,
        deleted,
      }
    }),
  )
  const { rows } = await sql<{ id: number; reserved: number; isHidden: boolean }>`
    select p.id, coalesce((select sum(r.quantity)::int from stock_reservations r where r.product_id = p.id), 0) as reserved,
      p.id in (select unnest(product_ids) from bulk_product_changes where is_deletion) as "isHidden"
    from products p where p.store_id = ${store.id}
  `.execute(db)
  const states = new Map(rows.map((row) => [row.id, row]))
  for (const { id, isPlaced, isDeleted, placed, deleted } of results) {
    assert.ok(placed.status < 500 && deleted.status === 200, `${placed.status} ${deleted.status}`)
    assert.notEqual(isPlaced, isDeleted)
    const { reserved, isHidden } = states.get(id)!
    assert.deepEqual([reserved, isHidden], [isPlaced ? 1 : 0, isDeleted])
  }
})
