import type { Money } from '#platform/values/money.ts'
import { formatMoney } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'

/** Below an amount: about how much it is in the reader's currency, if it is in another one. */
export function ConvertedAmount({ amount, shown }: { amount: Money; shown: Money }) {
  const t = useMessages('common')
  const locale = useLocale()
  if (shown.currency === amount.currency) return null
  return <small>{t('amount.about', { amount: formatMoney(shown, locale) })}</small>
}
