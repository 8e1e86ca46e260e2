import { useEffect } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox } from '../../ui/form/Field.tsx'
import { columnsCookie, type ListState, paramsWithout } from '../list-state.ts'
import styles from './ListTools.module.css'

type Props = { state: ListState; columns: readonly { key: string; label: string; isShown: boolean }[] }

const yearInSeconds = 365 * 24 * 3600

/** Chooses the columns by a parameter of the address, which the browser then remembers for this list. */
export function ColumnChooser({ state, columns }: Props) {
  const t = useMessages('list')
  const href = useLocalizedHref()
  const { path, params } = state
  const chosen = params.columns
  useEffect(() => {
    if (!chosen) return
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${columnsCookie(path)}=${chosen}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
  }, [path, chosen])
  return (
    <Disclosure label={t('columns')}>
      <form className={styles.columns} method="get" action={href(path)}>
        {paramsWithout(state, ['columns']).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {columns.map(({ key, label, isShown }, index) =>
          index === 0 ? (
            <input key={key} type="hidden" name="columns" value={key} />
          ) : (
            <Checkbox key={key} name="columns" value={key} label={label} defaultChecked={isShown} />
          ),
        )}
        <Button type="submit" size="s">
          {t('columns.apply')}
        </Button>
      </form>
    </Disclosure>
  )
}
