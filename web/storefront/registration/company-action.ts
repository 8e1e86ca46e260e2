import type { RouterContextProvider } from 'react-router'
import { searchLocations } from '#modules/geo/contract.ts'
import { registerCompany, supplierTypes } from '#modules/members/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { refuse } from '../../lib/failed.ts'
import { attempt, load, pageOf } from '../../lib/given.ts'
import { translator } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { emptyIn, type Refusal, refusalOf, textIn } from '../login/refusal.ts'
import { labelOf } from './places.ts'

type Context = Readonly<RouterContextProvider>
type Found = OutputOf<typeof searchLocations>['items'][number]

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
/** The form as it is shown again; `places` are those that what was typed may mean. */
export type CompanyAnswer = { values: CompanyValues; places: { alias: string; label: string }[]; refusal: Refusal }

export async function openStore(context: Context, form: FormData) {
  const t = translator(pageOf(context).locale, 'registration')
  const values = Object.fromEntries(companyFields.map((name) => [name, textIn(form, name)])) as CompanyValues
  const { country, taxNumber, companyName, legalForm, storeName, place } = values
  // A choice among the places of another name is none.
  const location = place === textIn(form, 'placeAsked') ? values.location : ''
  const supplierType = supplierTypes.find((type) => type === values.supplierType)
  const wants = {
    country: t('error.country'),
    taxNumber: t('error.taxNumber'),
    companyName: t('error.companyName'),
    supplierType: t('error.supplierType'),
    storeName: t('error.storeName'),
    place: t('error.place'),
  }
  const empty = emptyIn({ ...values, supplierType: supplierType ?? '' }, wants)
  const found = place ? await findPlaces(context, place) : []
  const alias = found.find((each) => found.length === 1 || each.alias === location)?.alias
  const wrongPlace = place && !alias ? t(found.length > 1 ? 'error.place.several' : 'error.place.unknown') : ''
  const refusal = withPlace(empty, wrongPlace)
  const places = found.map((each) => ({ alias: each.alias, label: labelOf(each) }))
  if (refusal) return refuse<CompanyAnswer>(context, { values, places, refusal })

  const input = {
    country,
    taxNumber,
    companyName,
    legalForm: legalForm || undefined,
    supplierType: supplierType!,
    storeName,
    location: alias!,
  }
  const idempotencyKey = textIn(form, 'idempotencyKey') || undefined
  const result = await attempt(context, (api) => api(registerCompany, input, { idempotencyKey }))
  if (result.success) return redirectTo(`/registration/company?opened=${result.data.storeId}`, 303)
  const { problem } = result
  return refuse<CompanyAnswer>(context, { values, places, refusal: refusalOf(problem, wants) }, problem.status)
}

function withPlace(refusal: Refusal | undefined, text: string): Refusal | undefined {
  return text ? { text: null, fields: { ...refusal?.fields, place: text } } : refusal
}

/** One when the text names it whole; else all that it may mean. A country alone is too little to find goods by. */
async function findPlaces(context: Context, text: string): Promise<Found[]> {
  const name = text.split(',')[0]!.trim()
  const { items } = await load(context, (api) => api(searchLocations, { text: name, limit: 20 }))
  const places = items.filter(({ level }) => level !== 'All' && level !== 'Union' && level !== 'Country')
  const same = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0
  const whole = places.filter((place) => same(labelOf(place), text))
  if (whole.length > 0) return whole.slice(0, 1)
  const named = places.filter((place) => same(place.name, name))
  return named.length > 0 ? named : places
}
