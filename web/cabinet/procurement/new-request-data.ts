import { getCategory } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { getRequest, saveRequest } from '#modules/procurement/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { foundOrNull, loaderCall, pageOf } from '../../lib/request-context.ts'
import { orderIdOf } from '../../shared/orders/order-forms.ts'
import { isPlace } from '../../shared/place/is-place.ts'
import { locationLabel } from '../../shared/place/location-label.ts'
import type { Route } from './+types/new-request.ts'
import {
  completeRequest,
  defaultDeadline,
  loadChoices,
  placesOfForm,
  requestFields,
  valuesOf,
} from './request-input.ts'

const actions = defineActions({
  'request.save': form(saveRequest, {
    complete: completeRequest,
    fieldsOfPaths: requestFields,
    stay: placesOfForm,
    doneAt: ({ id }) => `/profile/procurement/${id}?done=posted`,
  }),
})
export const action = actions.action

const maxTitleLength = 160

/** An empty search leads here with its text, a category with its path, and an own request that has ended with its id. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { location, currency, locale } = pageOf(context)
  return loaderCall(context, async (api) => {
    const [path, ended] = ['category', 'again'].map((name) => url.searchParams.get(name))
    const [choices, earlier, category, place] = await Promise.all([
      loadChoices(api),
      ended ? foundOrNull(api(getRequest, { id: orderIdOf({ id: ended }), side: 'Buyer' })) : null,
      path ? foundOrNull(api(getCategory, { ...live, path })) : null,
      location ? foundOrNull(api(getLocation, { alias: location })) : null,
    ])
    return {
      choices,
      values: {
        title: (url.searchParams.get('title') ?? '').slice(0, maxTitleLength),
        categoryId: category?.id,
        unit: 'piece',
        currency,
        place: place && isPlace(place, 'withCountries') ? locationLabel(place) : '',
        ...(earlier?.side === 'Buyer' && (await valuesOf(api, earlier, locale))),
        deadline: defaultDeadline(),
      },
      idempotencyKey: crypto.randomUUID(),
      forms: actions.loaderData(context, url),
    }
  })
}
