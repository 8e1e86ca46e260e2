import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './order.module.css'

/** Hidden by CSS without JavaScript. */
export function PrintButton() {
  const t = useMessages('order')
  return (
    <span className={styles.print}>
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </span>
  )
}
