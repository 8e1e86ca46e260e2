import type { getBuyer } from '#modules/chats/seller-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useClient } from '../../chats/hooks.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './dialogs.module.css'
import type { DialogProps } from './SellerActions.tsx'
import { useAnswer } from './use-answer.ts'

/** One of the buyer's latest orders with this store. */
export function OrderDialog({ chat, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const order = useMessages('order')
  const locale = useLocale()
  const client = useClient('Store')
  const answer = useAnswer<OutputOf<typeof getBuyer>>(`chat/buyer/get?chatId=${chat.id}`)
  const orders = answer?.success ? answer.data.orders : []
  return (
    <Dialog isOpen onClose={onClose} title={t('actions.order')}>
      {answer?.success === false && <p role="alert">{t('dialog.failed')}</p>}
      {answer?.success && orders.length === 0 && <p>{t('orders.none')}</p>}
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
              <StatusTag status={status} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
