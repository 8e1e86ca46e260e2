import type { getAccountContext } from '#modules/accounts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import styles from './overview.module.css'

/** Name and addresses of the account. */
export function Identity({ account }: { account: OutputOf<typeof getAccountContext> }) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <header className={styles.identity}>
      <h1>{account.name}</h1>
      <dl>
        {(['email', 'phone'] as const).map((of) => (
          <div key={of}>
            <dt>{t(of)}</dt>
            <dd>
              {account[of] ? (
                <b>{of === 'phone' ? formatPhone(account.phone!) : account[of]}</b>
              ) : (
                <a href={href('/profile/settings#addresses')}>{t(`${of}.add`)}</a>
              )}
              {account[of] && (
                <Tag tone={account[`${of}Confirmed`] ? 'good' : 'warn'}>
                  {t(account[`${of}Confirmed`] ? 'confirmed' : 'unconfirmed')}
                </Tag>
              )}
              {account[of] && !account[`${of}Confirmed`] && <ConfirmAddress of={of} address={account[of]} />}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
