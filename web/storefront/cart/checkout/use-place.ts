import { useEffect, useState } from 'react'
import type { placeAddress } from '#modules/geo/contract.ts'
import { useStep } from '../../../forms/use-form.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import type { Group } from '../cart-data.ts'
import type { DeliveryChoice } from './destination.ts'
import type { OrderForm } from './order-form.ts'

type Place = { locationIds: readonly number[]; isKnown: boolean }

/**
 * The locations that contain the chosen address, looked up while a new one is typed if a supplier has terms for single places.
 * Until they are known, those of the address before in the same country.
 */
export function usePlace(groups: readonly Group[], orderForm: OrderForm, choice: DeliveryChoice): Place {
  const saved = orderForm.addresses.find(({ id }) => String(id) === choice.addressId)
  const { newCountry: country, newRegion: region = '', newCity: city = '' } = choice
  const query = JSON.stringify({ country, region, city })
  const refused = useStep<{ place: readonly number[] }>()
  const [found, setFound] = useState({ country, query, locationIds: refused?.place ?? orderForm.place })
  const hasPlaces = groups.some(({ store }) => store.terms.deliveryPlaces.length > 0)
  const isNeeded = !saved && hasPlaces && found.query !== query
  useEffect(() => {
    if (!isNeeded || !country) return
    const controller = new AbortController()
    const { signal } = controller
    void clientCall<typeof placeAddress>('GET geo/address/place', JSON.parse(query), { signal }).then((result) => {
      if (result.success && !signal.aborted) setFound({ country, query, locationIds: result.data.locationIds })
    })
    return () => controller.abort()
  }, [isNeeded, country, query])
  if (saved) return { locationIds: saved.locationIds, isKnown: true }
  return { locationIds: found.country === country ? found.locationIds : [], isKnown: !isNeeded }
}
