import type { Money } from '#platform/values/money.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'

/** The price of one piece where the unit is several. */
export function usePiecePrice(price: Money, { pieces }: { pieces: number }) {
  const t = useMessages('common')
  const locale = useLocale()
  if (pieces === 1) return null
  const perPiece = { ...price, minor: price.minor / pieces }
  return t('price.piece', { price: formatMoney(perPiece, locale) })
}
