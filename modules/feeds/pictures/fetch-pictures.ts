import { createKeyedSemaphore } from '#platform/keyed-semaphore.ts'
import type { JobContext } from '#platform/jobs/handlers.ts'
import type { FetchTransport } from '#platform/http/outbound/safe-fetch.ts'
import { openArchives } from './archive-picture.ts'
import { type FetchedPicture, fetchPicture } from './fetch-picture.ts'
import { type DueProduct, setDue, startFetching, storesWithDue, takeDue } from './picture-queue.ts'
import { savePictures } from './save-pictures.ts'

/** In one run, after which other jobs have their turn; with slow addresses they take less than the lease of the queue. */
const maxProducts = 12
/** Of one product, as in its form. */
const maxPictures = 12
const maxTries = 5
const maxStores = 1_000

/** Requests to one host, and all of this process, whose pictures are in memory. */
const perHost = createKeyedSemaphore(4)
const perProcess = createKeyedSemaphore(8)
const hostOf = (url: string) => URL.parse(url)?.host ?? ''

type Context = Pick<JobContext, 'db' | 'config' | 'log' | 'now'>

/** Fetches pictures for some products of a store, a few at a time, and enqueues the rest. */
export async function fetchStorePictures(storeId: number, context: Context, transport?: FetchTransport) {
  const { db, config, now } = context
  const due = await takeDue(db, storeId, maxProducts, now)
  const fetching = { db, config, storeId, now, transport, readArchivePicture: openArchives({ db, config, storeId }) }
  const fetched = new Map<string, Promise<FetchedPicture>>()
  const fetchOnce = (url: string) => {
    const known = fetched.get(url) ?? perHost(hostOf(url), () => perProcess('', () => fetchPicture(url, fetching)))
    fetched.set(url, known)
    return known
  }
  const pictures = due.map(({ urls, hasOwnImages }) =>
    Promise.all((hasOwnImages ? [] : urls.slice(0, maxPictures)).map(fetchOnce)),
  )
  for (const [index, results] of (await Promise.all(pictures)).entries())
    await saveFetched(due[index]!, storeId, results, context)
  if (due.length === maxProducts) await db.transaction().execute((tx) => startFetching(tx, storeId))
}

async function saveFetched(
  product: DueProduct,
  storeId: number,
  results: readonly FetchedPicture[],
  { db, log, now }: Context,
) {
  const { productId, urls, tries } = product
  const fileIds = results.flatMap((result) => ('fileId' in result ? result.fileId : []))
  if (fileIds.length > 0) await db.transaction().execute((tx) => savePictures(tx, storeId, { productId, fileIds, now }))
  const failures = results.flatMap((result, index) => ('failure' in result ? { ...result, url: urls[index]! } : []))
  if (failures.length > 0)
    log.warn({ storeId, productId, failures: failures.map(({ failure }) => failure) }, 'pictures were not fetched')
  const isRetried = failures.some(({ isTemporary }) => isTemporary) && tries < maxTries
  await setDue(db, product, {
    dueAt: isRetried ? new Date(now.getTime() + delayMs(tries)) : null,
    failures: failures.map(({ url, failure }) => ({ url, failure })),
  })
}

/** An hour, then four times as long each time. */
const delayMs = (tries: number) => 3_600_000 * 4 ** (tries - 1)

/** Starts the stores whose pictures are due: those that are tried again, and those of a run that died. */
export async function startDueStores({ db, now }: Context) {
  for (const storeId of await storesWithDue(db, now, maxStores))
    await db.transaction().execute((tx) => startFetching(tx, storeId))
}
