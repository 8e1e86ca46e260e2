import { accountMeta } from '../../lib/account-meta.ts'
import { translator } from '../../lib/messages.ts'
import type { Route } from './+types/fail.ts'
import { loadPayment } from './payment-data.ts'
import { PaymentResult } from './PaymentResult.tsx'

export const loader = (args: Route.LoaderArgs) => loadPayment(args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'balance')('title'),
    path: '/profile/balance/fail',
  })
}

export default function Fail({ loaderData: { payment } }: Route.ComponentProps) {
  return <PaymentResult payment={payment} isRefused />
}
