import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { pepperedHash } from '#platform/pepper.ts'

type Keyed = { id: string; keyVersion: number }
type AddressConfig = Pick<Config, 'publicOrigin' | 'pepper' | 'dataDir'>

/** The key is in the query, which is not logged. */
export const addressOf = (config: AddressConfig, feed: Keyed) =>
  `${config.publicOrigin}/feed/${feed.id}.xml?key=${keyOf(config, feed).toString('base64url')}`

/** `key`: 43 characters in base64url. */
export const isKeyOf = (config: AddressConfig, feed: Keyed, key: string) =>
  timingSafeEqual(keyOf(config, feed), Buffer.from(key, 'base64url'))

const keyOf = (config: AddressConfig, { id, keyVersion }: Keyed) =>
  pepperedHash(config, 'aggregator-feed', `${id} ${keyVersion}`)
