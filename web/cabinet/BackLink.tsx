import { Icon } from '../ui/Icon.tsx'
import styles from './BackLink.module.css'

/** Above the heading of a page: to the page that it belongs to. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow-left" size="s" />
      {label}
    </a>
  )
}
