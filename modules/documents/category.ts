import type { Db } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { treeIn } from '../catalog/tree.ts'

/** The category that a document names: only the last level holds goods. Undefined where none is named. */
export async function categoryIn(db: Db, given: unknown): Promise<number | undefined> {
  if (given === undefined || given === null) return undefined
  const category = (await treeIn(db, 'en')).byId.get(given as number)
  if (category?.level !== 'Category') throw invalidInput([{ path: 'fields.category', code: 'field.invalid' }])
  return category.id
}
