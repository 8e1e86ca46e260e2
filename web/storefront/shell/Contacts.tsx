import { type ComponentType, useEffect, useState } from 'react'
import type { RootData } from '../../root.tsx'
import { loadMessages, useLocale } from '../../lib/messages.ts'

/** `trigger` is what was pressed: its `data-contact` names what it opens, its other data whom it is about. */
export type OpenedProps = { trigger: HTMLElement; account: RootData['account']; onClose: () => void }
type Shown = { Part: ComponentType<OpenedProps>; trigger: HTMLElement; count: number }

/** One listener for all that is marked `data-contact`: what it opens is fetched when first pressed. */
export function Contacts({ account }: { account: RootData['account'] }) {
  const locale = useLocale()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let count = 0
    const press = (event: MouseEvent) => {
      const trigger = (event.target as Element).closest<HTMLElement>('[data-contact]')
      if (!trigger || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      trigger.ariaBusy = 'true'
      Promise.all([import('../contacts/Opened.tsx'), loadMessages(locale, ['contact'])])
        .then(
          ([{ Opened }]) => setShown({ Part: Opened, trigger, count: ++count }),
          () => goOn(trigger),
        )
        .finally(() => (trigger.ariaBusy = null))
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
  // Closed only as long as no other has been opened meanwhile.
  const close = () => setShown((now) => (now === shown ? null : now))
  return shown && <shown.Part key={shown.count} trigger={shown.trigger} account={account} onClose={close} />
}

/** As without script. */
function goOn(trigger: HTMLElement) {
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href)
  else (trigger as HTMLButtonElement).form!.requestSubmit(trigger)
}
