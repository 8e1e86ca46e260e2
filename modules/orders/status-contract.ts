import { z } from 'zod'

export const OrderStatus = z.enum(['New', 'Viewed', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Rejected'])
export const DeliveryMethod = z.enum(['Delivery', 'Pickup', 'ByAgreement'])
