import { type Account, AccountLinks, initialsOf } from '../storefront/shell/AccountLinks.tsx'
import { CurrencyMenu, LanguageMenu, PriceMenu } from '../storefront/shell/Switchers.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './PersonMenu.module.css'

/** The account's links with language and currency, which have no other place in this frame. */
export function PersonMenu({ account }: { account: Account }) {
  return (
    <details data-menu="" className={styles.person}>
      <summary title={account.name}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(account.name)}
        </span>
        <span className={styles.name}>{account.name}</span>
        <Icon name="caret-down" size="s" />
      </summary>
      <div className={styles.popover}>
        <AccountLinks account={account}>
          <div className={styles.choices}>
            <LanguageMenu />
            <CurrencyMenu />
            <PriceMenu />
          </div>
        </AccountLinks>
      </div>
    </details>
  )
}
