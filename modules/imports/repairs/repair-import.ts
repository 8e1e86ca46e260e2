// A person gives values of a file a meaning; then its rows are tried again.
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { latestRates } from '../../currencies/rates.ts'
import { findImportStore } from '../../feeds/catalog.ts'
import { knownCurrency } from '../../feeds/rules.ts'
import { parseQuantity } from '../../feeds/values/numbers.ts'
import { fold } from '../../feeds/values/text.ts'
import type { Author } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { forget, type MemoryKind, remember, scopedKey } from '../import-memory.ts'
import { type ImportRecord, lockOwnImport } from '../import-record.ts'
import type { repairImport } from '../repair-contract.ts'
import { isSameRate, ratesOfFeed } from '../stated-rates.ts'
import { startCheck } from '../run/transitions.ts'
import { retryRefused } from './retry-refused.ts'

type Input = InputOf<typeof repairImport>
type Value = Input['values'][number]

export async function repair(tx: Tx, author: Author, { id, values }: Input): Promise<{ id: string }> {
  const record = await lockOwnImport(tx, author.storeId, id)
  if (!record) throw importErrors.notFound()
  const isRun = (record.status === 'Done' || record.status === 'Failed') && record.result !== null
  if (record.status !== 'Checked' && !isRun) throw importErrors.wrongStep()
  await assertChoices(tx, values)
  const said = await withoutStatedRates(tx, record, values)
  for (const [kind, of] of Map.groupBy(said, (value) => value.kind)) await rememberValues(tx, author.storeId, kind, of)
  if (isRun) return { id: await retryRefused(tx, record, author) }
  await startCheck(tx, id, author.now)
  return { id }
}

/** Who keeps the rate of the feed takes that of each later feed, too: no answer is remembered. */
async function withoutStatedRates(tx: Tx, { storeId, statedRates }: ImportRecord, values: readonly Value[]) {
  const { currency } = (await findImportStore(tx, storeId))!
  const rates = ratesOfFeed(statedRates, currency, await latestRates(tx))
  return values.map((value) => {
    const rate = value.kind === 'Rate' ? rates.get(fold(value.value)) : undefined
    return rate !== undefined && isSameRate(rate, Number(meaningOf(value))) ? { ...value, choice: '' } : value
  })
}

async function rememberValues(
  tx: Tx,
  storeId: number,
  kind: Extract<MemoryKind, Value['kind']>,
  values: readonly Value[],
) {
  const isScoped = kind !== 'Unit' && kind !== 'Currency' && kind !== 'Rate'
  const keyOf = ({ scope, value }: Value) => (isScoped ? scopedKey(scope, value) : fold(value))
  const said = values.filter(({ choice }) => choice !== '')
  const meanings = said.map((value): [string, unknown] => [keyOf(value), meaningOf(value)])
  await remember(tx, storeId, kind, new Map(meanings))
  const unsaid = values.filter(({ choice }) => choice === '')
  await forget(tx, storeId, kind, unsaid.map(keyOf))
}

/** Of constants the text: a number with a point, or the id of an option. Of rates the number. */
function meaningOf({ kind, choice }: Pick<Value, 'kind' | 'choice'>): string | number {
  if (kind === 'Option' || kind === 'Characteristic') return Number(choice)
  if (kind === 'Rate') return parseQuantity(choice)?.value ?? Number.NaN
  return kind === 'Constant' ? String(parseQuantity(choice)?.value ?? choice.trim()) : choice
}

async function assertChoices(tx: Tx, values: readonly Value[]) {
  const of = (kind: Value['kind']) => values.filter((value) => value.kind === kind)
  if (!of('Currency').every(({ choice }) => knownCurrency(choice))) throw importErrors.unknownChoice()
  if (!of('Rate').every(isRateOrEmpty)) throw importErrors.wrongRate()
  const scoped = (kind: Value['kind']) =>
    JSON.stringify(
      of(kind).map(({ scope, choice }) => ({ scope, choice, meaning: String(meaningOf({ kind, choice })) })),
    )
  const { rows } = await sql<{ isKnown: boolean }>`
    select not exists (
        select from unnest(${of('Unit').map(({ choice }) => choice)}::text[]) as u (code) where code not in (select code from unit_types)
      ) and not exists (
        select from jsonb_to_recordset(${scoped('Option')}::jsonb) as o (scope text, choice text)
        where not exists (select from characteristic_options c where c.id::text = o.choice and c.characteristic_id::text = o.scope)
      ) and not exists (
        select from jsonb_to_recordset(${scoped('Characteristic')}::jsonb) as n (scope text, choice text)
        where n.choice <> '' and not exists (
          select from category_characteristics c where c.characteristic_id::text = n.choice and c.category_id::text = n.scope
        )
      ) and not exists (
        select from jsonb_to_recordset(${scoped('Constant')}::jsonb) as v (scope text, choice text, meaning text)
        where v.choice <> '' and not exists (
          select from characteristics c where c.id::text = v.scope and case c.type
            when 'Interval' then v.meaning ~ '^\\d{1,12}(\\.\\d+)?$'
            when 'Text' then v.meaning <> ''
            else exists (select from characteristic_options o where o.characteristic_id = c.id and o.id::text = v.choice) end
        )
      ) as "isKnown"
  `.execute(tx)
  if (!rows[0]!.isKnown) throw importErrors.unknownChoice()
}

const maxRate = 1_000_000

function isRateOrEmpty(value: Value) {
  const rate = Number(meaningOf(value))
  return value.choice === '' || (rate > 0 && rate <= maxRate)
}
