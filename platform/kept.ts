import type { Db } from './db/database.ts'
import { onDrop } from './memo.ts'

type Identified = { id: number }
type Entry<Row> = { db: Db; readAt: number; wasUsed: boolean; row: Row | undefined }
type Options = {
  /** A row goes when `{tag}:{id}` is dropped. */
  tag: string
  /** All rows go when one of these is dropped. */
  with?: readonly string[]
  /** How many rows are kept: those go first that were not used since there was too much the last time. */
  most: number
}

const maxAgeMs = 10 * 60_000

/**
 * Rows that many requests need, by id: those that are not kept are read together. What is read while its tag is dropped is
 * answered with but not kept. A transaction reads for itself.
 */
export function keptRows<Row extends Identified>(
  options: Options,
  read: (db: Db, ids: readonly number[]) => Promise<Row[]>,
) {
  const entries = new Map<number, Entry<Row>>()
  const prefix = `${options.tag}:`

  onDrop((tags) => {
    if (!tags || tags.some((tag) => options.with?.includes(tag))) return entries.clear()
    for (const tag of tags) if (tag.startsWith(prefix)) entries.delete(Number(tag.slice(prefix.length)))
  })

  return async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    if (db.isTransaction) return byId(await read(db, ids))
    const found = new Map<number, Row>()
    const missing = new Map<number, Entry<Row>>()
    const now = Date.now()
    for (const id of ids) {
      const entry = entries.get(id)
      if (entry?.row && entry.db === db && entry.readAt > now - maxAgeMs) {
        entry.wasUsed = true
        found.set(id, entry.row)
      } else {
        entries.delete(id)
        // Stands here while its row is read, so that a drop meanwhile takes it away.
        const place = { db, readAt: now, wasUsed: false, row: undefined }
        entries.set(id, place)
        missing.set(id, place)
      }
    }
    if (missing.size > 0) await fill(db, missing, found)
    makeRoom()
    return found
  }

  /** Whatever was used gets a second chance; using costs no order to be kept. */
  function makeRoom() {
    for (const [id, entry] of entries) {
      if (entries.size <= options.most) return
      entries.delete(id)
      if (!entry.wasUsed) continue
      entry.wasUsed = false
      entries.set(id, entry)
    }
  }

  async function fill(db: Db, missing: ReadonlyMap<number, Entry<Row>>, found: Map<number, Row>) {
    try {
      for (const row of await read(db, [...missing.keys()])) {
        missing.get(row.id)!.row = row
        found.set(row.id, row)
      }
    } finally {
      for (const [id, entry] of missing) if (!entry.row && entries.get(id) === entry) entries.delete(id)
    }
  }
}

export const byId = <Row extends Identified>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]))
