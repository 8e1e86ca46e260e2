import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Approvals } from './cart-data.ts'
import styles from './cart.module.css'

/** Why an order will wait for an approver. */
export function ApprovalNote({ approval: { limit, allowed, spent } }: { approval: Approvals['alone'][number] }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const left = { ...allowed, minor: Math.max(0, allowed.minor - spent.minor) }
  return (
    <p className={styles.approval}>
      <Icon name="clock" size="s" />
      <span>{t(`approval.${limit}`, { allowed: formatMoney(allowed, locale), left: formatMoney(left, locale) })}</span>
    </p>
  )
}
