import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { suggest } from '#modules/search/contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import { live } from '../../../lib/live.ts'
import { useMessages } from '../../../lib/messages.ts'
import layout from '../../../ui/styles/layout.module.css'
import { type Group, useSuggestionGroups } from './suggestion-groups.ts'
import { listenTo, setComboboxAttributes } from './combobox-input.ts'
import { forgetSearches } from './recent-searches.ts'
import { SuggestionList } from './SuggestionList.tsx'

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
      {options.length > 0 && <SuggestionList groups={groups} active={options[active]} typed={found!.text} />}
      <p className={layout.hidden} role="status">
        {options.length > 0 && t('suggestions.count', { count: options.length })}
      </p>
    </>
  )
}

const isArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp'
