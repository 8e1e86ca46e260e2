// A store changes or forgets what it has said about its files.
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { changeAnswer, forgetAnswer, getAnswer } from '../answer-contract.ts'
import type { Author } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { forget, remember } from '../import-memory.ts'
import { assertChoices, chosenMeaning, isRepairKind } from '../repairs/choices.ts'
import { startCheck } from '../run/transitions.ts'
import { choicesOf } from './answer-choices.ts'
import { type AnswerRow, findAnswerRow, toAnswer } from './find-answers.ts'

type OneAnswer = InputOf<typeof getAnswer>

export async function findAnswer(
  db: Db,
  { storeId, locale, ...answer }: OneAnswer & { storeId: number; locale: Locale },
): Promise<OutputOf<typeof getAnswer>> {
  const row = await findAnswerRow(db, { storeId, locale }, answer)
  if (!row) throw importErrors.answerNotFound()
  const choice = typeof row.value === 'object' ? '' : String(row.value)
  return { ...toAnswer(row, locale), choice, choices: await choicesOf(db, row, locale) }
}

export async function changeMeaning(tx: Tx, { storeId, now }: Author, input: InputOf<typeof changeAnswer>) {
  const { kind, key, choice } = input
  const row = await findAnswerRow(tx, { storeId, locale: 'en' }, { kind, key })
  if (!row) throw importErrors.answerNotFound()
  if (!isRepairKind(kind)) throw importErrors.unknownChoice()
  const given = { kind, scope: scopeOf(row), value: row.text, choice }
  await assertChoices(tx, [given])
  await remember(tx, storeId, kind, new Map([[key, chosenMeaning(given)]]))
  await checkAgain(tx, storeId, now)
}

const scopeOf = ({ scope }: AnswerRow) => (scope === null ? '' : String(scope))

export async function forgetMeaning(tx: Tx, { storeId, now }: Author, { kind, key }: InputOf<typeof forgetAnswer>) {
  await forget(tx, storeId, kind, [key])
  if (isRepairKind(kind)) await checkAgain(tx, storeId, now)
}

/** The run would do something else than the dry run has shown. */
async function checkAgain(tx: Tx, storeId: number, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select id from imports where store_id = ${storeId} and status in ('Checking', 'Checked') and not is_automatic order by id for update
  `.execute(tx)
  for (const { id } of rows) await startCheck(tx, id, now)
}
