import type { RootData } from '../../root-data.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, useSupportPhone } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Burger.module.css'
import { MainLinks } from './MenuRow.tsx'
import { CurrencyMenu, LanguageMenu, PriceMenu } from './Switchers.tsx'

/** The menu of small screens: a native popover, so it works without JavaScript. */
export function Burger({ data: { account, page } }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { phone, phoneAddress } = useSupportPhone()
  return (
    <nav id="burger" popover="auto" className={styles.burger} aria-label={t('menu')}>
      <div className={styles.head}>
        <b>{t('menu')}</b>
        <button type="button" popoverTarget="burger" popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="x" size="l" />
        </button>
      </div>
      <div className={styles.links}>
        <MainLinks />
        <a href={href('/all-catalog-categories')}>{t('allCategories')}</a>
        <a href={href('/cart')}>{t('cart')}</a>
        {!account && <a href={href('/login')}>{t('login')}</a>}
        {!account && <a href={href('/registration')}>{t('registration')}</a>}
        {account && <a href={href('/profile')}>{t('profile')}</a>}
        {page.variant === 'b2b' && <a href={href('/contacts')}>{t('contacts.help')}</a>}
        <a href={phoneAddress}>{phone}</a>
      </div>
      <div className={styles.choices}>
        <LanguageMenu />
        <CurrencyMenu />
        <PriceMenu />
      </div>
    </nav>
  )
}
