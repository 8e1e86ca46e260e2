// The form of a request: what its loaders offer and how its fields become the input of the call.
import type { RouterContextProvider } from 'react-router'
import { getCompactTree } from '#modules/catalog/contract.ts'
import { listUnitTypes } from '#modules/content/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { type getRequest, maxDeadlineDays } from '#modules/procurement/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { dayMs } from '#platform/values/days.ts'
import { uploadFormFiles } from '../../chats/attachments/form-files.ts'
import type { Fields } from '../../forms/fields.ts'
import { formatInputAmount } from '../../lib/format.ts'
import { live } from '../../lib/live.ts'
import type { Locale } from '../../lib/locale.ts'
import { parseAmount } from '../../lib/parse-number.ts'
import { pageOf } from '../../lib/request-context.ts'
import { placesFor, resolvePlace } from '../../shared/place/find-places.ts'
import { locationLabel } from '../../shared/place/location-label.ts'

type Args = { context: Readonly<RouterContextProvider>; form: FormData }

const defaultDays = 14
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
export const defaultDeadline = () => inDays(defaultDays)

export type Choices = Awaited<ReturnType<typeof loadChoices>>

export async function loadChoices(api: Api) {
  const [tree, units] = await Promise.all([api(getCompactTree, live), api(listUnitTypes, {})])
  return {
    units: units.items.map(({ code, name }) => ({ code, name })),
    /** By group: what suppliers sell. */
    categories: tree.items.flatMap(({ name: className, children }) =>
      children.map((group) => ({
        label: `${className} › ${group.name}`,
        options: group.children.map(({ id, name }) => ({ id, name })),
      })),
    ),
    lastDay: inDays(maxDeadlineDays),
    firstDay: inDays(0),
  }
}

/** The fields of the form with those of a request. */
export async function valuesOf(api: Api, request: OutputOf<typeof getRequest>, locale: Locale) {
  const { title, text, category, quantity, unit, targetPrice, place, deadline } = request
  return {
    title,
    text,
    categoryId: category?.id,
    quantity,
    unit: unit.code,
    targetPrice: targetPrice ? formatInputAmount(targetPrice.minor, locale) : '',
    currency: targetPrice?.currency,
    place: locationLabel(await api(getLocation, { alias: place.alias })),
    deadline,
  }
}

/** The fields of the form that become others of the call. An amount of zero stands for one that cannot be read. */
export const requestFields = { targetPriceMinor: 'targetPrice' }

export async function completeRequest(input: Record<string, unknown>, { context, form }: Args, fields: Fields) {
  const amount = (fields.targetPrice ?? '').trim()
  return {
    ...input,
    targetPriceMinor: amount === '' ? null : (parseAmount(amount, pageOf(context).locale) ?? 0),
    location: (await resolvePlace(context, fields, 'withCountries')) ?? '',
    fileIds: await uploadFormFiles(context, form),
  }
}

/** The candidates for the typed place, when the form is shown again. */
export const placesOfForm = async ({ place }: Fields, _: unknown, { context }: Args) => ({
  places: await placesFor(context, place, 'withCountries'),
})
