import type { z } from 'zod'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { findDeliveryAddress, rememberAddress } from '../buyers/addresses.ts'
import { findAddressPlaces } from '../geo/address-places.ts'
import { addressText } from '../buyers/rules.ts'
import type { createOrder } from './contract.ts'
import { bringsGoods } from './delivery.ts'

type Input = z.output<typeof createOrder.input>
/** `path`: the ids of the locations that contain it, from the root down. */
export type Destination = { country: string | undefined; address: string; path: number[] }

/** Where the goods go: to an address of the account, to a new one, which is kept if the buyer wants that, or as the input says. */
export async function findDestination(tx: Tx, accountId: string, input: Input): Promise<Destination> {
  const { addressId, newAddress, saveAddress } = input
  if (addressId !== undefined) {
    const own = await findDeliveryAddress(tx, accountId, addressId)
    if (!own) throw invalidInput([{ path: 'addressId', code: 'field.invalid' }])
    return { country: own.country, address: own.text, path: await pathOf(tx, own) }
  }
  if (!newAddress) {
    const { country, address } = input
    return { country, address, path: country ? await pathOf(tx, { country }) : [] }
  }
  if (saveAddress) await rememberAddress(tx, accountId, newAddress)
  return { country: newAddress.country, address: addressText(newAddress), path: await pathOf(tx, newAddress) }
}

const pathOf = async (tx: Tx, address: Parameters<typeof findAddressPlaces>[1][number]) =>
  (await findAddressPlaces(tx, [address]))[0]!

const methodsOf = ({ delivery, deliveries = {} }: Pick<Input, 'delivery' | 'deliveries'>) =>
  [delivery, ...Object.values(deliveries)].filter((method) => method !== undefined)

export const needsAddress = (input: Pick<Input, 'delivery' | 'deliveries'>) => methodsOf(input).some(bringsGoods)

export const hasAddress = ({ addressId, newAddress, address }: Input) =>
  addressId !== undefined || newAddress !== undefined || address.trim() !== ''

/** All goods are picked up, so that their destination says nothing about the buyer's country. */
export const isPickedUp = (input: Pick<Input, 'delivery' | 'deliveries'>) => {
  const methods = methodsOf(input)
  return methods.length > 0 && methods.every((method) => method === 'Pickup')
}
