import { type ReactNode, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Chat } from '../../chats/types.ts'
import { useLazy } from '../../lib/lazy.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './SellerActions.module.css'

const kinds = ['answer', 'price', 'product', 'order'] as const
type Kind = (typeof kinds)[number]
const icons: Record<Kind, IconName> = { answer: 'bookmark', price: 'tag', product: 'package', order: 'file-text' }

export type DialogProps = { chat: Chat; insert: (text: string) => void; onClose: () => void }

/** What a seller sends besides words. The dialogs come when one is opened. */
export function SellerActions({ chat, insert }: { chat: Chat; insert: (text: string) => void }): ReactNode {
  const t = useMessages('seller-chats')
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Kind | null>(null)
  const [Dialogs, load] = useLazy(() => import('./SellerDialogs.tsx').then(({ SellerDialogs }) => SellerDialogs))
  const isAnonymous = chat.chatType === 'Anonymous'
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
          const isOff = isAnonymous && (kind === 'price' || kind === 'order')
          return (
            <button key={kind} type="button" aria-disabled={isOff || undefined} onClick={() => !isOff && choose(kind)}>
              <Icon name={icons[kind]} />
              <span>
                {t(`actions.${kind}`)}
                {isOff && <small>{t('actions.anonymous')}</small>}
              </span>
            </button>
          )
        })}
      </div>
      {Dialogs &&
        open &&
        createPortal(
          // Forms of a dialog are not the form that it was opened from.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Dialogs kind={open} chat={chat} insert={insert} onClose={() => setOpen(null)} />
          </div>,
          document.body,
        )}
    </span>
  )
}
