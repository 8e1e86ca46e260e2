import { useEffect, useId, useRef } from 'react'
import { chatPath } from '../../chats/chat-links.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ContactMenu.module.css'
import type { Supplier } from './overlay-props.ts'
import { RevealPhone } from './RevealPhone.tsx'

type Props = { trigger: HTMLElement; supplier: Supplier; onCallback: () => void; onClose: () => void }

/** Popover beside the trigger with all ways to contact a supplier, or with the phone number only. */
export function ContactMenu({ trigger, supplier, onCallback, onClose }: Props) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const isPhoneOnly = trigger.dataset.contact === 'phone'
  useEffect(() => {
    const element = menu.current!
    element.showPopover()
    positionMenu(element, trigger)
    element.querySelector<HTMLElement>('h2')?.focus()
  }, [])
  const { storeId, productId, name } = supplier
  return (
    <div
      ref={menu}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      className={styles.menu}
      data-store={storeId}
      data-product={productId}
      data-part-of-card={trigger.closest('[data-metric="productCard"]') ? '' : undefined}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <button type="button" aria-label={common('close')} onClick={() => menu.current?.hidePopover()}>
          <Icon name="x" />
        </button>
      </div>
      <RevealPhone supplier={supplier} isImmediate={isPhoneOnly} />
      {!isPhoneOnly && (
        <>
          <button type="button" className={styles.way} data-metric="callback" onClick={onCallback}>
            <Icon name="clock" />
            {common('contact.callback')}
          </button>
          <a
            className={styles.way}
            href={href(chatPath({ storeId, productId }))}
            data-chat=""
            data-metric="message"
            onClick={() => menu.current?.hidePopover()}
          >
            <Icon name="chat-text" />
            {t('write')}
          </a>
        </>
      )}
    </div>
  )
}

const gap = 4
const margin = 16

/** Below the trigger, or above it if there is no room. On small screens CSS puts the menu at the bottom. */
function positionMenu(menu: HTMLElement, trigger: HTMLElement) {
  const anchor = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = anchor.bottom + gap + height <= clientHeight || anchor.top < height
  const left = Math.max(margin, Math.min(anchor.left, clientWidth - width - margin))
  const top = isBelow ? anchor.bottom + gap : anchor.top - gap - height
  menu.style.setProperty('--x', `${left + window.scrollX}px`)
  menu.style.setProperty('--y', `${top + window.scrollY}px`)
}
