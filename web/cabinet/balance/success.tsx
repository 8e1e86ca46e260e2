import { accountMeta } from '../../lib/account-meta.ts'
import { translator } from '../../lib/messages.ts'
import type { Route } from './+types/success.ts'
import { loadPayment } from './payment-data.ts'
import { PaymentResult } from './PaymentResult.tsx'

export const loader = (args: Route.LoaderArgs) => loadPayment(args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'balance')('title'),
    path: '/profile/balance/success',
  })
}

export default function Success({ loaderData: { payment } }: Route.ComponentProps) {
  return <PaymentResult payment={payment} />
}
