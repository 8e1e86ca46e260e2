import { useLocation, useMatches } from 'react-router'
import {
  currencySymbols,
  languageNames,
  type Locale,
  localeButton,
  priceDisplays,
  switcherCurrencies,
} from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { rememberCurrency } from './behaviour.ts'
import styles from './Switchers.module.css'

/** The currencies of the site variant plus the current one. */
export function CurrencyMenu() {
  const t = useMessages('shell')
  const { currency, variant } = usePage()
  const currencies = [...new Set([...switcherCurrencies[variant], currency])]
  const href = useLocalizedHref()
  const { pathname, search } = useLocation()
  return (
    <details data-menu="" className={styles.menu}>
      <summary aria-label={t('currency.label', { currency: `${currency} ${currencySymbols[currency]}` })}>
        {`${currency} ${currencySymbols[currency]}`}
        <Icon name="caret-down" size="s" />
      </summary>
      <form method="post" action="/preferences">
        <input type="hidden" name="next" value={href(pathname) + search} />
        {currencies.map((code) => (
          <button key={code} type="submit" name="currency" value={code} aria-current={code === currency || undefined}>
            <span>{code}</span>
            <span>{currencySymbols[code]}</span>
          </button>
        ))}
      </form>
    </details>
  )
}

/** Prices without or with VAT. */
export function PriceMenu() {
  const t = useMessages('shell')
  const common = useMessages('common')
  const { priceDisplay } = usePage()
  const href = useLocalizedHref()
  const { pathname, search } = useLocation()
  const names = { net: common('vat.net'), gross: common('vat.included') }
  return (
    <details data-menu="" className={styles.menu}>
      <summary aria-label={t('prices.label', { choice: names[priceDisplay] })}>
        {names[priceDisplay]}
        <Icon name="caret-down" size="s" />
      </summary>
      <form method="post" action="/preferences">
        <input type="hidden" name="next" value={href(pathname) + search} />
        {priceDisplays.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="priceDisplay"
            value={choice}
            aria-current={choice === priceDisplay || undefined}
          >
            {names[choice]}
          </button>
        ))}
      </form>
    </details>
  )
}

/** Links to this page in each language, named in that language. */
export function LanguageMenu() {
  const t = useMessages('shell')
  const { locale, locales, currency } = usePage()
  const localizedPath = useAlternates()
  return (
    <details data-menu="" className={styles.menu}>
      <summary aria-label={t('language.label', { language: languageNames[locale] })}>
        {languageNames[locale]}
        <Icon name="caret-down" size="s" />
      </summary>
      <div>
        {locales.map((target) => (
          <form key={target} method="post" action="/preferences" onSubmit={() => rememberCurrency(currency)}>
            <input type="hidden" name="next" value={localizedPath(target)} />
            <button {...localeButton(target, locale)}>{languageNames[target]}</button>
          </form>
        ))}
      </div>
    </details>
  )
}

/** Paths of this page in other languages from the loader's `alternates`; by default the path is the same. */
function useAlternates() {
  const { pathname, search } = useLocation()
  const found = useMatches().findLast(
    ({ loaderData }) => (loaderData as { alternates?: unknown } | undefined)?.alternates,
  )
  const alternates = (found?.loaderData as { alternates: Record<Locale, string> } | undefined)?.alternates
  return (target: Locale) => (alternates?.[target] ?? pathname) + search
}
