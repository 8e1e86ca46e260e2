import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

export type Maker = (recipe: string) => Promise<string | Buffer>

/** Where originals lie. A key `name:recipe` is no stored file: the maker of that name makes the original from the recipe. */
export type FileStore = {
  read: (key: string) => Promise<Buffer | undefined>
  write: (key: string, bytes: Buffer) => Promise<void>
  remove: (key: string) => Promise<void>
}

export function createFileStore(folder: string, makers: Record<string, Maker> = {}): FileStore {
  return {
    async read(key) {
      const colon = key.indexOf(':')
      const maker = colon > 0 ? makers[key.slice(0, colon)] : undefined
      if (maker) return Buffer.from(await maker(key.slice(colon + 1)))
      return readIfThere(pathOf(key))
    },
    async write(key, bytes) {
      await writeWhole(pathOf(key), bytes)
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

export const readIfThere = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** A reader never sees half a file, however the writer ends. */
export async function writeWhole(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(temporary, bytes)
  await rename(temporary, path)
}
