// Delivery and payment terms of a store, in a form that can be compared.
import { z } from 'zod'
import { Money } from '#platform/contract.ts'

export const deliveryWays = ['Pickup', 'OwnTransport', 'Carrier'] as const
export const deliveryCosts = ['Free', 'Fixed', 'ByAgreement'] as const
export const paymentWays = ['Prepayment', 'PartialPrepayment', 'OnDelivery', 'Deferred'] as const

const DeliveryTerms = z.object({
  deliveryWays: z.array(z.enum(deliveryWays)),
  deliveryDays: z.object({ from: z.int(), to: z.int() }).nullable().describe('Working days'),
  deliveryCost: z.enum(deliveryCosts).nullable(),
  deliveryPrice: Money.nullable().describe('Of an order, if the cost is fixed; without VAT'),
  freeDeliveryFrom: Money.nullable().describe('The value of the goods without VAT from which delivery is free'),
  originalFreeDeliveryFrom: Money.nullable().describe("The same in the store's currency, in which orders are judged"),
})
export const DeliveryPlace = DeliveryTerms.extend({
  locationId: z.int(),
  name: z.string(),
})
export const StoreTerms = DeliveryTerms.extend({
  deliveryCountries: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('Empty if the store does not say'),
  deliveryVatPercent: z.number().describe("Of the cost of delivery, within the store's country"),
  deliveryPlaces: z
    .array(DeliveryPlace)
    .describe('Places with terms of delivery of their own; of several that contain an address the narrowest holds'),
  paymentWays: z.array(z.enum(paymentWays)),
  paymentDays: z.int().nullable().describe('Until a deferred payment is due'),
})
