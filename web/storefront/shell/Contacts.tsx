import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadMessages, useLocale } from '../../lib/messages.ts'
import type { ContactOverlayProps } from '../contacts/overlay-props.ts'

type OpenOverlay = { Overlay: ComponentType<ContactOverlayProps>; trigger: HTMLElement; count: number }

/** One click listener for all `data-contact` elements; the overlay's code is loaded on first use. */
export function Contacts({ account }: Pick<ContactOverlayProps, 'account'>) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<OpenOverlay | null>(null)
  useEffect(() => {
    let count = 0
    const handleClick = (event: MouseEvent) => {
      const trigger = (event.target as Element).closest<HTMLElement>('[data-contact]')
      if (!trigger || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      trigger.ariaBusy = 'true'
      Promise.all([import('../contacts/ContactOverlay.tsx'), loadMessages(locale, ['contact'])])
        .then(
          ([{ ContactOverlay: Opened }]) => setOpened({ Overlay: Opened, trigger, count: ++count }),
          () => followTrigger(trigger),
        )
        .finally(() => (trigger.ariaBusy = null))
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [])
  useEffect(() => setOpened(null), [pathname])
  // Another overlay may have been opened in the meantime.
  const close = () => setOpened((now) => (now === opened ? null : now))
  return opened && <opened.Overlay key={opened.count} trigger={opened.trigger} account={account} onClose={close} />
}

/** The fallback if the overlay cannot be loaded: the same navigation as without JavaScript. */
function followTrigger(trigger: HTMLElement) {
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href)
  else (trigger as HTMLButtonElement).form!.requestSubmit(trigger)
}
