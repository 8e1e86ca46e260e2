import type { z } from 'zod'
import { buyerErrors } from './errors.ts'
import type { DeliveryAddress as Shown, NewAddress } from './contract.ts'

export type Address = z.output<typeof NewAddress>
export type DeliveryAddress = z.output<typeof Shown>

export const maxDeliveryAddresses = 50

export function assertRoomForAddress(count: number) {
  if (count >= maxDeliveryAddresses) throw buyerErrors.tooManyAddresses({ most: maxDeliveryAddresses })
}

/** The address as an order states it: who receives, street, place. The country has a field of its own. */
export function addressText({ recipient, phone, street, postcode, city, region }: Omit<Address, 'label' | 'country'>) {
  const place = [[postcode, city].filter(Boolean).join(' '), region]
  return [[recipient, phone], [street], place]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('\n')
}
