import type { RouterContextProvider } from 'react-router'
import { listDeliveryAddresses } from '#modules/buyers/contract.ts'
import { getCart } from '#modules/carts/contract.ts'
import { placeAddress } from '#modules/geo/contract.ts'
import type { Fields } from '../../../forms/fields.ts'
import { translator } from '../../../lib/messages.ts'
import { ApiError, loaderCall, pageOf } from '../../../lib/request-context.ts'
import { groupAt } from './delivery-methods.ts'
import { choiceIn } from './destination.ts'
import { totalsAt } from './order-totals.ts'

/** Refuses an order whose total at the chosen destination is another one than the form has shown, as it may be without script. */
export async function assertTotalsShown(context: Readonly<RouterContextProvider>, fields: Fields) {
  const { methods, addressId, newCountry } = choiceIn(fields)
  const [{ storeItems }, { items: addresses }] = await loaderCall(context, (api) =>
    Promise.all([api(getCart, {}), api(listDeliveryAddresses, {})]),
  )
  const address = addresses.find(({ id }) => String(id) === addressId)
  const country = address?.country ?? newCountry
  const place = address?.locationIds ?? (await placeOfForm(context, fields))
  const isAnother = storeItems.some((group) => {
    const shown = fields[`shownGrossTotals.${group.store.id}`]
    return shown !== undefined && totalsAt({ methods, country }, [groupAt(group, place)]).gross.minor !== Number(shown)
  })
  if (!isAnother) return
  const detail = translator(pageOf(context).locale, 'cart')('reason.totalChanged')
  throw new ApiError({ status: 409, code: 'orders.totalChanged', title: '', detail, traceId: crypto.randomUUID() })
}

/** The locations that contain the new address of the form. */
export async function placeOfForm(context: Readonly<RouterContextProvider>, fields: Fields) {
  const { newCountry: country, newRegion: region, newCity: city } = choiceIn(fields)
  if (!country) return []
  return (await loaderCall(context, (api) => api(placeAddress, { country, region, city }))).locationIds
}
