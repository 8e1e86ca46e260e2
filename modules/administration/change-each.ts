import type { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import type { ChangeOutcome, rejections } from './store-contract.ts'

export type Rejection = (typeof rejections)[number]
export type Transact = <Result>(run: (tx: Tx) => Promise<Result>) => Promise<Result>
type Outcome = z.output<typeof ChangeOutcome>

/** Changes records one after the other by `transact`, so that each is locked briefly. */
export async function changeEach(
  transact: Transact,
  ids: readonly number[],
  changeOne: (tx: Tx, id: number) => Promise<Rejection | 'changed' | 'unchanged'>,
): Promise<Outcome> {
  const outcome: Outcome = { count: 0, rejected: [] }
  for (const id of ids) {
    const result = await transact((tx) => changeOne(tx, id))
    if (result === 'changed') outcome.count++
    else if (result !== 'unchanged') outcome.rejected.push({ id, code: result })
  }
  return outcome
}

export const isRejection = (decision: string): decision is Rejection => decision.startsWith('administration.')
