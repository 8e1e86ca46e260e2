import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { AccessRule } from '../files/serve.ts'
import { findVideos } from '../files/videos.ts'
import { isLive } from './drafts.ts'
import type { DocumentKind } from './write-products/tables.ts'

type ProductDocument = {
  id: string
  kind: DocumentKind
  title: string
  contentType: string
  size: number
  validUntil: string | null
  isExpired: boolean
}

/** Documents and videos of a product in their order. */
export async function mediaOf(db: Db, productId: number, videoIds: readonly string[]) {
  const [documents, videos] = await Promise.all([
    sql<ProductDocument>`
      select f.id, d.kind, coalesce(nullif(d.title, ''), f.name) as title, f.content_type as "contentType", f.byte_size::float8 as size,
        d.valid_until::text as "validUntil", coalesce(d.valid_until < current_date, false) as "isExpired"
      from product_documents d join files f on f.id = d.file_id where d.product_id = ${productId} order by d.position
    `.execute(db),
    findVideos(db, videoIds),
  ])
  return {
    documents: documents.rows.map((document) => ({ ...document, url: `/file/${document.id}` })),
    videos,
  }
}

/** Everyone sees the documents of live products; the people of a store also see those of its drafts. */
export const isOnVisibleProduct: AccessRule = ({ accountId }) => sql`exists (
  select from product_documents d join products p on p.id = d.product_id join stores s on s.id = p.store_id
  where d.file_id = f.id and (
    ${isLive} or exists (select from store_members m where m.store_id = s.id and m.account_id = ${accountId}::uuid)
  )
)`
