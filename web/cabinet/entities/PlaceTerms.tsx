import type { DeliveryPlace } from '#modules/suppliers/terms-contract.ts'
import type { z } from 'zod'
import type { Currency } from '../../lib/locale.ts'
import { useTerms } from '../../shared/terms/use-terms.ts'

type Terms = z.output<typeof DeliveryPlace>
type Fields = {
  deliveryWays: Terms['deliveryWays']
  deliveryDaysFrom: number | null
  deliveryDaysTo: number | null
  deliveryCost: Terms['deliveryCost']
  deliveryPrice: number | null
  freeDeliveryFrom: number | null
}

/** The terms of a store for one place, in one line as buyers see it. */
export function PlaceTerms({ fields, currency }: { fields: Record<string, unknown>; currency: Currency }) {
  const { deliveryDaysFrom: from, deliveryDaysTo: to, deliveryWays, deliveryCost, ...amounts } = fields as Fields
  const money = (minor: number | null) => (minor === null ? null : { minor, currency })
  const { ways, days, cost } = useTerms({
    deliveryWays,
    deliveryCountries: [],
    deliveryDays: to === null ? null : { from: from ?? to, to },
    deliveryCost,
    deliveryPrice: money(amounts.deliveryPrice),
    freeDeliveryFrom: money(amounts.freeDeliveryFrom),
    paymentWays: [],
    paymentDays: null,
  })
  return <small>{[ways, days, cost].filter(Boolean).join(' · ')}</small>
}
