import { formatPhone } from '#platform/values/format-phone.ts'
import { useMessages } from '../../lib/messages.ts'
import styles from './login.module.css'

/** The address that a code was sent to, with a link to change it. */
export function AddressLine({ label, address, change }: { label: string; address: string; change: string }) {
  const t = useMessages('login')
  return (
    <div className={styles.address}>
      <span>{label}</span>
      <b>{formatPhone(address)}</b>
      <a href={change} className={styles.link}>
        {t('change')}
      </a>
    </div>
  )
}
