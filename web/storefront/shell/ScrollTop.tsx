import { useEffect, useRef, useState } from 'react'
import { scrollToTopAfterPixels } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Footer.module.css'

/** Appears once the mark at that height has left the screen. */
export function ScrollTop() {
  const t = useMessages('shell')
  const mark = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setShown(!entry!.isIntersecting))
    observer.observe(mark.current!)
    return () => observer.disconnect()
  }, [])
  const rise = () =>
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  return (
    <>
      <span ref={mark} className={styles.sentinel} style={{ blockSize: scrollToTopAfterPixels }} aria-hidden="true" />
      <button type="button" className={styles.top} hidden={!isShown} aria-label={t('top')} onClick={rise}>
        <Icon name="arrow-up" />
      </button>
    </>
  )
}
