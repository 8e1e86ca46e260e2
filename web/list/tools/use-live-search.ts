import { type InputEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ListState } from '../list-state.ts'

const pauseMs = 250

/**
 * Searches while one types. The page stays as it is meanwhile, so its route has `handle` with `keepsStateOn: 'search'`; the fields
 * then follow the address, except the one that has the focus.
 */
export function useLiveSearch({ params }: ListState, isLive: boolean) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    for (const field of isLive ? form.current!.elements : [])
      if (isNamed(field) && field !== document.activeElement) field.value = params[field.name] ?? ''
  }, [isLive, params])

  function onInput({ target }: InputEvent) {
    if (!isLive || !isNamed(target) || target.name !== 'query') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const fields = [...new FormData(form.current!)].filter((field): field is [string, string] => field[1] !== '')
      void navigate({ search: String(new URLSearchParams(fields)) }, { replace: true, preventScrollReset: true })
    }, pauseMs)
  }
  return { ref: form, onInput }
}

const isNamed = (field: unknown): field is HTMLInputElement | HTMLSelectElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name !== ''
