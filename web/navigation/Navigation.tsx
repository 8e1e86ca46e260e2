import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import layout from '../ui/styles/layout.module.css'
import { useClientNavigation } from './follow-links.ts'
import { useForgetNotes } from './forget-notes.ts'
import { preservedFocusId } from './preserve-focus.ts'
import styles from './Navigation.module.css'
import { usePageKey } from './PageOutlet.tsx'
import { Prefetch } from './Prefetch.tsx'

/** Navigation between pages without loading a document: progress, menus, focus and what a screen reader says. */
export function Navigation() {
  useClientNavigation()
  const title = useArrival()
  useForgetNotes()
  return (
    <>
      <Progress />
      <p className={layout.hidden} role="status">
        {title}
      </p>
      <Prefetch />
    </>
  )
}

/** CSS delays it by 150 ms. Navigation to a fragment of the page does not show it. */
function Progress() {
  const { state, location } = useNavigation()
  return state !== 'idle' && !location?.hash ? <div className={styles.progress} aria-hidden="true" /> : null
}

/**
 * After a change of page, as after a document load: menus are closed, the focus is at the content or the part that the address names,
 * the title is announced. A page that keeps its state keeps the focus too, unless the element is gone or off the screen.
 */
function useArrival(): string {
  const key = usePageKey()
  const location = useLocation()
  const arrivedAt = useRef({ key, location })
  const [title, setTitle] = useState('')
  useEffect(() => {
    const { key: previousKey, location: previousLocation } = arrivedAt.current
    arrivedAt.current = { key, location }
    const isNewPage = key !== previousKey
    if (location === previousLocation || (!isNewPage && (location.hash || isFocusOnScreen()))) return
    if (isNewPage) closeMenus()
    focusPart(preservedFocusId(location.state) ?? window.location.hash.slice(1))
    setTitle(document.title)
  }, [location])
  return title
}

function focusPart(id: string) {
  const part = document.getElementById(id)
  part?.focus()
  if (document.activeElement !== part) document.getElementById('content')?.focus({ preventScroll: true })
}

function isFocusOnScreen() {
  const { activeElement: focused, body } = document
  if (!focused || focused === body) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

function closeMenus() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false
}
