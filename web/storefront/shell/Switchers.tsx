import { useLocation, useMatches } from 'react-router'
import { currencySymbols, languageNames, languageTags, type Locale, switcherCurrencies } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { rememberCurrency } from './behaviour.ts'
import styles from './Switchers.module.css'

/** The currencies of the variant, and the current one if it is none of them. */
export function CurrencyMenu() {
  const t = useMessages('shell')
  const { currency, variant } = usePage()
  const offered = [...new Set([...switcherCurrencies[variant], currency])]
  const href = useHref()
  const { pathname, search } = useLocation()
  return (
    <details data-menu="" className={styles.menu}>
      <summary aria-label={t('currency.label', { currency: `${currency} ${currencySymbols[currency]}` })}>
        {`${currency} ${currencySymbols[currency]}`}
        <Icon name="caret-down" size="s" />
      </summary>
      <form method="post" action="/preferences">
        <input type="hidden" name="next" value={href(pathname) + search} />
        {offered.map((code) => (
          <button key={code} type="submit" name="currency" value={code} aria-current={code === currency || undefined}>
            <span>{code}</span>
            <span>{currencySymbols[code]}</span>
          </button>
        ))}
      </form>
    </details>
  )
}

/** Languages call themselves by their own names. Each leads to the same page in that language. */
export function LanguageMenu() {
  const t = useMessages('shell')
  const { locale, locales, currency } = usePage()
  const pathIn = useAlternates()
  return (
    <details data-menu="" className={styles.menu}>
      <summary aria-label={t('language.label', { language: languageNames[locale] })}>
        {languageNames[locale]}
        <Icon name="caret-down" size="s" />
      </summary>
      <div>
        {locales.map((target) => (
          <form key={target} method="post" action="/preferences" onSubmit={() => rememberCurrency(currency)}>
            <input type="hidden" name="next" value={pathIn(target)} />
            <button
              type="submit"
              name="locale"
              value={target}
              lang={languageTags[target]}
              aria-current={target === locale || undefined}
            >
              {languageNames[target]}
            </button>
          </form>
        ))}
      </div>
    </details>
  )
}

/** What the page's loader says of its address in other languages; else it is the same in all. */
function useAlternates() {
  const { pathname, search } = useLocation()
  const found = useMatches().findLast(
    ({ loaderData }) => (loaderData as { alternates?: unknown } | undefined)?.alternates,
  )
  const alternates = (found?.loaderData as { alternates: Record<Locale, string> } | undefined)?.alternates
  return (target: Locale) => (alternates?.[target] ?? pathname) + search
}
