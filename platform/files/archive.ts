import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'
import type { FileStore } from './store.ts'

/** A ZIP of more entries is not what it says it is. */
export const maxArchiveEntries = 50_000

export type Archive = {
  names: readonly string[]
  /** The content of an entry; undefined if the archive has none of the name, or a larger one. */
  read(name: string, maxBytes: number): Promise<Buffer | undefined>
}

/** A ZIP in the file store. Only its directory and the entries that are asked for are read. */
export async function openArchive(store: FileStore, key: string, size: number): Promise<Archive> {
  const zip = await fromRandomAccessReaderPromise(new StoredFileReader(store, key), size, { autoClose: false })
  const entries = new Map<string, Entry>()
  let count = 0
  for await (const entry of zip.eachEntry()) {
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
    if (++count === maxArchiveEntries) break
  }
  return {
    names: [...entries.keys()],
    async read(name, maxBytes) {
      const entry = entries.get(name)
      if (!entry || entry.uncompressedSize > maxBytes) return undefined
      return buffer(await zip.openReadStreamPromise(entry))
    },
  }
}

class StoredFileReader extends RandomAccessReader {
  readonly #store: FileStore
  readonly #key: string

  constructor(store: FileStore, key: string) {
    super()
    this.#store = store
    this.#key = key
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const part = new PassThrough()
    const open = async () => {
      const file = await this.#store.open(this.#key, { start, end: end - 1 })
      if (!file) throw new Error(`no file: ${this.#key}`)
      await pipeline(file.content, part)
    }
    open().catch((error: Error) => part.destroy(error))
    return part
  }
}
