import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

const firstCode = '00001'

/** The code of the store's newest product with the number at its end raised until no product has it. */
export async function findFreeCode(db: Db, storeId: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from products where store_id = ${storeId} order by id desc limit 1
  `.execute(db)
  const newest = rows[0]?.code
  if (newest === undefined) return firstCode
  const digits = /\d{1,12}$/.exec(newest)?.[0] ?? ''
  const stem = digits ? newest.slice(0, -digits.length) : `${newest}-`
  return firstFree(db, storeId, { stem, from: Number(digits) + 1, width: digits.length })
}

type Codes = { stem: string; from: number; width: number }

const searchedCodes = 1_000

/** The first code that is free among the next ones; a store that has used so many in a row gets one far beyond. */
async function firstFree(db: Db, storeId: number, { stem, from, width }: Codes): Promise<string> {
  const candidates = Array.from({ length: searchedCodes }, (_, step) => stem + String(from + step).padStart(width, '0'))
  const { rows } = await sql<{ code: string }>`
    select code from products where store_id = ${storeId} and code = any(${candidates})
  `.execute(db)
  const taken = new Set(rows.map(({ code }) => code))
  return candidates.find((code) => !taken.has(code)) ?? stem + String(from + Date.now()).padStart(width, '0')
}
