import { useState } from 'react'
import type { ContactOverlayProps } from './overlay-props.ts'
import { CallbackDialog } from './CallbackDialog.tsx'
import { ContactMenu } from './ContactMenu.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { MessengerDialog } from './MessengerDialog.tsx'

/** The dialog or menu opened by a `data-contact` element. */
export function ContactOverlay({ trigger, account, onClose }: ContactOverlayProps) {
  const { contact, store, product, name = '' } = trigger.dataset
  const [kind, setKind] = useState(contact)
  const supplier = { storeId: Number(store), productId: product ? Number(product) : undefined, name }
  const close = () => {
    trigger.focus()
    onClose()
  }
  if (kind === 'help') return <HelpDialog trigger={trigger} account={account} onClose={close} />
  if (kind === 'messenger') return <MessengerDialog onClose={close} />
  if (kind === 'callback') return <CallbackDialog supplier={supplier} account={account} onClose={close} />
  return <ContactMenu trigger={trigger} supplier={supplier} onCallback={() => setKind('callback')} onClose={onClose} />
}
