import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type Visitor } from '#platform/testing/personas.ts'
import { createLog } from '#platform/log.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { postMetrics } from './contract.ts'
import { flushEvents, takeEvents } from './events.ts'

type Events = InputOf<typeof postMetrics>['events']
type Figure = { day: string; element: string; action: string; storeId: number; productId: number; visitors: number }

/** A store with a product, and what is counted of both. */
export async function openMetrics() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db, {})
  const product = await make.product(db, { storeId: store.id })
  const visitor = anonymous(app)
  /** From a network of its own for each number. */
  const post = async (events: unknown, { from = 1, by = visitor }: { from?: number; by?: Visitor } = {}) => {
    const headers = { 'x-forwarded-for': `10.9.${from >> 8}.${from & 255}` }
    const response = await by.call(postMetrics, { events: events as Events }, { headers })
    await flushEvents(db)
    return response
  }
  const figures = async () =>
    (
      await sql<Figure>`
        select day::text, element, action, store_id as "storeId", product_id as "productId", visitors from daily_metrics
        where store_id = ${store.id} order by day, element, action, product_id nulls first
      `.execute(db)
    ).rows
  const waiting = async () =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from metric_events where store_id = ${store.id}`.execute(db)
    ).rows[0]!.count
  const opened = { element: 'page', action: 'PageOpen', relatedProductId: product.id } as const
  const storeOpened = { element: 'page', action: 'PageOpen', relatedStoreId: store.id } as const
  /** As if the clock said so. */
  const openAt = async (time: string, from = 1) => {
    const caller = { account: undefined, ip: `10.8.0.${from}`, userAgent: '' }
    await takeEvents([opened], { db, config: app.config, log: createLog('silent'), now: new Date(time), caller })
    await flushEvents(db)
  }
  return { openAt, app, db, store, product, visitor, post, figures, waiting, opened, storeOpened }
}
