import { constants, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

export type OriginalGenerator = (recipe: string) => Promise<string | Buffer>

/** Storage of originals. A key `name:recipe` is not a stored file: the generator of that name creates the original from the recipe. */
export type FileStore = {
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
  /** Stores a copy of a file, whatever its size. */
  copyFrom: (key: string, path: string) => Promise<void>
  remove: (key: string) => Promise<void>
}

export function createFileStore(folder: string, generators: Record<string, OriginalGenerator> = {}): FileStore {
  return {
    async read(key) {
      const colon = key.indexOf(':')
      const generator = colon > 0 ? generators[key.slice(0, colon)] : undefined
      if (generator) return Buffer.from(await generator(key.slice(colon + 1)))
      return readIfExists(pathOf(key))
    },
    async write(key, bytes) {
      await writeAtomically(pathOf(key), bytes)
    },
    async copyFrom(key, path) {
      await placeAtomically(pathOf(key), (temporary) => copyFile(path, temporary, constants.COPYFILE_FICLONE))
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }

  function pathOf(key: string) {
    const path = normalize(key)
    if (path.startsWith('..') || path.startsWith('/')) throw new Error(`Not a file key: ${key}`)
    return join(folder, path)
  }
}

export const readIfExists = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

export const writeAtomically = (path: string, bytes: Buffer) =>
  placeAtomically(path, (temporary) => writeFile(temporary, bytes))

/** Makes a temporary file and renames it, so that readers never see a partial file. */
async function placeAtomically(path: string, make: (temporary: string) => Promise<void>) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await make(temporary)
  await rename(temporary, path)
}
