import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { getAutoAnswer, saveCannedAnswer } from '../seller-contract.ts'
import { chatErrors } from '../errors.ts'
import { maxCannedAnswers } from '../rules.ts'

export type CannedAnswer = OutputOf<typeof saveCannedAnswer>
export type AutoAnswer = OutputOf<typeof getAutoAnswer>

export async function findCannedAnswers(db: Db, storeId: number) {
  const { rows } = await sql<CannedAnswer>`
    select id, title, text from canned_answers where store_id = ${storeId} order by lower(title), id limit ${maxCannedAnswers}
  `.execute(db)
  return rows
}

export async function upsertCannedAnswer(
  tx: Tx,
  storeId: number,
  { id, title, text }: { id?: number; title: string; text: string },
) {
  if (id !== undefined) {
    const { rows } = await sql<CannedAnswer>`
      update canned_answers set title = ${title}, text = ${text} where id = ${id} and store_id = ${storeId} returning id, title, text
    `.execute(tx)
    if (!rows[0]) throw chatErrors.answerNotFound()
    return rows[0]
  }
  // Serializes inserts of one store, so that the limit holds.
  await sql`select from stores where id = ${storeId} for no key update`.execute(tx)
  const { rows } = await sql<CannedAnswer>`
    insert into canned_answers (store_id, title, text) select ${storeId}, ${title}, ${text}
    where (select count(*) from canned_answers where store_id = ${storeId}) < ${maxCannedAnswers} returning id, title, text
  `.execute(tx)
  if (!rows[0]) throw chatErrors.tooManyAnswers({ most: maxCannedAnswers })
  return rows[0]
}

export async function deleteCannedAnswer(tx: Tx, storeId: number, id: number) {
  const { numAffectedRows } = await sql`delete from canned_answers where id = ${id} and store_id = ${storeId}`.execute(
    tx,
  )
  if (Number(numAffectedRows) === 0) throw chatErrors.answerNotFound()
}

/** The settings of a store that has not set any. */
export const defaultAutoAnswer: AutoAnswer = {
  isOn: false,
  text: '',
  timeZone: 'UTC',
  days: [1, 2, 3, 4, 5],
  opensAt: '09:00',
  closesAt: '18:00',
}

export async function findAutoAnswer(db: Db, storeId: number) {
  const { rows } = await sql<AutoAnswer>`
    select is_on as "isOn", text, time_zone as "timeZone", days, to_char(opens_at, 'HH24:MI') as "opensAt", to_char(closes_at, 'HH24:MI') as "closesAt"
    from auto_answers where store_id = ${storeId}
  `.execute(db)
  return rows[0]
}

export const upsertAutoAnswer = (
  tx: Tx,
  storeId: number,
  { isOn, text, timeZone, days, opensAt, closesAt }: AutoAnswer,
) =>
  sql`
  insert into auto_answers (store_id, is_on, text, time_zone, days, opens_at, closes_at)
  values (${storeId}, ${isOn}, ${text}, ${timeZone}, ${days}::int[], ${opensAt}::time, ${closesAt}::time)
  on conflict (store_id) do update set is_on = excluded.is_on, text = excluded.text, time_zone = excluded.time_zone, days = excluded.days,
    opens_at = excluded.opens_at, closes_at = excluded.closes_at
`.execute(tx)
