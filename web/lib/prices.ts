import { type Money, vatOf, withVat } from '#platform/values/money.ts'
import { formatPercent } from './format.ts'
import { useLocale, useMessages } from './messages.ts'
import { usePage } from './page.ts'

export type Vat = { percent: number; isExport: boolean }

/** Prices and sums as the visitor has chosen to see them: without or with VAT. Prices of the calls are without. */
export function usePrices() {
  const t = useMessages('common')
  const locale = useLocale()
  const isGross = usePage().priceDisplay === 'gross'
  return {
    isGross,
    price: (net: Money, { percent }: Vat) => (isGross ? withVat(net, percent) : net),
    /** The sum of a line, from its price without VAT. */
    sum: (net: Money, quantity: number, { percent }: Vat): Money => {
      const minor = net.minor * quantity
      return { ...net, minor: isGross ? minor + vatOf(minor, percent) : minor }
    },
    /** For example "Incl. 20% VAT". */
    label: ({ percent, isExport }: Vat) => {
      if (isExport) return t('vat.export')
      if (percent === 0) return t('vat.none')
      return isGross ? t('vat.gross', { percent: formatPercent(percent, locale) }) : t('vat.net')
    },
  }
}
