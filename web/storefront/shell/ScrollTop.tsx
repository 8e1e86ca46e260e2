import { useEffect, useRef, useState } from 'react'
import { scrollToTopAfterPixels } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Footer.module.css'

/** Appears once the sentinel at the top of the page has scrolled out of view. */
export function ScrollTop() {
  const t = useMessages('shell')
  const sentinel = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setShown(!entry!.isIntersecting))
    observer.observe(sentinel.current!)
    return () => observer.disconnect()
  }, [])
  const scrollToTop = () =>
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  return (
    <>
      <span
        ref={sentinel}
        className={styles.sentinel}
        style={{ blockSize: scrollToTopAfterPixels }}
        aria-hidden="true"
      />
      <button type="button" className={styles.top} hidden={!isShown} aria-label={t('top')} onClick={scrollToTop}>
        <Icon name="arrow-up" />
      </button>
    </>
  )
}
