import { useMessages } from '../../lib/messages.ts'

const types = [
  'TopUp',
  'Promotion',
  'PromotionRefund',
  'PaymentHeld',
  'PaymentReleased',
  'PaymentReturned',
  'Correction',
] as const

export function useTransactionFilterTexts() {
  const t = useMessages('balance')
  return {
    type: { label: t('column.type'), options: Object.fromEntries(types.map((type) => [type, t(`type.${type}`)])) },
    currency: { label: t('column.currency') },
    from: { label: t('filter.from') },
    to: { label: t('filter.to') },
  }
}
