import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'

/** A store, one of its people, and a buyer. */
export async function newParties() {
  const app = await fileApp()
  const store = await make.store(app.database.db)
  const seller = await colleague(app, store.id, 'Operator')
  const buyer = await somebody(app, { name: 'Bea Buyer' })
  return { app, store, seller, buyer }
}
