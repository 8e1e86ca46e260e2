import { useState } from 'react'
import type { getWidget } from '#modules/chats/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { type Good, OwnGoods } from './OwnGoods.tsx'
import { PriceForm } from './PriceForm.tsx'
import type { DialogProps } from './SellerActions.tsx'
import { useAnswer } from './use-answer.ts'

/** A price for one buyer: of what the dialog is about, or of other goods of the store. */
export function PriceDialog({ chat, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const [chosen, setChosen] = useState<Good | null | undefined>()
  const widget = useAnswer<OutputOf<typeof getWidget>>(chat.product ? `chat/widget/get?chatId=${chat.id}` : '')
  const isWaiting = chosen === undefined && chat.product !== null && widget === null
  const good = chosen === undefined ? (widget?.success ? (widget.data.product?.card ?? null) : null) : chosen
  return (
    <Dialog isOpen onClose={onClose} title={t('actions.price')}>
      {isWaiting && <p role="status">{t('dialog.loading')}</p>}
      {!isWaiting && !good && <OwnGoods onChoose={setChosen} />}
      {good && <PriceForm key={good.id} chat={chat} good={good} onOther={() => setChosen(null)} onClose={onClose} />}
    </Dialog>
  )
}
