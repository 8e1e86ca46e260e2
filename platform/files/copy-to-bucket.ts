import { existsSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type BucketStore, digest } from './bucket-store.ts'
import { isTemporary } from './folder-store.ts'

export type CopyCounts = { copied: number; present: number; bytes: number }
type CopiedFile = { key: string; path: string }

const concurrency = 4

/**
 * Copies every file of the folder that the bucket does not have with its size and SHA-256, and verifies it there. The site may serve
 * and remove files meanwhile. Copied files are not copied again, so an interrupted run is simply repeated.
 */
export async function copyToBucket(
  folder: string,
  store: BucketStore,
  onProgress: (counts: CopyCounts) => void = () => {},
): Promise<CopyCounts> {
  const counts: CopyCounts = { copied: 0, present: 0, bytes: 0 }
  if (!existsSync(folder)) return counts
  const files = filesOf(folder)
  await Promise.all(Array.from({ length: concurrency }, copyNext))
  return counts

  async function copyNext() {
    for await (const { key, path } of { [Symbol.asyncIterator]: () => ({ next: () => files.next() }) }) {
      const size = await copyFile(store, key, path)
      if (size === undefined) counts.present++
      else {
        counts.copied++
        counts.bytes += size
      }
      onProgress(counts)
    }
  }
}

async function* filesOf(folder: string): AsyncGenerator<CopiedFile> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || isTemporary(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    yield { key: relative(folder, path).split(sep).join('/'), path }
  }
}

/** The size of what was copied; undefined if nothing was to be done. */
async function copyFile(store: BucketStore, key: string, path: string): Promise<number | undefined> {
  try {
    const file = await digest(path)
    const isCopied = async () => {
      const found = await store.describe(key)
      return found !== undefined && found.size === file.size && found.sha256 === file.sha256
    }
    if (await isCopied()) return undefined
    await store.copyFrom(key, path)
    if (!(await isCopied())) throw new Error(`${key} in the bucket differs from ${path}`)
    // The site removes from the folder first: this copy may have come after its removal from the bucket.
    if (!existsSync(path)) await store.remove(key)
    return file.size
  } catch (error) {
    if (existsSync(path)) throw error
    await store.remove(key)
    return undefined
  }
}
