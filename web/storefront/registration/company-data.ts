import { getAccountContext } from '#modules/accounts/contract.ts'
import { locateCountry } from '#modules/geo/contract.ts'
import { registerCompany } from '#modules/team/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/company.ts'
import { countriesIn, guessCountry } from './countries.ts'
import { findPlaces } from './find-places.ts'
import { locationLabel } from './location-label.ts'

/** The locations that match the typed name of a refused form. */
export type Places = readonly { alias: string; label: string }[]

const actions = defineActions({
  open: form(registerCompany, {
    fieldsOfCodes: {
      'members.taxNumberInvalid': 'taxNumber',
      'members.companyTaken': 'taxNumber',
      'members.taxCountryUnknown': 'country',
      'members.locationUnknown': 'location',
    },
    async complete(input, { context }, { place = '', placeAsked, location }) {
      const places = await findPlaces(context, place)
      // A location chosen for a previously typed name does not count.
      const chosen = place === placeAsked ? location : undefined
      return { ...input, location: places.find(({ alias }) => places.length === 1 || alias === chosen)?.alias }
    },
    async stay({ place = '' }, _, { context }): Promise<{ places: Places }> {
      const places = await findPlaces(context, place)
      return { places: places.map((each) => ({ alias: each.alias, label: locationLabel(each) })) }
    },
    doneAt: ({ storeId }) => `/registration/company?opened=${storeId}`,
  }),
})

export async function action(args: Route.ActionArgs) {
  requireAccount(args.context, '/registration/company')
  return actions.action(args)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAccount(context)
  const { locale } = pageOf(context)
  const [{ stores }, { countryCode }] = await loaderCall(context, (api) =>
    Promise.all([api(getAccountContext, {}), api(locateCountry, {})]),
  )
  const opened = stores.find(({ id }) => id === Number(url.searchParams.get('opened')))
  return {
    opened: opened?.name ?? null,
    countries: countriesIn(locale),
    country: guessCountry(countryCode, locale),
    idempotencyKey: crypto.randomUUID(),
    forms: actions.loaderData(context, url),
  }
}
