import { statedTaxNumber } from '#platform/values/tax-number.ts'
import { useMessages } from '../../lib/messages.ts'
import { Fields } from './Fields.tsx'
import { InLatin } from '../../shared/InLatin.tsx'
import styles from './store.module.css'
import type { Store } from './store-data.ts'
import { taxNumberLabel } from './tax-number.ts'

export function StoreContacts({ store }: { store: Store }) {
  const t = useMessages('store')
  const { site, hours, city, branches, warehouses, organization } = store
  const office = [...branches, ...warehouses].find((place) => place.city === city) ?? branches[0]
  return (
    <div className={styles.text}>
      <section aria-labelledby="contacts">
        <h2 id="contacts">{t('section.contacts')}</h2>
        <Fields
          items={[
            [t('hours'), hours],
            [t('site'), site && <Site key="site" address={site} />],
            [
              t('address'),
              office && (
                <span key="address">
                  {office.city}, <InLatin text={office.address} latin={office.addressLatin} />
                </span>
              ),
            ],
            [t('legalName'), <InLatin key="name" text={organization.legalName} latin={organization.legalNameLatin} />],
            [taxNumberLabel(t, organization.countryCode), statedTaxNumber(organization).text],
          ]}
        />
      </section>
    </div>
  )
}

function Site({ address }: { address: string }) {
  const shown = address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
  if (!/^https?:\/\//.test(address)) return shown
  return (
    <a href={address} rel="nofollow noopener" target="_blank">
      {shown}
    </a>
  )
}
