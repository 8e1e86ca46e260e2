import { type KeyboardEvent, useEffect, useState } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import { fetchFacetOptions } from '../fetch-more.ts'
import styles from './FacetFields.module.css'
import type { SearchOutput, ProductList } from '../listing.ts'

type Facet = SearchOutput['facets'][number]
type Props = {
  facet: Facet
  list: ProductList
  label: string
  typed: string
  /** Also of the placeholder. */
  id: string
  /** Null when the query is empty. */
  onFound: (options: Facet['options'] | null) => void
}

const debounceMs = 150

/**
 * Search field for facets with too many values to list. It has no name, so the form does not submit it. It replaces a
 * placeholder input that loads this component on focus.
 */
export function OptionSearch({ facet: { key }, list, label, typed, id, onFound }: Props) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const [text, setText] = useState(typed)
  const [status, setStatus] = useState('')
  // The visitor may have moved on while this component loaded.
  const [hadFocus] = useState(() => document.activeElement?.id === id)
  const query = text.trim()

  useEffect(() => {
    const report = (options: Facet['options'] | null, text: string) => (onFound(options), setStatus(text))
    if (!query) return report(null, '')
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const { signal } = controller
      const result = await fetchFacetOptions(list, key, query, signal)
      if (signal.aborted) return
      if (result.success) report(result.data.items, t('filters.values', { count: result.data.items.length }))
      else report([], result.problem?.detail || common('cart.failed'))
    }, debounceMs)
    return () => (clearTimeout(timer), controller.abort())
  }, [query, list])

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || event.key === 'ArrowDown' || (event.key === 'Escape' && text)) event.preventDefault()
    if (event.key === 'Escape') setText('')
    if (event.key === 'ArrowDown')
      event.currentTarget.parentElement!.querySelector<HTMLElement>('label > input:enabled')?.focus()
  }
  return (
    <>
      <input
        id={id}
        type="search"
        autoFocus={hadFocus}
        className={styles.find}
        value={text}
        maxLength={80}
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        onChange={(event) => (event.stopPropagation(), setText(event.target.value))}
        onKeyDown={handleKeyDown}
      />
      <p className={styles.said} role="status">
        {status}
      </p>
    </>
  )
}
