import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { AccessRule } from '../files/serve.ts'
import { viewVideo } from '../files/view.ts'
import { isLive } from './drafts.ts'
import type { DocumentKind } from './write-products/tables.ts'

type ProductDocument = { id: string; kind: DocumentKind; title: string; contentType: string; size: number }

/** Documents and videos of a product in their order. */
export async function mediaOf(db: Db, productId: number, videoIds: readonly string[]) {
  const [documents, videos] = await Promise.all([
    sql<ProductDocument>`
      select f.id, d.kind, coalesce(nullif(d.title, ''), f.name) as title, f.content_type as "contentType", f.byte_size::float8 as size
      from product_documents d join files f on f.id = d.file_id where d.product_id = ${productId} order by d.position
    `.execute(db),
    videoIds.length === 0
      ? { rows: [] }
      : sql<{ id: string; videoId: string }>`
      select f.id, f.storage_key as "videoId" from files f
      where f.id = any(${videoIds as string[]}::uuid[]) and f.source = 'Youtube' order by array_position(${videoIds as string[]}::uuid[], f.id)
    `.execute(db),
  ])
  return {
    documents: documents.rows.map((document) => ({ ...document, url: `/file/${document.id}` })),
    videos: videos.rows.map(viewVideo),
  }
}

/** Whoever sees a product sees its documents: everyone those of live ones, the people of its store those of drafts, too. */
export const isOnVisibleProduct: AccessRule = ({ accountId }) => sql`exists (
  select from product_documents d join products p on p.id = d.product_id join stores s on s.id = p.store_id
  where d.file_id = f.id and (
    ${isLive} or exists (select from store_members m where m.store_id = s.id and m.account_id = ${accountId}::uuid)
  )
)`
