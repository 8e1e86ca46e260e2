import { type KeyboardEvent, useEffect, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { askMore } from './ask-more.ts'
import styles from './FacetFields.module.css'
import type { Found, List } from './listing.ts'

type Facet = Found['facets'][number]
type Given = {
  facet: Facet
  list: List
  label: string
  typed: string
  /** Null: nothing is looked for. */ onFound: (options: Facet['options'] | null) => void
}

const waitMs = 150

/**
 * Looks among the values of a filter that are too many to list. The field has no name: it is no part of the form. It takes the
 * place of one that was focused, which is what fetched it.
 */
export function FindOptions({ facet: { key }, list, label, typed, onFound }: Given) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const [text, setText] = useState(typed)
  const [said, setSaid] = useState('')
  const asked = text.trim()

  useEffect(() => {
    const tell = (options: Facet['options'] | null, words: string) => (onFound(options), setSaid(words))
    if (!asked) return tell(null, '')
    const running = new AbortController()
    const timer = setTimeout(async () => {
      const { signal } = running
      const result = await askMore<{ items: Facet['options'] }>(
        list,
        { call: 'facet', facet: key, facetText: asked },
        signal,
      )
      if (signal.aborted) return
      if (result.success) tell(result.data.items, t('filters.values', { count: result.data.items.length }))
      else tell([], result.problem?.detail || common('cart.failed'))
    }, waitMs)
    return () => (clearTimeout(timer), running.abort())
  }, [asked, list])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || event.key === 'ArrowDown' || (event.key === 'Escape' && text)) event.preventDefault()
    if (event.key === 'Escape') setText('')
    if (event.key === 'ArrowDown')
      event.currentTarget.parentElement!.querySelector<HTMLElement>('label > input:enabled')?.focus()
  }
  return (
    <>
      <input
        type="search"
        autoFocus
        className={styles.find}
        value={text}
        maxLength={80}
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        onChange={(event) => (event.stopPropagation(), setText(event.target.value))}
        onKeyDown={press}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}
