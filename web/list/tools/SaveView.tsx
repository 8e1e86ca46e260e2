import type { FormEvent } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './ListTools.module.css'
import type { useSavedViews } from './use-saved-views.ts'

/** Saves what the list shows under a name, or deletes the view that it shows. */
export function SaveView({ current, save, remove }: ReturnType<typeof useSavedViews>) {
  const t = useMessages('list')
  if (current)
    return (
      <Button size="s" onClick={() => remove(current.name)}>
        {t('views.remove')}
      </Button>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name) save(name)
  }
  return (
    <Disclosure label={t('views.save')}>
      <form className={styles.columns} onSubmit={submit}>
        <Field name="name" label={t('views.name')} required maxLength={40} />
        <Button type="submit" size="s">
          {t('views.save')}
        </Button>
      </form>
    </Disclosure>
  )
}
