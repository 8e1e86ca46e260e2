import { Tinypool } from 'tinypool'
import { requestErrors } from '#platform/errors.ts'
import { createFairSemaphore } from '#platform/fair-semaphore.ts'
import type { OrderDocument } from '../document.ts'

/** One thread, started by the first document: an order of many lines would block the event loop for too long. */
const threads = new Tinypool({
  filename: new URL('worker.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

/** Waiting documents of pages take up the places of pages that are being rendered, so few may wait. */
const rendering = createFairSemaphore({
  maxConcurrent: 1,
  maxWaiting: 5,
  maxWaitingPerKey: 2,
  busy: requestErrors.unavailable,
})

/** The document as PDF. */
export const renderDocument = (document: OrderDocument, accountId: string): Promise<Uint8Array<ArrayBuffer>> =>
  rendering(accountId, () => threads.run(document))
