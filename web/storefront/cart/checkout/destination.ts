import type { Fields } from '../../../forms/fields.ts'

/** The way in which the goods of each store get to the buyer, by the id of the store. */
type Methods = Readonly<Record<string, string>>
/** How and to which country the goods get, which decides about the VAT. */
export type Destination = { methods: Methods; country: string }
/** The same as the form has it: an address of the book, or the country of another one. */
export type DeliveryChoice = {
  methods: Methods
  addressId: string
  newCountry: string
  newRegion?: string
  newCity?: string
}

/** Whether it is still the choice that the totals of the form were shown for. */
export const nameOf = ({ methods, addressId, newCountry }: DeliveryChoice) =>
  [...Object.entries(methods).flat(), addressId || newCountry].join(' ')

/** As the preview of the orders that wait for an approver takes it. */
export function previewInput({ methods, country }: Destination) {
  const pickup = Object.keys(methods).filter((storeId) => methods[storeId] === 'Pickup')
  return { ...(country && { country }), ...(pickup.length > 0 && { pickup: pickup.join(',') }) }
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
})
