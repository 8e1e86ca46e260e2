// An administrator of the tree, texts in all languages, and the jobs that follow a change.
import { recount } from '#modules/catalog/job-definitions.ts'
import { recountHandler } from '#modules/catalog/jobs.ts'
import { indexProductsHandler } from '#modules/search/jobs.ts'
import { readConfig } from '#platform/config.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { categoryJobs } from './jobs.ts'

export const inEach = (text: string) => ({ en: text, ru: text, sr: text, de: text, it: text, tr: text })
export const screwNames = {
  en: 'Wood screws',
  ru: 'Саморезы',
  sr: 'Šrafovi',
  de: 'Holzschrauben',
  it: 'Viti',
  tr: 'Vidalar',
}

export async function treeEditor() {
  const app = await fileApp()
  const { db, pool } = app.database
  const { visitor, id } = await administrator(app, ['categories'])
  /** Runs the jobs, and the recount that a schedule starts. */
  const followUp = async () => {
    await db.transaction().execute((tx) => enqueue(tx, recount, {}))
    const handlers = [...categoryJobs, indexProductsHandler, recountHandler]
    await drainJobs(pool, handlers as Parameters<typeof drainJobs>[1], {
      db,
      log: createLog('silent'),
      config: readConfig({}),
    })
  }
  return { app, db, editor: visitor, editorId: id, followUp }
}

let count = 0
export const uniqueName = (word: string) => `${word} ${++count}`
