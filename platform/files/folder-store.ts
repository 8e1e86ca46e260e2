import { constants, copyFile, mkdir, open as openFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { FileStore } from './store.ts'

export function createFolderStore(folder: string): FileStore {
  return {
    read: async (key) => readIfExists(pathOf(key)),
    async open(key, range) {
      const file = await openFile(pathOf(key)).catch(ignoreMissing)
      if (!file) return undefined
      const { size } = await file.stat()
      const content = file.createReadStream({ ...range })
      return { content, size: range ? range.end - range.start + 1 : size }
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

export const readIfExists = (path: string) => readFile(path).catch(ignoreMissing)

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

export const writeAtomically = (path: string, bytes: Buffer) =>
  placeAtomically(path, (temporary) => writeFile(temporary, bytes))

const temporarySuffix = '.partial'
/** Whether an interrupted process has left this file. */
export const isTemporary = (name: string) => name.endsWith(temporarySuffix)

/** Makes a temporary file and renames it, so that readers never see a partial file. */
async function placeAtomically(path: string, make: (temporary: string) => Promise<void>) {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${temporarySuffix}`
  await make(temporary)
  await rename(temporary, path)
}
