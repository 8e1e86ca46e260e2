import { statedTaxNumber } from '#platform/values/tax-number.ts'
import { languageNames, languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Fields } from './Fields.tsx'
import { InLatin } from '../../shared/InLatin.tsx'
import styles from './store.module.css'
import type { Store } from './store-data.ts'
import { StoreTerms } from './StoreTerms.tsx'
import { taxNumberLabel } from './tax-number.ts'

export function StoreAbout({ store, place }: { store: Store; place: readonly number[] }) {
  const t = useMessages('store')
  const locale = useLocale()
  const { about, aboutLocale, organization, foundedYear, createdAt } = store
  const isForeign = aboutLocale !== locale
  return (
    <div className={styles.text}>
      {about && (
        <section aria-labelledby="about">
          <h2 id="about">{t('section.about')}</h2>
          {isForeign && <p className={styles.language}>{t('language', { language: languageNames[aboutLocale] })}</p>}
          <div lang={isForeign ? languageTags[aboutLocale] : undefined}>
            <Paragraphs text={about} />
          </div>
        </section>
      )}
      <StoreTerms store={store} place={place} />
      <section aria-labelledby="organization">
        <h2 id="organization">{t('organization')}</h2>
        <Fields
          items={[
            [t('legalName'), <InLatin key="name" text={organization.legalName} latin={organization.legalNameLatin} />],
            [taxNumberLabel(t, organization.countryCode), statedTaxNumber(organization).text],
            [t('facts.founded'), foundedYear === null ? null : String(foundedYear)],
            [t('facts.hereSince'), createdAt.slice(0, 4)],
          ]}
        />
      </section>
    </div>
  )
}
