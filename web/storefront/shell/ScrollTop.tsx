import { useEffect, useRef, useState } from 'react'
import { scrollToTopAfterPixels } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FloatingButtons.module.css'

/** Appears once the sentinel at the top of the page has scrolled out of view; `data-up` while the visitor scrolls up. */
export function ScrollTop() {
  const t = useMessages('shell')
  const sentinel = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setShown(!entry!.isIntersecting))
    observer.observe(sentinel.current!)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      setUp(window.scrollY < last)
      last = window.scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  const scrollToTop = () => {
    // The button disappears on the way, and a browser stops scrolling when the focused element does.
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  }
  return (
    <>
      <span
        ref={sentinel}
        className={styles.sentinel}
        style={{ blockSize: scrollToTopAfterPixels }}
        aria-hidden="true"
      />
      <button
        type="button"
        className={styles.top}
        hidden={!isShown}
        data-up={isUp || undefined}
        aria-label={t('top')}
        onClick={scrollToTop}
      >
        <Icon name="arrow-up" />
      </button>
    </>
  )
}
