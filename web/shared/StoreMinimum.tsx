import type { Money } from '#platform/values/money.ts'
import { formatMoney } from '../lib/format.ts'
import { useLocale } from '../lib/messages.ts'
import { NetNote } from './NetNote.tsx'

/** The least that an order from a store has to amount to. */
export const StoreMinimum = ({ amount }: { amount: Money }) => (
  <>
    {formatMoney(amount, useLocale(), { whole: true })} <NetNote />
  </>
)
