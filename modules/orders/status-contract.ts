import { z } from 'zod'

export const OrderStatus = z.enum([
  'New',
  'Viewed',
  'PartlyConfirmed',
  'Confirmed',
  'Shipped',
  'Completed',
  'Cancelled',
  'Rejected',
])
/** An order in any other state is open. */
export const endedStatuses = ['Completed', 'Cancelled', 'Rejected'] as const satisfies z.output<typeof OrderStatus>[]
export const OrderSide = z.enum(['buyer', 'seller'])
/** The steps of both sides of an order; `view` is the seller opening it. */
export const OrderEvent = z.enum([
  'view',
  'confirm',
  'confirmPartly',
  'accept',
  'decline',
  'reject',
  'ship',
  'complete',
  'cancel',
])
/** Saved views of the lists of orders. */
export const OrderView = z.enum(['new', 'inProgress', 'shipped', 'completed', 'all'])
/** The Gregorian calendar has no year 0. */
export const Day = z.iso.date().refine((day) => day >= '0001-01-01')
/**
 * The way in which a buyer gets the goods: one of the ways that the store's terms name (`deliveryWays`), or for a store without such terms
 * by delivery, pick-up or agreement.
 */
export const DeliveryMethod = z.enum(['Delivery', 'OwnTransport', 'Carrier', 'Pickup', 'ByAgreement'])
/** The state of an order that is above a limit of its buyer. */
export const RequestStatus = z.enum(['Waiting', 'Approved', 'Refused', 'Withdrawn', 'Expired'])
