import { useChatClient } from '../../chats/hooks.ts'
import { useMessages } from '../../lib/messages.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import type { DialogProps } from './dialog-props.ts'

export function ProductDialog({ chat, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const client = useChatClient('Store')
  return (
    <Dialog isOpen onClose={onClose} title={t('actions.product')}>
      <ProductPicker
        onChoose={({ id }) => {
          client?.send(chat, { text: '', widget: { productId: id } })
          onClose()
        }}
      />
    </Dialog>
  )
}
