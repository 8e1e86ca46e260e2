import {
  deleteBillingDetails,
  deleteDeliveryAddress,
  getBillingDetails,
  listDeliveryAddresses,
  saveBillingDetails,
  saveDeliveryAddress,
} from '#modules/buyers/contract.ts'
import { listOrganizations } from '#modules/company/contract.ts'
import { locateCountry } from '#modules/geo/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { countryName } from '../../lib/country-name.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { countriesIn, guessCountry } from '../../shared/place/countries.ts'
import type { Route } from './+types/addresses.ts'

const donePath = (note: string) => `/profile/addresses?done=${note}`
const actions = defineActions({
  'address.save': form(saveDeliveryAddress, { doneAt: () => donePath('address.save') }),
  'address.delete': form(deleteDeliveryAddress, { doneAt: () => donePath('address.delete') }),
  'billing.save': form(saveBillingDetails, {
    fieldsOfCodes: { 'members.taxNumberInvalid': 'taxNumber', 'members.taxCountryUnknown': 'country' },
    doneAt: () => donePath('billing.save'),
  }),
  'billing.delete': form(deleteBillingDetails, { doneAt: () => donePath('billing.delete') }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  return loaderCall(context, async (api) => {
    const [{ items }, { details: billing }, { items: organizations }, { countryCode }] = await Promise.all([
      api(listDeliveryAddresses, {}),
      api(getBillingDetails, {}),
      api(listOrganizations, {}),
      api(locateCountry, {}),
    ])
    const addresses = items.map((address) => ({ ...address, countryName: countryName(address.country, locale) }))
    return {
      addresses,
      edited: addresses.find(({ id }) => id === Number(url.searchParams.get('edit'))) ?? null,
      billing,
      organizations: organizations.map(({ legalName }) => legalName),
      country: guessCountry(countryCode, locale),
      countries: countriesIn(locale),
      forms: actions.loaderData(context, url),
    }
  })
}
export type AddressesData = Awaited<ReturnType<typeof loader>>
