import { statedTaxNumber } from '#platform/values/tax-number.ts'
import { formatTags, type Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'
import { formatDate } from '#platform/values/format-date.ts'
import type { OrderDocument } from './document.ts'

type Company = OrderDocument['order']['store']['company']
type Values = Record<string, string | number>

/** The words of documents: their own, and those of the page of the order. */
export const textsOf = (locale: Locale) => ({
  locale,
  own: (key: string, values?: Values) => translate(locale, 'order-documents', key, values),
  order: (key: string, values?: Values) => translate(locale, 'order', key, values),
  common: (key: string, values?: Values) => translate(locale, 'common', key, values),
  number: (value: number) => new Intl.NumberFormat(formatTags[locale]).format(value),
  percent: (percent: number) =>
    new Intl.NumberFormat(formatTags[locale], { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
  date: (iso: string) => formatDate(iso.slice(0, 10), locale),
  country: (code: string) => new Intl.DisplayNames([formatTags[locale]], { type: 'region' }).of(code) ?? code,
})
export type Texts = ReturnType<typeof textsOf>

/** The tax number of a company with its name. */
export function taxNumberFact(company: Company, { order }: Pick<Texts, 'order'>): [string, string | null] {
  if (!company) return [order('taxNumber'), null]
  const { isVatNumber, text } = statedTaxNumber(company)
  return [order(isVatNumber ? 'vatNumber' : 'taxNumber'), text]
}

export function documentTitle({ kind, order: { number }, locale, proforma }: OrderDocument) {
  const { own, order } = textsOf(locale)
  if (proforma) return own('proforma', { number: proforma.number })
  return kind === 'packing-slip' ? own('packingSlip', { number }) : order('title', { number })
}

export const fileNameOf = (title: string, extension: 'pdf' | 'xlsx') =>
  `${title.replaceAll('\u00a0', ' ')}.${extension}`
