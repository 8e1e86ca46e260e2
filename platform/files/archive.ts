import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { FileStore } from './store.ts'

/** A ZIP of more entries is not what it says it is. */
export const maxArchiveEntries = 50_000

/** A ZIP in the file store. Only its directory and the entries that are asked for are read. */
export const openArchive = (store: FileStore, key: string, size: number): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new StoredFileReader(store, key), size, { autoClose: false })

/** The content of an entry; undefined if the archive has none of the name, or a larger one. */
export async function readEntry(zip: ZipFile, name: string, maxBytes: number): Promise<Buffer | undefined> {
  let count = 0
  for await (const entry of zip.eachEntry()) {
    if (++count > maxArchiveEntries) return undefined
    if (entry.fileName !== name) continue
    return entry.uncompressedSize > maxBytes ? undefined : buffer(await zip.openReadStreamPromise(entry))
  }
  return undefined
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
