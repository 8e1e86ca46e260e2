import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './contacts.module.css'

/** Leads from the page of a product or a store to the form that reports it. */
export function ReportLink({ about, label }: { about: string; label: string }) {
  const href = useLocalizedHref()
  return (
    <p className={styles.report}>
      <a href={href(`/help?about=${encodeURIComponent(about)}`)} rel="nofollow">
        <Icon name="warning-circle" size="s" />
        {label}
      </a>
    </p>
  )
}
