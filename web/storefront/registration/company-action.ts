import type { RouterContextProvider } from 'react-router'
import { searchLocations } from '#modules/geo/contract.ts'
import { registerCompany, supplierTypes } from '#modules/team/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { findMissing, type FormErrors, toFormErrors, readText } from '../login/form-errors.ts'
import { locationLabel } from './location-label.ts'

type Context = Readonly<RouterContextProvider>
type Location = OutputOf<typeof searchLocations>['items'][number]

export const companyFields = [
  'country',
  'taxNumber',
  'companyName',
  'legalForm',
  'supplierType',
  'storeName',
  'place',
  'location',
] as const
export type CompanyValues = Record<(typeof companyFields)[number], string>
/** The form state after a failed submit; `places` are the locations that match the typed name. */
export type CompanyFormState = {
  values: CompanyValues
  places: { alias: string; label: string }[]
  formErrors: FormErrors
}

export async function openStore(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'registration')
  const values = Object.fromEntries(companyFields.map((name) => [name, readText(form, name)])) as CompanyValues
  const { country, taxNumber, companyName, legalForm, storeName, place } = values
  // A location chosen for a previously typed name does not count.
  const location = place === readText(form, 'placeAsked') ? values.location : ''
  const supplierType = supplierTypes.find((type) => type === values.supplierType)
  const messages = {
    country: t('error.country'),
    taxNumber: t('error.taxNumber'),
    companyName: t('error.companyName'),
    supplierType: t('error.supplierType'),
    storeName: t('error.storeName'),
    place: t('error.place'),
  }
  const missing = findMissing({ ...values, supplierType: supplierType ?? '' }, messages)
  const found = place ? await findLocations(context, place) : []
  const alias = found.find((each) => found.length === 1 || each.alias === location)?.alias
  const placeError = place && !alias ? t(found.length > 1 ? 'error.place.several' : 'error.place.unknown') : ''
  const formErrors = withPlaceError(missing, placeError)
  const places = found.map((each) => ({ alias: each.alias, label: locationLabel(each) }))
  if (formErrors) return invalidForm<CompanyFormState>(context, { values, places, formErrors })

  const input = {
    country,
    taxNumber,
    companyName,
    legalForm: legalForm || undefined,
    supplierType: supplierType!,
    storeName,
    location: alias!,
  }
  const idempotencyKey = readText(form, 'idempotencyKey') || undefined
  const result = await tryCall(context, (api) => api(registerCompany, input, { idempotencyKey }))
  if (result.success) return redirectTo(`/registration/company?opened=${result.data.storeId}`, 303)
  const { problem } = result
  return invalidForm<CompanyFormState>(
    context,
    { values, places, formErrors: toFormErrors(problem, messages) },
    problem.status,
  )
}

function withPlaceError(formErrors: FormErrors | undefined, text: string): FormErrors | undefined {
  return text ? { text: null, fields: { ...formErrors?.fields, place: text } } : formErrors
}

/** One location if the text is its full label, otherwise all candidates. Countries are too coarse and excluded. */
async function findLocations(context: Context, text: string): Promise<Location[]> {
  const name = text.split(',')[0]!.trim()
  const { items } = await loaderCall(context, (api) => api(searchLocations, { text: name, limit: 20 }))
  const places = items.filter(({ level }) => level !== 'All' && level !== 'Union' && level !== 'Country')
  const isSameText = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0
  const exactMatches = places.filter((place) => isSameText(locationLabel(place), text))
  if (exactMatches.length > 0) return exactMatches.slice(0, 1)
  const nameMatches = places.filter((place) => isSameText(place.name, name))
  return nameMatches.length > 0 ? nameMatches : places
}
