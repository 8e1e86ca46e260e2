import { sql } from 'kysely'
import { currencies, type Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { getAnswer } from '../answer-contract.ts'
import { findNamed } from '../repairs/asked-characteristics.ts'
import { unitChoices } from '../repairs/choices.ts'
import type { AnswerRow } from './find-answers.ts'

type Choices = OutputOf<typeof getAnswer>['choices']

/** What else the value may mean; none of a number, of a text, and of what is chosen with each file. */
export async function choicesOf(db: Db, { kind, scope }: AnswerRow, locale: Locale): Promise<Choices> {
  if (kind === 'Unit') return unitChoices(db, locale)
  if (kind === 'Currency') return currencies.map((currency) => ({ key: currency, label: currency }))
  if (kind === 'Characteristic') return characteristicsOf(db, scope!, locale)
  if (kind !== 'Option' && kind !== 'Constant') return []
  return (await findNamed(db, [scope!], locale)).get(scope!)?.options ?? []
}

async function characteristicsOf(db: Db, categoryId: number, locale: Locale): Promise<Choices> {
  const { rows } = await sql<{ id: number }>`
    select characteristic_id as id from category_characteristics where category_id = ${categoryId} order by position
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  const named = await findNamed(db, ids, locale)
  return ids.flatMap((id) => {
    const found = named.get(id)
    return found ? [{ key: String(id), label: found.name }] : []
  })
}
