import type { Tx } from '#platform/db/database.ts'
import { claimPictures, releasePictures } from '../../files/uploads.ts'
import type { Change, Values } from '../fields.ts'
import { assertValid } from '../rules.ts'

/** Claims pictures that are new in these fields and releases those removed from them. Rejects pictures that were not uploaded by a member of the store. */
export async function claimImages(tx: Tx, { values, before, context }: Change, keys: readonly string[]) {
  const imagesIn = (fields: Values | undefined) => keys.flatMap((key) => imageRefs(key, fields?.[key]))
  const [previous, next] = [imagesIn(before), imagesIn(values)]
  const added = without(next, previous)
  const claimed = added.length > 0 ? await claimPictures(tx, context.store.id, idsOf(added), context.now) : new Set()
  assertValid(added.filter(({ id }) => !claimed.has(id)).map(({ path }) => ({ path, code: 'field.invalid' })))
  const removed = without(previous, next)
  if (removed.length > 0) await releasePictures(tx, idsOf(removed), context.now)
}

type ImageRef = { id: string; path: string }
const idsOf = (images: readonly ImageRef[]) => images.map(({ id }) => id)

function without(images: readonly ImageRef[], others: readonly ImageRef[]) {
  const ids = new Set(idsOf(others))
  return images.filter(({ id }) => !ids.has(id))
}

function imageRefs(key: string, value: unknown): ImageRef[] {
  if (Array.isArray(value)) return value.map((id: string, index) => ({ id, path: `fields.${key}.${index}` }))
  return typeof value === 'string' ? [{ id: value, path: `fields.${key}` }] : []
}
