import type { Request } from './approval-data.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'

/** Which limit an order is above. */
export function ExceededText({ exceeded: { limit, allowed, spent } }: Pick<Request, 'exceeded'>) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  return t(`exceeded.${limit}`, { allowed: formatMoney(allowed, locale), spent: formatMoney(spent, locale) })
}
