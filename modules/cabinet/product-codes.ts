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
  const taken = await takenCodes(db, storeId, stem)
  for (let number = Number(digits) + 1; ; number++) {
    const code = stem + String(number).padStart(digits.length, '0')
    if (!taken.has(code)) return code
  }
}

async function takenCodes(db: Db, storeId: number, stem: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from products where store_id = ${storeId} and starts_with(code, ${stem})
  `.execute(db)
  return new Set(rows.map(({ code }) => code))
}
