import type { Db } from '#platform/db/database.ts'
import type { StoreConfig } from '#platform/files/open-store.ts'
import type { InitialSettings } from '#platform/setting-definitions.ts'
import { AppError } from '#platform/errors.ts'
import { FetchRefusedError, type FetchTransport, safeFetch } from '#platform/http/outbound/safe-fetch.ts'
import { fileErrors } from '../../files/errors.ts'
import { maxPictureBytes } from '../../files/rules.ts'
import { isArchiveAddress } from '../values/archive-address.ts'
import { openArchives, type ReadArchivePicture } from './archive-picture.ts'
import { storeFetchedPicture } from '../../files/fetched-pictures.ts'

export type FetchContext = {
  db: Db
  config: StoreConfig & InitialSettings
  storeId: number
  now: Date
  transport?: FetchTransport | undefined
  /** Default: one that opens the archive for this picture only. */
  readArchivePicture?: ReadArchivePicture
}
/** `isTemporary`: another try may succeed. */
export type FetchedPicture = { fileId: string } | { failure: string; isTemporary: boolean }

const timeoutMs = 20_000

/** Fetches a picture from a supplier's address and stores it like an upload, once for each content. */
export async function fetchPicture(
  url: string,
  { db, config, storeId, now, transport, readArchivePicture = openArchives({ db, config, storeId }) }: FetchContext,
): Promise<FetchedPicture> {
  try {
    if (isArchiveAddress(url)) {
      const bytes = await readArchivePicture(url, maxPictureBytes)
      if (!bytes) return { failure: 'not in the archive', isTemporary: false }
      return { fileId: await storeFetchedPicture(db, config, { bytes, name: nameOf(url), storeId, now }) }
    }
    const { status, bytes } = await safeFetch(url, {
      protocols: ['https:', 'http:'],
      maxBytes: maxPictureBytes,
      timeoutMs,
      ...transport,
    })
    if (status !== 200) return { failure: `status ${status}`, isTemporary: status >= 500 || status === 429 }
    return { fileId: await storeFetchedPicture(db, config, { bytes, name: nameOf(url), storeId, now }) }
  } catch (error) {
    if (error instanceof FetchRefusedError) return { failure: error.reason, isTemporary: false }
    if (error instanceof AppError)
      return { failure: error.code, isTemporary: error.code === fileErrors.busy().code || isQuota(error) }
    return { failure: (error as Error).message, isTemporary: true }
  }
}

const isQuota = ({ code }: AppError) => code === fileErrors.quotaFull().code

const nameOf = (url: string) => URL.parse(url)?.pathname.split('/').at(-1) ?? ''
