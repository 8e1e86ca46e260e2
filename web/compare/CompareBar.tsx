import { useEffect, useState } from 'react'
import { maxComparedProducts as most } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from '../shared/selection/SelectionBar.module.css'
import { change, comparePath, readSelection, saveSelection, type Selection } from './selection.ts'

/** The number of chosen products, and the link to their comparison. */
export function CompareBar() {
  const t = useMessages('compare')
  const href = useLocalizedHref()
  const [{ ids, isFull }, setSelection] = useState<Selection>(() => ({ ids: readSelection(), isFull: false }))
  const apply = (selection: Selection) => {
    saveSelection(selection.ids)
    for (const field of fields()) field.checked = selection.ids.includes(field.value)
    setSelection(selection)
  }
  useEffect(() => {
    const onFieldChange = ({ target }: Event) => {
      const field = target as HTMLInputElement
      if (field.matches('[form=compare]')) apply(change(readSelection(), field.value, field.checked))
    }
    apply(withCheckedFields())
    document.addEventListener('change', onFieldChange)
    return () => document.removeEventListener('change', onFieldChange)
  }, [])
  return (
    <>
      <div className={styles.told} role="status" data-chosen={ids.length > 0 ? '' : undefined}>
        {ids.length > 0 && <p>{t('bar.chosen', { count: ids.length, most })}</p>}
        {isFull && <p>{t('bar.full', { most })}</p>}
      </div>
      {ids.length > 0 && (
        <>
          <Button variant="quiet" onClick={() => apply({ ids: [], isFull: false })}>
            {t('bar.clear')}
          </Button>
          <ButtonLink variant="solid" href={href(comparePath(ids))} rel="nofollow">
            {t('bar.compare', { count: ids.length })}
          </ButtonLink>
        </>
      )}
    </>
  )
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[form=compare]')]

/** Adds check boxes that were checked before hydration. */
const withCheckedFields = (): Selection =>
  fields()
    .filter(({ checked, value }) => checked && !readSelection().includes(value))
    .reduce<Selection>(({ ids }, { value }) => change(ids, value, true), { ids: readSelection(), isFull: false })
