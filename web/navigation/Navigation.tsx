import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import layout from '../ui/styles/layout.module.css'
import { useClientNavigation } from './follow-links.ts'
import { useForgetNotes } from './forget-notes.ts'
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
 * the title is announced.
 */
function useArrival(): string {
  const key = usePageKey()
  const arrivedAt = useRef(key)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    closeMenus()
    const part = document.getElementById(window.location.hash.slice(1))
    part?.focus()
    if (document.activeElement !== part) document.getElementById('content')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [key])
  return title
}

function closeMenus() {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) popover.hidePopover()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false
}
