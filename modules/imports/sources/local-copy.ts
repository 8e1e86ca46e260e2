import { createWriteStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '#platform/files/store.ts'
import { importErrors } from '../errors.ts'

/** A copy of a stored file in which a reader can seek; it is removed at the end of the scope. */
export async function copyLocally(store: FileStore, key: string) {
  const stored = await store.open(key)
  if (!stored) throw importErrors.notFound()
  const folder = await mkdtempDisposable(join(tmpdir(), 'import-'))
  const path = join(folder.path, 'file')
  try {
    await pipeline(stored.content, createWriteStream(path))
  } catch (error) {
    await folder.remove()
    throw error
  }
  return { path, [Symbol.asyncDispose]: () => folder.remove() }
}
