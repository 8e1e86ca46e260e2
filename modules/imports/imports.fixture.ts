// A store, its imports by HTTP, and a worker for their jobs.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import * as contract from './contract.ts'
import { importJobs } from './jobs.ts'

type Targets = InputOf<typeof contract.mapImportColumns>['targets']
type Settings = Partial<InputOf<typeof contract.mapImportColumns>>

export async function importingStore(options: Parameters<typeof ownStore>[0] = {}) {
  const own = await ownStore({ currency: 'RUB', locale: 'ru', city: 'moscow', ...options })
  const { app, db, store, person } = own
  const call = <C extends Call>(target: C, input: InputOf<C> | Record<string, unknown> = {}) =>
    person.call(target, input, { storeId: store.id })
  const succeed = async <C extends Call>(target: C, input: InputOf<C> | Record<string, unknown> = {}) => {
    const { status, body, text } = await call(target, input)
    assert.equal(status, 200, text)
    return body
  }
  /** Runs the jobs that are due. */
  const work = () => drainJobs(app.database.pool, importJobs, { db, log: createLog('warn'), config: app.config })
  const show = (id: string) => succeed(contract.getImport, { id })
  const upload = async (content: string | Uint8Array, name = 'goods.csv') => {
    const bytes = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content)
    const { status, body, text } = await person.upload(contract.startImport, {}, { bytes, name }, { storeId: store.id })
    assert.equal(status, 200, text)
    await work()
    return body.id
  }
  /** Chooses columns as guessed, or these, and the category of all groups; ends with the dry run. */
  const check = async (id: string, settings: Settings = {}, categoryId: number | null = own.categoryId) => {
    const { columns, settings: guessed } = await show(id)
    const targets: Targets = columns.map(({ target }) => target)
    await succeed(contract.mapImportColumns, { id, targets, ...guessed, ...settings })
    await work()
    const { groups } = await show(id)
    await succeed(contract.mapImportCategories, { id, groups: groups.map((group) => toChoice(group, categoryId)) })
    await work()
    return show(id)
  }
  const run = async (id: string) => {
    await succeed(contract.runImport, { id })
    await work()
    return show(id)
  }
  return {
    ...own,
    call,
    succeed,
    work,
    show,
    upload,
    check,
    run,
    /** Uploads, checks and runs. */
    async importFile(content: string | Uint8Array, settings: Settings = {}) {
      const id = await upload(content)
      await check(id, settings)
      return run(id)
    },
    /** The products by code. */
    async products() {
      const { rows } = await sql<{ code: string; text: string }>`
        select p.code, concat_ws(' ', t.name, p.price_minor, p.status, p.unit_code, case when p.is_stock_counted then p.available end) as text
        from products p left join product_translations t on t.product_id = p.id and t.locale = 'ru'
        where p.store_id = ${store.id} order by p.code
      `.execute(db)
      return Object.fromEntries(rows.map(({ code, text }) => [code, text]))
    },
  }
}

type Group = OutputOf<typeof contract.getImport>['groups'][number]

/** Rows without a unit are in pieces, as the page proposes. */
export const toChoice = ({ key, unitless, constants }: Group, categoryId: number | null) => ({
  key,
  categoryId,
  ...(unitless > 0 && { constants: { unit: 'piece', ...constants } }),
})

export const reasonsOf = ({ reasons }: { reasons: readonly { code: string; count: number }[] }) =>
  reasons.map(({ code, count }) => `${code} ${count}`)
