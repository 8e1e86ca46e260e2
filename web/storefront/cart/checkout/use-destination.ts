import { useState } from 'react'
import { storePreference } from '../../../lib/client/preferences.ts'
import type { Group } from '../cart-data.ts'
import { groupAt, offeredMethods } from './delivery-methods.ts'
import type { DeliveryChoice } from './destination.ts'
import { usePlace } from './use-place.ts'
import type { OrderControls, OrderForm } from './order-form.ts'

/** Where and how the ordered groups get to the buyer, and the groups with the terms of that place. */
export function useDestination(ordered: readonly Group[], orderForm: OrderForm, { valueOf }: OrderControls) {
  const [chosen, setChoice] = useState<DeliveryChoice>({
    methods: Object.fromEntries(ordered.map(({ store }) => [store.id, valueOf(`deliveries.${store.id}`)])),
    addressId: valueOf('addressId'),
    newCountry: valueOf('newAddress.country'),
    newRegion: valueOf('newAddress.region'),
    newCity: valueOf('newAddress.city'),
  })
  const { locationIds: place, isKnown } = usePlace(ordered, orderForm, chosen)
  const orderedGroups = ordered.map((group) => groupAt(group, place))
  const stores = orderedGroups.map(({ store }) => store)
  const choice = { ...chosen, methods: offeredMethods(stores, chosen.methods) }
  const countryOf = ({ addressId, newCountry }: DeliveryChoice) =>
    orderForm.addresses.find(({ id }) => String(id) === addressId)?.country ?? newCountry
  const destination = { methods: choice.methods, country: countryOf(choice), place }
  // The cart behind the dialog follows.
  const changeChoice = (changed: DeliveryChoice) => {
    const country = countryOf(changed)
    if (country !== destination.country) void storePreference({ country })
    setChoice(changed)
  }
  return { orderedGroups, choice, destination, isKnown, changeChoice }
}
