import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { FileStore, OriginalGenerator } from './store.ts'

export type StoreConfig = Pick<Config, 'dataDir' | 'bucket'>

/** The folder of originals; with a bucket, of those that have not been copied to it. */
export const originalsFolder = ({ dataDir }: Pick<StoreConfig, 'dataDir'>) => join(dataDir, 'files')

/** The bucket of the settings, or the folder. A key `name:recipe` is not a stored file: the generator of that name creates the original. */
export function openFileStore(config: StoreConfig, generators: Record<string, OriginalGenerator> = {}): FileStore {
  const folder = createFolderStore(originalsFolder(config))
  const store = config.bucket ? withFallback(createBucketStore(config.bucket), folder) : folder
  return {
    ...store,
    async read(key) {
      const colon = key.indexOf(':')
      const generator = colon > 0 ? generators[key.slice(0, colon)] : undefined
      return generator ? Buffer.from(await generator(key.slice(colon + 1))) : store.read(key)
    },
  }
}

/** Reads files from the folder until `scripts/copy-files.ts` has copied them. Removes there first, so that none is copied after its removal. */
const withFallback = (bucket: FileStore, folder: FileStore): FileStore => ({
  ...bucket,
  read: async (key) => (await bucket.read(key)) ?? folder.read(key),
  open: async (key, range) => (await bucket.open(key, range)) ?? folder.open(key, range),
  async remove(key) {
    await folder.remove(key)
    await bucket.remove(key)
  },
})
