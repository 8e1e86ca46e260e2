import { type ReactNode, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Chat } from '../../chats/client/types.ts'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useMay } from '../use-may.ts'
import { storeOf } from './store-of.ts'
import styles from './SellerActions.module.css'

const kinds = ['answer', 'price', 'product', 'order'] as const
type Kind = (typeof kinds)[number]
const icons: Record<Kind, IconName> = { answer: 'bookmark', price: 'tag', product: 'package', order: 'file-text' }

/** Menu of things a seller sends besides text. The dialogs load on demand. */
export function SellerActions({ chat, insert }: { chat: Chat; insert: (text: string) => void }): ReactNode {
  const t = useMessages('seller-chats')
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Kind | null>(null)
  const [Dialogs, load] = useLazyComponent(() =>
    import('./SellerDialogs.tsx').then(({ SellerDialogs }) => SellerDialogs),
  )
  const canSetPrices = useMay('prices', storeOf(chat).store)
  const obstacleOf = (kind: Kind) => {
    if (kind === 'price' && !canSetPrices) return t('actions.forManagers')
    return chat.chatType === 'Anonymous' && (kind === 'price' || kind === 'order') ? t('actions.anonymous') : null
  }
  const choose = (kind: Kind) => {
    menu.current!.hidePopover()
    load()
    setOpen(kind)
  }
  return (
    <span className={styles.actions}>
      <button
        type="button"
        className={styles.plus}
        popoverTarget={id}
        aria-label={t('actions')}
        title={t('actions')}
        onPointerEnter={load}
        onFocus={load}
      >
        <Icon name="plus" />
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        {kinds.map((kind) => {
          const obstacle = obstacleOf(kind)
          return (
            <button
              key={kind}
              type="button"
              aria-disabled={obstacle !== null || undefined}
              onClick={() => obstacle === null && choose(kind)}
            >
              <Icon name={icons[kind]} />
              <span>
                {t(`actions.${kind}`)}
                {obstacle && <small>{obstacle}</small>}
              </span>
            </button>
          )
        })}
      </div>
      {Dialogs &&
        open &&
        createPortal(
          // React events bubble through portals: a form in a dialog must not submit the composer.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialogs kind={open} chat={chat} insert={insert} onClose={() => setOpen(null)} />
          </div>,
          document.body,
        )}
    </span>
  )
}

export const actionsFor = (chat: Chat) => (insert: (text: string) => void) => (
  <SellerActions chat={chat} insert={insert} />
)
