import { isUtf8 } from 'node:buffer'
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
  const listed: Entry[] = []
  for await (const entry of zip.eachEntry()) if (listed.push(entry) === maxArchiveEntries) break
  const entries = new Map<string, Entry>()
  for (const [name, entry] of named(listed)) if (!entries.has(name)) entries.set(name, entry)
  return {
    names: [...entries.keys()],
    async read(name, maxBytes) {
      const entry = entries.get(name)
      if (!entry || entry.uncompressedSize > maxBytes) return undefined
      return buffer(await zip.openReadStreamPromise(entry))
    },
  }
}

/** Archives that do not say how their names are written have them in UTF-8, or in the code page of the computer that made them. */
function named(entries: readonly Entry[]): [name: string, entry: Entry][] {
  const isCyrillic = entries.some(
    (entry) => isUnmarked(entry) && cyrillicLetters.test(entry.fileNameRaw.toString('latin1')),
  )
  return entries.map((entry) => [isUnmarked(entry) ? decodeName(entry, isCyrillic) : entry.fileName, entry])
}

const utf8Flag = 0x800
const unicodePath = 0x7075
const isUnmarked = ({ generalPurposeBitFlag, extraFields }: Entry) =>
  (generalPurposeBitFlag & utf8Flag) === 0 && !extraFields.some(({ id }) => id === unicodePath)

/** Two letters of code page 866 in a row; in Western ones such bytes are accented letters, which stand alone. */
const cyrillicLetters = /[\x80-\xaf\xe0-\xf1]{2}/

function decodeName({ fileName, fileNameRaw }: Entry, isCyrillic: boolean) {
  if (isUtf8(fileNameRaw)) return fileNameRaw.toString()
  return isCyrillic ? new TextDecoder('ibm866').decode(fileNameRaw).replaceAll('\\', '/') : fileName
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
