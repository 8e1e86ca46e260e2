import type { Db } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { treeIn } from '../../catalog/tree.ts'

/** Checks that the category is a leaf of the tree, as only leaves contain products. Undefined if there is none. */
export async function categoryIn(db: Db, categoryId: unknown): Promise<number | undefined> {
  if (categoryId === undefined || categoryId === null) return undefined
  const category = (await treeIn(db, 'en')).byId.get(categoryId as number)
  if (category?.level !== 'Category') throw invalidInput([{ path: 'fields.category', code: 'field.invalid' }])
  return category.id
}
