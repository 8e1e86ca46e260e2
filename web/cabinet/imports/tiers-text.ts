import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { ImportDetails } from './import-data.ts'

export type Tier = { fromQuantity: number; priceMinor: number }

/** Volume prices as texts: 'from 10: €95.00'. */
export function useTiersText(currency: ImportDetails['currency']) {
  const t = useMessages('imports')
  const locale = useLocale()
  return (tiers: readonly Tier[]) =>
    tiers.map(({ fromQuantity, priceMinor }) =>
      t('difference.tier', { count: fromQuantity, price: formatMoney({ minor: priceMinor, currency }, locale) }),
    )
}
