export const ledgerAccounts = ['Balance', 'Held', 'Provider', 'Revenue', 'Adjustment'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

type Move = { debit: LedgerAccount; credit: LedgerAccount }

/** What each kind of entry moves; a correction goes either way. */
export const moves = {
  TopUp: { debit: 'Provider', credit: 'Balance' },
  Promotion: { debit: 'Balance', credit: 'Revenue' },
  PromotionRefund: { debit: 'Revenue', credit: 'Balance' },
  PaymentHeld: { debit: 'Provider', credit: 'Held' },
  PaymentReleased: { debit: 'Held', credit: 'Balance' },
  PaymentReturned: { debit: 'Held', credit: 'Provider' },
} as const satisfies Record<string, Move>

export const correction = (amount: number): Move =>
  amount > 0 ? { debit: 'Adjustment', credit: 'Balance' } : { debit: 'Balance', credit: 'Adjustment' }

/** By how much an entry changes an account of the store. */
export const changeOf = (account: 'Balance' | 'Held', { debit, credit }: Move, amount: number) =>
  credit === account ? amount : debit === account ? -amount : 0
