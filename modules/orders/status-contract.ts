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
export const OrderSide = z.enum(['buyer', 'seller'])
/** What a side can do to an order; `view` is the seller opening it. */
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
export const DeliveryMethod = z.enum(['Delivery', 'Pickup', 'ByAgreement'])
