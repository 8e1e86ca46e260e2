import { getAccountContext } from '#modules/accounts/contract.ts'
import { listOrganizations } from '#modules/company/contract.ts'
import { locateCountry } from '#modules/geo/contract.ts'
import { registerCompany } from '#modules/team/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/company.ts'
import { placesFor, resolvePlace } from '../../shared/place/find-places.ts'
import type { Places } from '../../shared/place/PlaceField.tsx'
import { countriesIn, guessCountry } from '../../shared/place/countries.ts'

const actions = defineActions({
  open: form(registerCompany, {
    fieldsOfCodes: {
      'members.taxNumberInvalid': 'taxNumber',
      'members.companyTaken': 'taxNumber',
      'members.companySuspended': 'taxNumber',
      'members.taxCountryUnknown': 'country',
      'members.locationUnknown': 'location',
    },
    complete: async (input, { context }, fields) => ({ ...input, location: await resolvePlace(context, fields) }),
    stay: async ({ place }, _, { context }): Promise<{ places: Places }> => ({
      places: await placesFor(context, place),
    }),
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
  const [{ stores }, { countryCode }, { items: organizations }] = await loaderCall(context, (api) =>
    Promise.all([api(getAccountContext, {}), api(locateCountry, {}), api(listOrganizations, {})]),
  )
  const organization = organizations.find(({ id }) => id === Number(url.searchParams.get('organization')))
  const opened = stores.find(({ id }) => id === Number(url.searchParams.get('opened')))
  return {
    opened: opened?.name ?? null,
    countries: countriesIn(locale),
    values: organization
      ? { country: organization.countryCode, taxNumber: organization.taxNumber, companyName: organization.legalName }
      : { country: guessCountry(countryCode, locale) },
    idempotencyKey: crypto.randomUUID(),
    forms: actions.loaderData(context, url),
  }
}
