import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import type { TreeNode } from './tree.ts'

type Pictures = ReadonlyMap<number, string>

/** For each node its drawing, otherwise a picture of its most popular product, otherwise that of its first child with one. */
export async function pictureIdsOf(db: Db, nodes: readonly TreeNode[]): Promise<(string | null)[]> {
  const pictures = await productPictures(db)
  return nodes.map((node) => pictureOf(node, pictures))
}

function pictureOf({ id, drawingId, children }: TreeNode, pictures: Pictures): string | null {
  const own = drawingId ?? pictures.get(id)
  if (own) return own
  for (const child of children) {
    const picture = pictureOf(child, pictures)
    if (picture) return picture
  }
  return null
}

/** The first picture of the most popular product with pictures, by category: one index lookup each. */
const productPictures = cached({ tag: 'categories' }, async (db): Promise<Pictures> => {
  const { rows } = await sql<{ id: number; pictureId: string }>`
    select c.id, p.picture_id as "pictureId" from categories c cross join lateral (
      select image_ids[1] as picture_id from products where category_id = c.id and status = 'Active' and image_ids <> '{}'
      order by popularity desc, id desc limit 1
    ) p where c.level = 'Category' and c.drawing_file_id is null
  `.execute(db)
  return new Map(rows.map(({ id, pictureId }) => [id, pictureId]))
})
