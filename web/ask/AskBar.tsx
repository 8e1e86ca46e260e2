import { useEffect, useState } from 'react'
import { mostAskedSuppliers as most } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from './AskForm.module.css'
import { askPath, type Change, choose, drop, keepChosen, readChosen } from './chosen.ts'

/** How many suppliers are chosen, on this page and on others, and the way to the question. */
export function AskBar() {
  const t = useMessages('ask')
  const href = useHref()
  const [{ chosen, note }, setChange] = useState<Change>(startingChoice)
  useEffect(() => show(chosen), [chosen])
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const field = target as HTMLInputElement
      if (!field.matches('[form=ask]')) return
      const change = (field.checked ? choose : drop)(readChosen(), field.value)
      keepChosen(change.chosen)
      show(change.chosen)
      setChange(change)
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])
  const clear = () => {
    keepChosen([])
    setChange({ chosen: [], note: null })
  }
  return (
    <>
      <div className={styles.told} role="status" data-chosen={chosen.length > 0 ? '' : undefined}>
        {chosen.length > 0 && <p>{t('bar.chosen', { count: chosen.length, most })}</p>}
        {note && <p className={styles.note}>{t(`bar.${note}`, { most })}</p>}
      </div>
      {chosen.length > 0 && (
        <>
          <Button variant="quiet" onClick={clear}>{t('bar.clear')}</Button>
          <ButtonLink variant="solid" icon="chat-text" href={href(askPath(chosen))}>{t('bar.ask', { count: chosen.length })}</ButtonLink>
        </>
      )}
    </>
  )
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[form=ask]')]

/** What was chosen before this part had arrived counts too. */
function startingChoice(): Change {
  let change: Change = { chosen: readChosen(), note: null }
  for (const { checked, value } of fields()) if (checked && !change.chosen.includes(value)) change = choose(change.chosen, value)
  keepChosen(change.chosen)
  return change
}

function show(chosen: readonly string[]) {
  for (const field of fields()) field.checked = chosen.includes(field.value)
}
