import { useEffect, useState } from 'react'
import { mostAskedSuppliers as most } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from './AskForm.module.css'
import { askPath, type Change, type Choice, choose, drop, keepChosen, readChosen } from './chosen.ts'

/** How many suppliers are chosen, on this page and on others, and the way to the question. */
export function AskBar() {
  const t = useMessages('ask')
  const href = useHref()
  const [{ chosen, note }, setChange] = useState<Change>(() => ({ chosen: readChosen(), note: null }))
  const settle = (change: Change) => {
    keepChosen(change.chosen)
    for (const field of fields()) field.checked = change.chosen.includes(field.value)
    setChange(change)
  }
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const field = target as HTMLInputElement
      if (field.matches('[form=ask]')) settle((field.checked ? choose : drop)(readChosen(), field.value))
    }
    settle(withTicked(readChosen()))
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])
  const clear = () => settle({ chosen: [], note: null })
  return (
    <>
      <div className={styles.told} role="status" data-chosen={chosen.length > 0 ? '' : undefined}>
        {chosen.length > 0 && <p>{t('bar.chosen', { count: chosen.length, most })}</p>}
        {note && <p className={styles.note}>{t(`bar.${note}`, { most })}</p>}
      </div>
      {chosen.length > 0 && (
        <>
          <Button variant="quiet" onClick={clear}>
            {t('bar.clear')}
          </Button>
          <ButtonLink variant="solid" icon="chat-text" href={href(askPath(chosen))}>
            {t('bar.ask', { count: chosen.length })}
          </ButtonLink>
        </>
      )}
    </>
  )
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[form=ask]')]

/** What was ticked before anybody listened counts too. */
function withTicked(chosen: readonly Choice[]): Change {
  let change: Change = { chosen, note: null }
  for (const { checked, value } of fields())
    if (checked && !change.chosen.includes(value)) {
      const next = choose(change.chosen, value)
      change = { ...next, note: next.note ?? change.note }
    }
  return change
}
