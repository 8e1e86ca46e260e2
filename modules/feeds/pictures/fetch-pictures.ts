import type { JobContext } from '#platform/jobs/handlers.ts'
import type { FetchTransport } from '#platform/http/outbound/safe-fetch.ts'
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts'
import { type DueProduct, setDue, startFetching, storesWithDue, takeDue } from './picture-queue.ts'
import { savePictures } from './save-pictures.ts'

/** In one run, after which other jobs have their turn; with slow addresses they take less than the lease of the queue. */
const maxProducts = 3
/** Of one product, as in its form. */
const maxPictures = 12
const maxTries = 5
const maxStores = 1_000

type Context = Pick<JobContext, 'db' | 'config' | 'log' | 'now'>

/** Fetches pictures for some products of a store, one address after the other, and enqueues the rest. */
export async function fetchStorePictures(storeId: number, context: Context, transport?: FetchTransport) {
  const { db, config, now } = context
  const due = await takeDue(db, storeId, maxProducts, now)
  const fetched = new Map<string, Promise<FetchedPicture>>()
  const fetchOnce = (url: string) => {
    const known = fetched.get(url) ?? fetchPicture(url, { db, config, storeId, now, transport })
    fetched.set(url, known)
    return known
  }
  for (const product of due) await fetchProduct(product, storeId, fetchOnce, context)
  if (due.length === maxProducts) await db.transaction().execute((tx) => startFetching(tx, storeId))
}

async function fetchProduct(
  product: DueProduct,
  storeId: number,
  fetchOnce: (url: string) => Promise<FetchedPicture>,
  { db, log, now }: Context,
) {
  const { productId, urls, tries, hasOwnImages } = product
  const results: FetchedPicture[] = []
  for (const url of hasOwnImages ? [] : urls.slice(0, maxPictures)) results.push(await fetchOnce(url))
  const fileIds = results.flatMap((result) => ('fileId' in result ? result.fileId : []))
  if (fileIds.length > 0) await db.transaction().execute((tx) => savePictures(tx, storeId, { productId, fileIds, now }))
  const failures = results.flatMap((result) => ('failure' in result ? result : []))
  if (failures.length > 0)
    log.warn({ storeId, productId, failures: failures.map(({ failure }) => failure) }, 'pictures were not fetched')
  const isRetried = failures.some(({ isTemporary }) => isTemporary) && tries < maxTries
  await setDue(db, product, isRetried ? new Date(now.getTime() + delayMs(tries)) : null)
}

/** An hour, then four times as long each time. */
const delayMs = (tries: number) => 3_600_000 * 4 ** (tries - 1)

/** Starts the stores whose pictures are due: those that are tried again, and those of a run that died. */
export async function startDueStores({ db, now }: Context) {
  for (const storeId of await storesWithDue(db, now, maxStores))
    await db.transaction().execute((tx) => startFetching(tx, storeId))
}
