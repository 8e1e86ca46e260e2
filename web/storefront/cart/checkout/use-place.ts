import { useEffect, useState } from 'react'
import type { placeAddress } from '#modules/geo/contract.ts'
import { useStep } from '../../../forms/use-form.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import type { CartData, Group } from '../cart-data.ts'
import type { DeliveryChoice } from './destination.ts'

type OrderForm = NonNullable<CartData['orderForm']>

/** The locations that contain the chosen address, looked up while a new one is typed if a supplier has terms for single places. */
export function usePlace(groups: readonly Group[], orderForm: OrderForm, choice: DeliveryChoice): readonly number[] {
  const known = orderForm.addresses.find(({ id }) => String(id) === choice.addressId)
  const { newCountry: country, newRegion: region = '', newCity: city = '' } = choice
  const query = JSON.stringify({ country, region, city })
  const refused = useStep<{ place: readonly number[] }>()
  const [found, setFound] = useState({ query, locationIds: refused?.place ?? orderForm.place })
  const isNeeded = !known && found.query !== query && groups.some(({ store }) => store.terms.deliveryPlaces.length > 0)
  useEffect(() => {
    if (!isNeeded || !country) return
    const controller = new AbortController()
    const { signal } = controller
    void clientCall<typeof placeAddress>('GET geo/address/place', JSON.parse(query), { signal }).then((result) => {
      if (result.success && !signal.aborted) setFound({ query, locationIds: result.data.locationIds })
    })
    return () => controller.abort()
  }, [isNeeded, country, query])
  if (known) return known.locationIds
  return found.query === query ? found.locationIds : []
}
