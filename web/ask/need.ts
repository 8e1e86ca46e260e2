import { textsOf } from '../forms/fields.ts'
import { formatDate } from '../lib/format.ts'
import type { Locale } from '../lib/locale.ts'
import type { Translate } from '../lib/messages.ts'

export type NeedField = 'quantity' | 'unit' | 'place' | 'wantedOn'
export const maxNeedLength = 80

/** The question with a line for each requirement that the form has, in the language of the visitor. */
export function withNeed(message: string, form: FormData, t: Translate<'ask'>, locale: Locale) {
  const valueOf = (name: NeedField) =>
    (textsOf(form, name)[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxNeedLength)
  const [quantity, unit, place, wantedOn] = [
    valueOf('quantity'),
    valueOf('unit'),
    valueOf('place'),
    valueOf('wantedOn'),
  ]
  const lines = [
    quantity && (unit ? t('need.quantityOf', { quantity, unit }) : t('need.quantity', { quantity })),
    place && t('need.placeLine', { place }),
    isDay(wantedOn) && t('need.wantedOnLine', { date: formatDate(wantedOn, locale, 'long') }),
  ].filter(Boolean)
  return [message.trim(), lines.join('\n')].filter(Boolean).join('\n\n')
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
