// A person gives values of a file a meaning; then its rows are tried again.
import type { InputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import { latestRates } from '../../currencies/rates.ts'
import { findImportStore } from '../../feeds/catalog.ts'
import { fold } from '../../feeds/values/text.ts'
import type { Author } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { forget, type MemoryKind, remember, scopedKey } from '../import-memory.ts'
import { type ImportRecord, lockOwnImport } from '../import-record.ts'
import type { repairImport } from '../repair-contract.ts'
import { isSameRate, ratesOfFeed } from '../../feeds/feed-rates.ts'
import { startCheck } from '../run/transitions.ts'
import { assertChoices, chosenMeaning, type GivenMeaning } from './choices.ts'
import { retryRefused } from './retry-refused.ts'

type Input = InputOf<typeof repairImport>

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
async function withoutStatedRates(tx: Tx, { storeId, statedRates }: ImportRecord, values: readonly GivenMeaning[]) {
  const { currency } = (await findImportStore(tx, storeId))!
  const rates = ratesOfFeed(statedRates, currency, await latestRates(tx))
  return values.map((value) => {
    const rate = value.kind === 'Rate' ? rates.get(fold(value.value)) : undefined
    return rate !== undefined && isSameRate(rate, Number(chosenMeaning(value))) ? { ...value, choice: '' } : value
  })
}

async function rememberValues(
  tx: Tx,
  storeId: number,
  kind: Extract<MemoryKind, GivenMeaning['kind']>,
  values: readonly GivenMeaning[],
) {
  const isScoped = kind !== 'Unit' && kind !== 'Currency' && kind !== 'Rate'
  const keyOf = ({ scope, value }: GivenMeaning) => (isScoped ? scopedKey(scope, value) : fold(value))
  const said = values.filter(({ choice }) => choice !== '')
  const meanings = said.map((value): [string, unknown] => [keyOf(value), chosenMeaning(value)])
  await remember(tx, storeId, kind, new Map(meanings))
  const unsaid = values.filter(({ choice }) => choice === '')
  await forget(tx, storeId, kind, unsaid.map(keyOf))
}
