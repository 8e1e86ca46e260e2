import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLazyComponent } from '../../../lib/lazy-component.ts'
import { useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/styles/layout.module.css'
import styles from '../Header.module.css'
import { rememberSearch } from './recent-searches.ts'
import { useNamedPlace } from '../location/use-place.ts'

/** A plain GET form; suggestions load on first focus. It shows the current query on search pages only, not the query of a store's own search. */
export function SearchForm() {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const [search] = useSearchParams()
  const query = useLocation().pathname.endsWith('/search') ? (search.get('search') ?? search.get('q') ?? '') : ''
  const place = useNamedPlace()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, load] = useLazyComponent(
    () => import('./Suggestions.tsx').then(({ Suggestions }) => Suggestions),
    'finders',
  )
  // The user may have focused the field before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [])
  useEffect(() => {
    if (query) rememberSearch(query)
  }, [query])
  return (
    <form
      key={query}
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
        onKeyDown={keepTextOnEscape}
      />
      {place && <input type="hidden" name="location" value={place} />}
      <button type="submit" className={styles.go} aria-label={t('search.submit')}>
        <Icon name="magnifying-glass" size="l" />
      </button>
      {Suggestions && <Suggestions input={input} />}
    </form>
  )
}

/** Browsers clear the field on Escape, which only closes the suggestions. */
function keepTextOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
