import { sql } from 'kysely'
import { maxWrites, writeProducts } from '#modules/catalog/write-products/write-products.ts'
import type { NewProduct } from '#modules/catalog/write-products/tables.ts'
import type { Database, Db } from '#platform/db/database.ts'

/** Gives the store copies of the demonstration's products until it has so many; returns its id. */
export async function fillStore({ db }: Database, alias: string, count: number): Promise<number> {
  const { rows: stores } = await sql<{ id: number; count: number; warehouseId: number }>`
    select id, (select count(*)::int from products where store_id = s.id) as count,
      (select min(id) from warehouses where store_id = s.id) as "warehouseId"
    from stores s where alias = ${alias}
  `.execute(db)
  const store = stores[0]!
  for (let start = store.count; start < count; start += maxWrites) {
    const records = await readCopies(db, store.warehouseId, start, Math.min(maxWrites, count - start))
    await db.transaction().execute((tx) =>
      writeProducts(
        tx,
        store.id,
        records.map((record) => ({ id: null, record })),
        { now: new Date() },
      ),
    )
  }
  await sql`vacuum analyze products, store_product_keys, product_translations, product_values`.execute(db)
  return store.id
}

/** Each tenth is a draft, another has no picture, another is out of stock. */
async function readCopies(db: Db, warehouseId: number, start: number, count: number): Promise<NewProduct[]> {
  const { rows } = await sql<NewProduct & { id: number }>`
    select p.id, p.category_id as "categoryId", p.unit_code as "unitCode", p.price_minor as "priceMinor", p.option_ids as "optionIds",
      p.image_ids as "imageIds",
      (select json_agg(json_build_object('locale', locale, 'name', name, 'description', description)) from product_translations where product_id = p.id) as texts
    from products p order by p.id offset ${start} limit ${count}
  `.execute(db)
  return rows.map(({ id: _, ...record }, index) => ({
    ...record,
    code: `OWN-${String(start + index).padStart(6, '0')}`,
    priceMinor: record.priceMinor! + (((start + index) * 7_919) % 1_000),
    status: index % 10 === 0 ? 'Draft' : 'Active',
    imageIds: index % 10 === 1 ? [] : record.imageIds,
    stock: { policy: 'exact', quantities: [{ warehouseId, quantity: index % 10 === 2 ? 0 : 500 }] },
  }))
}
