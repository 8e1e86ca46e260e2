import { type ComponentType, useEffect, useState } from 'react'
import type { RootData } from '../../root.tsx'
import { loadMessages, useLocale } from '../../lib/messages.ts'

/** `trigger` is what was pressed: its `data-contact` names what it opens, its other data whom it is about. */
export type OpenedProps = { trigger: HTMLElement; account: RootData['account']; onClose: () => void }

/** One listener for all that is marked `data-contact`: what it opens is fetched when first pressed. */
export function Contacts({ account }: { account: RootData['account'] }) {
  const locale = useLocale()
  const [opened, setOpened] = useState<{ Part: ComponentType<OpenedProps>; trigger: HTMLElement; count: number } | null>(null)
  useEffect(() => {
    let count = 0
    const press = (event: MouseEvent) => {
      const trigger = (event.target as Element).closest<HTMLElement>('[data-contact]')
      if (!trigger || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      trigger.ariaBusy = 'true'
      void Promise.all([import('../contacts/Opened.tsx'), loadMessages(locale, ['contact'])])
        .then(
          ([{ Opened }]) => setOpened({ Part: Opened, trigger, count: ++count }),
          () => goOn(trigger),
        )
        .finally(() => (trigger.ariaBusy = null))
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [locale])
  if (!opened) return null
  const { Part, trigger, count } = opened
  // Closed only as long as no other has been opened meanwhile.
  return <Part key={count} trigger={trigger} account={account} onClose={() => setOpened((now) => (now?.count === count ? null : now))} />
}

/** As without script. */
function goOn(trigger: HTMLElement) {
  if (trigger instanceof HTMLAnchorElement) window.location.assign(trigger.href)
  else trigger.closest('form')?.requestSubmit(trigger)
}
