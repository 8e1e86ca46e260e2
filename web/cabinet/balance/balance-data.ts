import {
  getBalance,
  getPaymentInfo,
  listTransactions,
  maxTopUpMinor,
  minTopUpMinor,
} from '#modules/billing/contract.ts'
import { readNotifications } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { topUpCurrency } from '../../lib/locale.ts'
import { parseAmount } from '../../lib/parse-number.ts'
import { loaderCall, pageOf, unlessActing } from '../../lib/request-context.ts'
import { loadList } from '../../list/load-list.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/balance.ts'

export type Balance = OutputOf<typeof getBalance>['items'][number]
export type Transaction = OutputOf<typeof listTransactions>['items'][number]
export type PaymentForm = OutputOf<typeof getPaymentInfo>

const presets = [100_000, 500_000, 1_000_000, 5_000_000]

/** A button with an amount comes before what is typed. */
const actions = defineActions({
  pay: form(getPaymentInfo, {
    complete(_, { context, form: data }, { amount = '', preset }) {
      const amountMinor = preset ? Number(preset) : parseAmount(amount, pageOf(context).locale)
      if (amountMinor === undefined || amountMinor < minTopUpMinor || amountMinor > maxTopUpMinor)
        throw refuseFields({ path: 'amount', code: 'field.invalid' })
      const returnTo = localPath(data.get('returnTo'), '')
      return { amountMinor, ...(returnTo && { returnTo }) }
    },
    next: (payment) => payment,
  }),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) return null
  const [balance, list] = await Promise.all([
    loaderCall(context, (api) => api(getBalance, {}, { storeId })),
    loadList(listTransactions, args, { storeId }),
    loaderCall(context, (api) => unlessActing(api(readNotifications, { kind: 'PaymentReceived', storeId }))),
  ])
  const ofTopUp = (minor: number) => ({ minor, currency: topUpCurrency }) as const
  return {
    storeId,
    ...balance,
    topUp: {
      min: ofTopUp(minTopUpMinor),
      max: ofTopUp(maxTopUpMinor),
      presets: presets.map(ofTopUp),
      ...wantedIn(url.searchParams),
    },
    list,
    forms: actions.loaderData(context, url),
  }
}

/** What another page lacks, in whole units, and its address. */
function wantedIn(search: URLSearchParams) {
  const wanted = Math.min(Math.max(Number(search.get('amount')), minTopUpMinor / 100), maxTopUpMinor / 100)
  return {
    amount: search.has('amount') && wanted ? Math.ceil(wanted) : ('' as const),
    returnTo: search.get('next') ?? '',
  }
}
