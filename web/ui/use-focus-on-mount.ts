import { useEffect, useRef } from 'react'

/** For an element that appears as the answer to a press: it takes the focus, unless an error summary does. */
export function useFocusOnMount<E extends HTMLElement>() {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!document.querySelector('[data-error-summary]')) element.current?.focus()
  }, [])
  return element
}
