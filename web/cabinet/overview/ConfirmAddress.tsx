import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import styles from './overview.module.css'

/** Sends the code and opens the settings where it is entered. */
export function ConfirmAddress({ of, address }: { of: 'email' | 'phone'; address: string }) {
  const t = useMessages('profile')
  const href = useHref()
  return (
    <form method="post" action={href('/profile/settings#addresses')}>
      <input type="hidden" name="intent" value={`${of}.send`} />
      <input type="hidden" name={of} value={address} />
      <button type="submit" className={styles.way} aria-label={t('confirm.address', { address })}>
        {t('confirm')}
      </button>
    </form>
  )
}
