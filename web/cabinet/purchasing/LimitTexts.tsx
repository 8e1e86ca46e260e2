import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { Limits } from './purchasing-data.ts'

/** Both limits in one sentence. */
export function LimitTexts({ limits: { order, month } }: { limits: Limits }) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  if (!order && !month) return t('limits.none')
  return [
    order && t('limits.order', { amount: formatMoney(order, locale) }),
    month && t('limits.month', { amount: formatMoney(month, locale) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
