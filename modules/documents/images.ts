import type { Tx } from '#platform/db/database.ts'
import { claimPictures } from '../files/uploads.ts'
import type { Change } from './fields.ts'
import { assertSound } from './rules.ts'

/** Pictures that are new in these fields were sent by someone who works for the store; they are in use from now on. */
export async function claimOwnImages(tx: Tx, { values, before, given, acting }: Change, keys: readonly string[]) {
  const present = new Set(keys.flatMap((key) => before?.[key] ?? []))
  const added = keys.filter((key) => given.has(key)).flatMap((key) => placesOf(key, values[key])).filter(({ id }) => !present.has(id))
  if (added.length === 0) return
  const own = await claimPictures(tx, acting.store.id, added.map(({ id }) => id), acting.now)
  assertSound(added.filter(({ id }) => !own.has(id)).map(({ path }) => ({ path, code: 'field.invalid' })))
}

function placesOf(key: string, value: unknown): { id: string; path: string }[] {
  if (Array.isArray(value)) return value.map((id: string, index) => ({ id, path: `fields.${key}.${index}` }))
  return typeof value === 'string' ? [{ id: value, path: `fields.${key}` }] : []
}
