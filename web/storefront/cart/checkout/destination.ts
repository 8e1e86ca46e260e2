import type { Fields } from '../../../forms/fields.ts'

/** The way in which the goods of each store get to the buyer, by the id of the store. */
type Methods = Readonly<Record<string, string>>
/** How and to which country the goods get, which decides about the VAT. `place`: the ids of the locations that contain the address. */
export type Destination = { methods: Methods; country: string; place?: readonly number[] }
/** The same as the form has it: an address of the book, or the country of another one. */
export type DeliveryChoice = {
  methods: Methods
  addressId: string
  newCountry: string
  newRegion?: string
  newCity?: string
}

/** Whether it is still the choice that the totals of the form were shown for. */
export const nameOf = ({ methods, addressId, newCountry, newRegion = '', newCity = '' }: DeliveryChoice) =>
  [...Object.entries(methods).flat(), addressId || [newCountry, newRegion, newCity].join(', ').trim()].join(' ')

/** As the preview of the orders that wait for an approver takes it. */
export function previewInput({ methods, country, place = [] }: Destination) {
  const storesBy = (way: string) => Object.keys(methods).filter((storeId) => methods[storeId] === way)
  const [pickup, agreed] = [storesBy('Pickup'), storesBy('ByAgreement')]
  return {
    ...(country && { country }),
    ...(pickup.length > 0 && { pickup: pickup.join(',') }),
    ...(agreed.length > 0 && { agreed: agreed.join(',') }),
    ...(place.length > 0 && { locations: place.join(',') }),
  }
}

export const choiceIn = (fields: Fields): DeliveryChoice => ({
  methods: Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, storeId] = /^deliveries\.(\d+)$/.exec(name) ?? []
      return storeId ? [[storeId, value]] : []
    }),
  ),
  addressId: fields.addressId ?? '',
  newCountry: fields['newAddress.country'] ?? '',
  newRegion: fields['newAddress.region'] ?? '',
  newCity: fields['newAddress.city'] ?? '',
})
