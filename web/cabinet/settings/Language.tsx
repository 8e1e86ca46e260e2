import { languageNames, localeButton, localePrefix } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { rememberCurrency } from '../../storefront/shell/behaviour.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from './Section.tsx'
import styles from './settings.module.css'

/** Same as the language switcher of the header: saved in the account; the currency follows it. */
export function Language() {
  const t = useMessages('profile')
  const { locale, locales, currency } = usePage()
  return (
    <Section name="language">
      <p className={styles.lead}>{t('language.text')}</p>
      <ul className={styles.languages}>
        {locales.map((target) => (
          <li key={target}>
            <form method="post" action="/preferences" onSubmit={() => rememberCurrency(currency)}>
              <input type="hidden" name="next" value={`${localePrefix(target)}/profile/settings`} />
              <button {...localeButton(target, locale)}>
                {languageNames[target]}
                {target === locale && <Icon name="check" size="s" />}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Section>
  )
}
