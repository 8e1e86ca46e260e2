import type { Tx } from '#platform/db/database.ts'
import { claimPictures, releasePictures } from '../files/uploads.ts'
import type { Change, Values } from './fields.ts'
import { assertSound } from './rules.ts'

/** Pictures that are new in these fields were sent by someone who works for the store; they are in use from now on, and those that are gone from them no more. */
export async function claimOwnImages(tx: Tx, { values, before, acting }: Change, keys: readonly string[]) {
  const placesIn = (fields: Values | undefined) => keys.flatMap((key) => placesOf(key, fields?.[key]))
  const [present, shown] = [placesIn(before), placesIn(values)]
  const added = without(shown, present)
  const own = added.length > 0 ? await claimPictures(tx, acting.store.id, idsOf(added), acting.now) : new Set()
  assertSound(added.filter(({ id }) => !own.has(id)).map(({ path }) => ({ path, code: 'field.invalid' })))
  const gone = without(present, shown)
  if (gone.length > 0) await releasePictures(tx, idsOf(gone), acting.now)
}

type Place = { id: string; path: string }
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id)

function without(places: readonly Place[], others: readonly Place[]) {
  const ids = new Set(idsOf(others))
  return places.filter(({ id }) => !ids.has(id))
}

function placesOf(key: string, value: unknown): Place[] {
  if (Array.isArray(value)) return value.map((id: string, index) => ({ id, path: `fields.${key}.${index}` }))
  return typeof value === 'string' ? [{ id: value, path: `fields.${key}` }] : []
}
