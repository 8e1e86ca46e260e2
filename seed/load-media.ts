import { sql } from 'kysely'
import { productPage } from '#modules/catalog/product-page.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/store.ts'
import { demonstrationAccounts } from './accounts.ts'
import { printDocuments } from './drawn-documents.ts'
import { filmDrawings } from './drawn-video.ts'
import { originalGenerators } from './original-generators.ts'
import { saveFile } from './save-file.ts'

const sellers = demonstrationAccounts.flatMap(({ store }) => store ?? [])

/** Gives the most popular product of each demonstration seller its documents and a video, made of its drawings. */
export async function loadMedia(db: Db, store: FileStore, now: Date) {
  for (const alias of sellers) {
    const found = await findMostPopular(db, alias)
    const product = found && (await productPage({ db }, found.id, { locale: 'en', currency: 'EUR' }, ['en']))
    if (!product) continue
    const drawings = await Promise.all(
      found.drawings.map((key) => originalGenerators.drawing!(key.replace(/^drawing:/, ''))),
    )
    const save = (file: Parameters<typeof saveFile>[2]) => saveFile(db, store, { ...file, storeId: found.storeId }, now)
    for (const [position, { kind, name, bytes, validUntil }] of (
      await printDocuments(product, drawings[0]!, now)
    ).entries()) {
      const id = await save({ purpose: 'Document', contentType: 'application/pdf', name, bytes })
      await sql`
        insert into product_documents (product_id, position, file_id, kind, valid_until)
        values (${found.id}, ${position}, ${id}::uuid, ${kind}, ${validUntil})
      `.execute(db)
    }
    const bytes = await filmDrawings(drawings)
    const videoId = await save({ purpose: 'Video', contentType: 'video/webm', name: `${product.code}.webm`, bytes })
    await sql`update products set video_ids = array[${videoId}::uuid] where id = ${found.id}`.execute(db)
  }
}

async function findMostPopular(db: Db, alias: string) {
  const { rows } = await sql<{ id: number; storeId: number; drawings: string[] }>`
    select p.id, p.store_id as "storeId",
      (select array_agg(f.storage_key order by array_position(p.image_ids, f.id)) from files f where f.id = any(p.image_ids)) as drawings
    from products p join stores s on s.id = p.store_id where s.alias = ${alias} and p.available > p.low_stock_at
    order by p.popularity desc, p.id limit 1
  `.execute(db)
  return rows[0]
}
