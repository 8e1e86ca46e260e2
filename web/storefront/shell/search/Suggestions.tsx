import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { suggest } from '#modules/search/contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import { live } from '../../../lib/live.ts'
import { useMessages } from '../../../lib/messages.ts'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { Thumbnail } from '../../../ui/Picture.tsx'
import { type Group, type Option, useSuggestionGroups } from './suggestion-groups.ts'
import { forgetSearches } from './recent-searches.ts'
import styles from './Suggestions.module.css'

const debounceMs = 120

/**
 * Suggestions below the search field: a combobox whose input belongs to the form and keeps the focus. While a request runs
 * the previous list stays visible to avoid flicker, but keys do not act on it.
 */
export function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useMessages('finders')
  const { groupsOf, recentGroups } = useSuggestionGroups()
  const [found, setFound] = useState<{ text: string; groups: Group[] } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = useRef('')
  const groups = (isOpen && found?.groups) || []
  const options = groups.flatMap((group) => group.options)

  const handleInput = useEffectEvent(() => {
    typed.current = input.current!.value
    setActive(-1)
    if (!typed.current.trim()) showRecent()
  })
  const fetchSuggestions = useEffectEvent(async (signal: AbortSignal) => {
    const text = typed.current.trim()
    if (!text) return
    const result = await clientCall<typeof suggest>(
      'GET x/platform/{p}/{g}/product/suggest',
      { ...live, text },
      { signal },
    )
    if (signal.aborted || !result.success) return
    setFound({ text, groups: groupsOf(result.data, text) })
    setOpen(document.activeElement === input.current)
  })
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') {
      input.current!.value = typed.current
      return hide()
    }
    if (!isOpen && isArrow(key)) return show()
    if (options.length === 0 || found?.text !== typed.current.trim()) return
    if (key === 'Enter' && options[active]) {
      event.preventDefault()
      document.getElementById(options[active].id)!.click()
    }
    if (!isArrow(key)) return
    event.preventDefault()
    const positionCount = options.length + 1
    const next = ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + positionCount) % positionCount) - 1
    setActive(next)
    input.current!.value = options[next]?.query ?? options[next]?.text ?? typed.current
  })
  const show = useEffectEvent(() => {
    if (isOpen) return
    const text = input.current!.value.trim()
    if (text) setOpen(found?.text === text)
    else showRecent()
  })
  const showRecent = () => {
    typed.current = input.current!.value
    setFound({ text: '', groups: recentGroups(forget) })
    setOpen(true)
  }
  const forget = () => {
    forgetSearches()
    hide()
  }
  const hide = () => {
    setActive(-1)
    setOpen(false)
  }

  useEffect(() => listenTo(input.current!, { type: handleInput, fetchSuggestions, handleKeyDown, show, hide }), [])
  useEffect(() => setComboboxAttributes(input.current!, options.length > 0, options[active]?.id))

  return (
    <>
      {options.length > 0 && (
        <>
          <div className={styles.dim} />
          <div className={styles.list} onMouseDown={(event) => event.preventDefault()}>
            <div role="listbox" id="suggestions" aria-label={t('suggestions')}>
              {groups.map(({ name, icon, options: shown }) => (
                <div
                  key={name}
                  role="group"
                  data-kind={name}
                  aria-label={name === 'all' ? t('suggestions') : t(`suggestions.${name}`)}
                >
                  {name !== 'all' && <p aria-hidden="true">{t(`suggestions.${name}`)}</p>}
                  {shown.map((option) => (
                    <a
                      key={option.id}
                      id={option.id}
                      role="option"
                      href={option.href}
                      tabIndex={-1}
                      aria-selected={options[active] === option}
                      onClick={(event) => choose(event, option)}
                    >
                      <OptionIcon option={option} icon={icon} />
                      <span className={styles.text}>
                        {name === 'products' || name === 'all' || !found!.text ? (
                          option.text
                        ) : (
                          <CompletedText text={option.text} typed={found!.text} />
                        )}
                      </span>
                      {option.note && <span className={styles.note}>{option.note}</span>}
                    </a>
                  ))}
                </div>
              ))}
            </div>
          </div>
        </>
      )}
      <p className={layout.hidden} role="status">
        {options.length > 0 && t('suggestions.count', { count: options.length })}
      </p>
    </>
  )
}

function choose(event: MouseEvent, { choose: act }: Option) {
  if (!act) return
  event.preventDefault()
  act()
}

function OptionIcon({ option: { imageId }, icon }: { option: Option; icon: Group['icon'] }) {
  if (imageId === undefined) return <Icon name={icon} size="s" />
  return <Thumbnail id={imageId} className={styles.picture} />
}

/** The suggestion with the completed part in bold and the typed part plain. */
function CompletedText({ text, typed }: { text: string; typed: string }) {
  const matchesAt = (start: number) => text.slice(start, start + typed.length).toLowerCase() === typed.toLowerCase()
  const word = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(({ index }) => matchesAt(index))
  if (!word) return text
  return (
    <>
      {word.index > 0 && <b>{text.slice(0, word.index)}</b>}
      {text.slice(word.index, word.index + typed.length)}
      <b>{text.slice(word.index + typed.length)}</b>
    </>
  )
}

const isArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp'

type Listeners = Record<'type' | 'show' | 'hide', () => void> & {
  fetchSuggestions: (signal: AbortSignal) => void
  handleKeyDown: (event: KeyboardEvent) => void
}

function listenTo(
  input: HTMLInputElement,
  { type: handleInput, fetchSuggestions, handleKeyDown, show, hide }: Listeners,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let controller = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    controller.abort()
  }
  const scheduleFetch = () => {
    stop()
    controller = new AbortController()
    const { signal } = controller
    handleInput()
    timer = setTimeout(() => fetchSuggestions(signal), debounceMs)
  }
  const listeners = {
    input: scheduleFetch,
    keydown: (event: Event) => {
      if ((event as KeyboardEvent).key === 'Escape') stop()
      handleKeyDown(event as KeyboardEvent)
    },
    focus: show,
    click: show,
    blur: hide,
  }
  for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener)
  if (input.value) scheduleFetch()
  else if (document.activeElement === input) show()
  return () => {
    stop()
    for (const [name, listener] of Object.entries(listeners)) input.removeEventListener(name, listener)
  }
}

function setComboboxAttributes(input: HTMLInputElement, isOpen: boolean, active: string | undefined) {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen),
    'aria-controls': isOpen ? 'suggestions' : '',
    'aria-activedescendant': active ?? '',
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value) input.setAttribute(name, value)
    else input.removeAttribute(name)
  }
}
