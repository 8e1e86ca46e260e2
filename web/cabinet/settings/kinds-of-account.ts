import type { getAccountContext } from '#modules/accounts/contract.ts'
import type { listSettings } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

type Cell = OutputOf<typeof listSettings>['items'][number]
type Kind = Cell['kind']

export const storeKinds: readonly Kind[] = [
  'NewOrder',
  'NewCallback',
  'ProductBlock',
  'NewProcurement',
  'PaymentReceived',
  'PromotionEnd',
]
const teamKinds: readonly Kind[] = ['NewRequest', 'RequestStep']

/** The settings of what the account can be notified of: some only concern people with a store, or a purchasing team. */
export const settingsOfAccount = (
  items: readonly Cell[],
  { stores, purchasing }: Pick<OutputOf<typeof getAccountContext>, 'stores' | 'purchasing'>,
) =>
  items.filter(
    ({ kind }) =>
      (stores.length > 0 || !storeKinds.includes(kind)) && (purchasing !== null || !teamKinds.includes(kind)),
  )
