import { buildStores } from './build.ts'
import type { StoreSeed } from './types.ts'

export * from './types.ts'

export const storeSeeds: StoreSeed[] = buildStores()
