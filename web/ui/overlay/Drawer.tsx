import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../Icon.tsx'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import styles from './Drawer.module.css'

type Props = { title: string; /** The page without the drawer. */ closeHref: string; children: ReactNode }

/** One item beside its list, with an address of its own. It takes the focus and does not lock the page. */
export function Drawer({ title, closeHref, children }: Props) {
  const t = useMessages('common')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section className={styles.drawer} aria-labelledby="drawer-title">
      <header className={styles.head}>
        <h2 id="drawer-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <a className={styles.close} href={closeHref} aria-label={t('close')}>
          <Icon name="x" />
        </a>
      </header>
      {children}
    </section>
  )
}
