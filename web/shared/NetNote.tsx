import { useMessages } from '../lib/messages.ts'
import { usePage } from '../lib/page.ts'
import styles from './NetNote.module.css'

/** Beside an amount that is always without VAT, where prices are shown with it. */
export function NetNote() {
  const t = useMessages('common')
  return usePage().priceDisplay === 'gross' && <small className={styles.note}>{t('vat.net.after')}</small>
}
