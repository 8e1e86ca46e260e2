import { getCategory } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { saveRequest } from '#modules/procurement/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { foundOrNull, loaderCall, pageOf } from '../../lib/request-context.ts'
import { isPlace } from '../../shared/place/is-place.ts'
import { locationLabel } from '../../shared/place/location-label.ts'
import type { Route } from './+types/new-request.ts'
import { completeRequest, defaultDeadline, loadChoices, placesOfForm, requestFields } from './request-input.ts'

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

/** An empty search leads here with its text, a category with its path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { location, currency } = pageOf(context)
  return loaderCall(context, async (api) => {
    const path = url.searchParams.get('category')
    const [choices, category, place] = await Promise.all([
      loadChoices(api),
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
        deadline: defaultDeadline(),
      },
      idempotencyKey: crypto.randomUUID(),
      forms: actions.loaderData(context, url),
    }
  })
}
