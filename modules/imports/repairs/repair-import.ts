// A person says what values of a file mean; then its rows are tried again.
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { fold } from '../../feeds/values/text.ts'
import type { Author } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { type MemoryKind, remember } from '../import-memory.ts'
import { lockOwnImport } from '../import-record.ts'
import type { repairImport } from '../repair-contract.ts'
import { startCheck } from '../run/transitions.ts'
import { retryRefused } from './retry-refused.ts'

type Input = InputOf<typeof repairImport>
type Value = Input['values'][number]

export async function repair(tx: Tx, author: Author, { id, values }: Input): Promise<{ id: string }> {
  const record = await lockOwnImport(tx, author.storeId, id)
  if (!record) throw importErrors.notFound()
  const isRun = (record.status === 'Done' || record.status === 'Failed') && record.result !== null
  if (record.status !== 'Checked' && !isRun) throw importErrors.wrongStep()
  await assertChoices(tx, author.storeId, values)
  for (const [kind, of] of Map.groupBy(values, (value) => value.kind))
    await rememberValues(tx, author.storeId, kind, of)
  if (isRun) return { id: await retryRefused(tx, record, author) }
  await startCheck(tx, id, author.now)
  return { id }
}

async function rememberValues(
  tx: Tx,
  storeId: number,
  kind: Extract<MemoryKind, Value['kind']>,
  values: readonly Value[],
) {
  const meanings = values.map(({ scope, value, choice }): [string, unknown] =>
    kind === 'Option' ? [optionKey(Number(scope), value), Number(choice)] : [fold(value), choice],
  )
  await remember(tx, storeId, kind, new Map(meanings))
}

export const optionKey = (characteristicId: number, value: string) => `${characteristicId} ${fold(value)}`

async function assertChoices(tx: Tx, storeId: number, values: readonly Value[]) {
  const of = (kind: Value['kind']) => values.filter((value) => value.kind === kind)
  const options = of('Option').map(({ scope, choice }) => ({ scope, choice }))
  const { rows } = await sql<{ isKnown: boolean }>`
    select not exists (
        select from unnest(${of('Unit').map(({ choice }) => choice)}::text[]) as u (code) where code not in (select code from unit_types)
      ) and not exists (
        select from unnest(${of('Currency').map(({ choice }) => choice)}::text[]) as c (code)
        where code <> (select currency from stores where id = ${storeId})
      ) and not exists (
        select from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o (scope text, choice text)
        where not exists (select from characteristic_options c where c.id::text = o.choice and c.characteristic_id::text = o.scope)
      ) as "isKnown"
  `.execute(tx)
  if (!rows[0]!.isKnown) throw importErrors.unknownChoice()
}
