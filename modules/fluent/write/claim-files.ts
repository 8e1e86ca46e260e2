import type { Tx } from '#platform/db/database.ts'
import { claimMedia, type MediaKind, releaseMedia } from '../../files/uploads.ts'
import type { Change, Values } from '../fields.ts'
import { assertValid } from '../rules.ts'

/** Claims files that are new in these fields and releases those removed from them. Rejects files that were not uploaded by a member of the store. */
export async function claimFiles(
  tx: Tx,
  { values, before, context }: Change,
  kind: MediaKind,
  keys: readonly string[],
) {
  const filesIn = (fields: Values | undefined) => keys.flatMap((key) => fileRefs(key, fields?.[key]))
  const [previous, next] = [filesIn(before), filesIn(values)]
  const added = without(next, previous)
  const claimed = added.length > 0 ? await claimMedia(tx, context.store.id, kind, idsOf(added), context.now) : new Set()
  assertValid(added.filter(({ id }) => !claimed.has(id)).map(({ path }) => ({ path, code: 'field.invalid' })))
  const removed = without(previous, next)
  if (removed.length > 0) await releaseMedia(tx, kind, idsOf(removed), context.now)
}

type FileRef = { id: string; path: string }
const idsOf = (files: readonly FileRef[]) => files.map(({ id }) => id)

function without(files: readonly FileRef[], others: readonly FileRef[]) {
  const ids = new Set(idsOf(others))
  return files.filter(({ id }) => !ids.has(id))
}

function fileRefs(key: string, value: unknown): FileRef[] {
  if (Array.isArray(value))
    return value.map((item: string | { file: string }, index) =>
      typeof item === 'string'
        ? { id: item, path: `fields.${key}.${index}` }
        : { id: item.file, path: `fields.${key}.${index}.file` },
    )
  return typeof value === 'string' ? [{ id: value, path: `fields.${key}` }] : []
}
