import { useMessages } from '../../lib/messages.ts'
import { statuses } from './OrderStatusTag.tsx'

/** The texts of the filters that lists of orders share. */
export function useOrderFilterTexts() {
  const t = useMessages('order')
  return {
    status: {
      label: t('orders.status'),
      options: Object.fromEntries(statuses.map((status) => [status, t(`status.${status}`)])),
    },
    from: { label: t('orders.from') },
    to: { label: t('orders.to') },
  }
}
