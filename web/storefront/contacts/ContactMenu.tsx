import { useEffect, useId, useRef } from 'react'
import { chatAddress } from '../../chats/open-chat.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ContactMenu.module.css'
import type { Supplier } from './Opened.tsx'
import { ShownPhone } from './ShownPhone.tsx'

type Props = { trigger: HTMLElement; supplier: Supplier; onCallback: () => void; onClose: () => void }

/** The ways to a supplier beside what was pressed; the phone alone where it was asked for. */
export function ContactMenu({ trigger, supplier, onCallback, onClose }: Props) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const href = useHref()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const isPhoneOnly = trigger.dataset.contact === 'phone'
  useEffect(() => {
    const element = menu.current!
    element.showPopover()
    place(element, trigger)
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
      <ShownPhone supplier={supplier} isAskedFor={isPhoneOnly} />
      {!isPhoneOnly && (
        <>
          <button type="button" className={styles.way} onClick={onCallback}>
            <Icon name="clock" />
            {common('contact.callback')}
          </button>
          <a
            className={styles.way}
            href={href(chatAddress({ storeId, productId }))}
            data-chat=""
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

/** Below what was pressed, or above it where there is no room; small screens have it at their foot. */
function place(menu: HTMLElement, trigger: HTMLElement) {
  const at = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const { clientWidth, clientHeight } = document.documentElement
  const isBelow = at.bottom + gap + height <= clientHeight || at.top < height
  const left = Math.max(margin, Math.min(at.left, clientWidth - width - margin))
  const top = isBelow ? at.bottom + gap : at.top - gap - height
  menu.style.setProperty('--x', `${left + window.scrollX}px`)
  menu.style.setProperty('--y', `${top + window.scrollY}px`)
}
