import { useState } from 'react'
import type { getWidget } from '#modules/chats/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { type Product, ProductPicker } from './ProductPicker.tsx'
import { PriceForm } from './PriceForm.tsx'
import type { DialogProps } from './dialog-props.ts'
import { useCall } from '../../lib/client/use-call.ts'

/** An individual price for the chat's product or another product of the store. */
export function PriceDialog({ chat, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const [selected, setSelected] = useState<Product | null | undefined>()
  const widget = useCall<typeof getWidget>('GET chat/widget/get', chat.product && { chatId: chat.id! })
  const isLoading = selected === undefined && chat.product !== null && widget === null
  const product = selected === undefined ? (widget?.success ? (widget.data.product?.card ?? null) : null) : selected
  return (
    <Dialog isOpen onClose={onClose} title={t('actions.price')}>
      {isLoading && <p role="status">{t('dialog.loading')}</p>}
      {!isLoading && !product && <ProductPicker onChoose={setSelected} />}
      {product && (
        <PriceForm key={product.id} chat={chat} product={product} onOther={() => setSelected(null)} onClose={onClose} />
      )}
    </Dialog>
  )
}
