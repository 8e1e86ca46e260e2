import type { Tx } from '#platform/db/database.ts'
import { claimPictures, releasePictures } from '../files/uploads.ts'
import type { Change, Values } from './fields.ts'
import { assertSound } from './rules.ts'

/** Pictures that are new in these fields were sent by someone who works for the store; they are in use from now on, and those that are gone from them no more. */
export async function claimOwnImages(tx: Tx, { values, before, acting }: Change, keys: readonly string[]) {
  const placesIn = (fields: Values | undefined) => keys.flatMap((key) => placesOf(key, fields?.[key]))
  const [present, shown] = [placesIn(before), placesIn(values)]
  const [presentIds, shownIds] = [present, shown].map((places) => new Set(places.map(({ id }) => id))) as [Set<string>, Set<string>]
  const added = shown.filter(({ id }) => !presentIds.has(id))
  const own = added.length > 0 ? await claimPictures(tx, acting.store.id, added.map(({ id }) => id), acting.now) : new Set()
  assertSound(added.filter(({ id }) => !own.has(id)).map(({ path }) => ({ path, code: 'field.invalid' })))
  const gone = [...presentIds].filter((id) => !shownIds.has(id))
  if (gone.length > 0) await releasePictures(tx, gone, acting.now)
}

function placesOf(key: string, value: unknown): { id: string; path: string }[] {
  if (Array.isArray(value)) return value.map((id: string, index) => ({ id, path: `fields.${key}.${index}` }))
  return typeof value === 'string' ? [{ id: value, path: `fields.${key}` }] : []
}
