import type { getBuyer } from '#modules/chats/seller-contract.ts'
import { useChatClient } from '../../chats/hooks.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './dialogs.module.css'
import type { DialogProps } from './dialog-props.ts'
import { useCall } from '../../lib/client/use-call.ts'

/** Sends one of the buyer's recent orders with this store. */
export function OrderDialog({ chat, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const order = useMessages('order')
  const locale = useLocale()
  const client = useChatClient('Store')
  const result = useCall<typeof getBuyer>('GET chat/buyer/get', { chatId: chat.id! })
  const orders = result?.success ? result.data.orders : []
  return (
    <Dialog isOpen onClose={onClose} title={t('actions.order')}>
      {result?.success === false && <p role="alert">{t('dialog.failed')}</p>}
      {result?.success && orders.length === 0 && <p>{t('orders.none')}</p>}
      <ul className={styles.choices}>
        {orders.map(({ orderId, number, createdAt, total, status }) => (
          <li key={orderId}>
            <button
              type="button"
              onClick={() => {
                client?.send(chat, { text: '', widget: { orderId } })
                onClose()
              }}
            >
              <b>{order('title', { number })}</b>
              <span>
                {formatDate(createdAt, locale)} · {formatMoney(total, locale)}
              </span>
              <OrderStatusTag status={status} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
