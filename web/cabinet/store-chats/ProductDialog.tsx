import { useClient } from '../../chats/hooks.ts'
import { useMessages } from '../../lib/messages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwnGoods } from './OwnGoods.tsx'
import type { DialogProps } from './SellerActions.tsx'

export function ProductDialog({ chat, onClose }: DialogProps) {
  const t = useMessages('seller-chats')
  const client = useClient('Store')
  return (
    <Dialog isOpen onClose={onClose} title={t('actions.product')}>
      <OwnGoods
        onChoose={({ id }) => {
          client?.send(chat, { text: '', widget: { productId: id } })
          onClose()
        }}
      />
    </Dialog>
  )
}
