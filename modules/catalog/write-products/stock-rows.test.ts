import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import { createOrder } from '../../orders/contract.ts'
import type { StockPolicy } from './stock-policy.ts'
import { writeProducts } from './write-products.ts'

test('stock that is written while buyers order keeps every reservation', async () => {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const warehouseId = store.warehouseIds[0]!
  const product = await make.product(db, { storeId: store.id, available: 8 })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => somebody(app)))
  await Promise.all(buyers.map(({ accountId }) => make.cart(db, accountId, [{ productId: product.id, quantity: 1 }])))
  const policies: StockPolicy[] = [
    { policy: 'total', warehouseId, quantity: 0 },
    { policy: 'uncounted', warehouseId },
    { policy: 'exact', quantities: [{ warehouseId, quantity: 3 }] },
    { policy: 'total', warehouseId, quantity: 5 },
    { policy: 'exact', quantities: [] },
    { policy: 'uncounted', warehouseId },
  ]
  const [, orders] = await Promise.all([
    Promise.all(
      policies.map((stock) =>
        db
          .transaction()
          .execute((tx) => writeProducts(tx, store.id, [{ id: product.id, record: { stock } }], { now: new Date() })),
      ),
    ),
    Promise.all(
      buyers.map((buyer) =>
        buyer.call(
          createOrder,
          { storeId: store.id, contactName: 'Buyer', contactPhone: '+381113334455' },
          { idempotencyKey: randomUUID() },
        ),
      ),
    ),
  ])
  assert.ok(orders.every(({ status }) => status === 200))
  const placed = orders.filter(({ body }) => body.outcomes[0]!.placed).length
  const { rows } = await sql<{ reserved: number; isSum: boolean; reservations: number }>`
    select sum(s.reserved)::int as reserved, p.available = sum(s.quantity - s.reserved) as "isSum",
      (select coalesce(sum(r.quantity), 0)::int from stock_reservations r where r.product_id = p.id) as reservations
    from products p join product_stock s on s.product_id = p.id where p.id = ${product.id} group by p.id
  `.execute(db)
  assert.deepEqual(rows, [{ reserved: placed, isSum: true, reservations: placed }])
})
