import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLazy } from '../../lib/lazy.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
import styles from './Header.module.css'

/** A plain form; suggestions come with the first focus. An empty query leads nowhere. What is looked for within a store is not asked here. */
export function SearchForm() {
  const t = useMessages('shell')
  const href = useHref()
  const [search] = useSearchParams()
  const query = useLocation().pathname.endsWith('/search') ? (search.get('search') ?? search.get('q') ?? '') : ''
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, load] = useLazy(
    () => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions),
    'finders',
  )
  // Whoever was faster than the script is typing already.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [])
  return (
    <form
      role="search"
      method="get"
      action={href('/search')}
      onSubmit={(event) => input.current!.value.trim() || event.preventDefault()}
      onInvalid={(event) => event.preventDefault()}
    >
      <label className={layout.hidden} htmlFor="search">
        {t('search')}
      </label>
      <input
        key={query}
        ref={input}
        id="search"
        name="search"
        type="search"
        required
        maxLength={200}
        defaultValue={query}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        onFocus={load}
        onKeyDown={leaveOnEscape}
      />
      <button type="submit" className={styles.go} aria-label={t('search.submit')}>
        <Icon name="magnifying-glass" size="l" />
      </button>
      {Suggestions && <Suggestions key={query} input={input} />}
    </form>
  )
}

/** The text stays, which browsers would clear. */
function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.blur()
}
