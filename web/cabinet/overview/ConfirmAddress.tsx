import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import styles from './overview.module.css'

/** Sends a confirmation code and opens the settings, where it is entered. */
export function ConfirmAddress({ of, address }: { of: 'email' | 'phone'; address: string }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
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
