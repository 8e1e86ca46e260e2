import { statedTaxNumber } from '#platform/values/tax-number.ts'
import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { InLatin } from '../../shared/InLatin.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { taxNumberLabel } from '../stores/tax-number.ts'
import type { Product } from './pricing.ts'
import type { SupplierTerms } from './product-data.ts'
import styles from './Sections.module.css'

export function Supplier({ supplier, terms }: { supplier: Product['supplier']; terms: SupplierTerms }) {
  const t = useMessages('store')
  const href = useLocalizedHref()
  const locale = useLocale()
  const { organization, hours, delivery, payment, cities } = terms
  return (
    <>
      <dl className={`${sheet.sheet} ${styles.fields}`}>
        <Field caption={t('legalName')}>
          <a href={href(`/store/${supplier.alias}`)}>
            <InLatin text={organization.legalName} latin={organization.legalNameLatin} />
          </a>
        </Field>
        <Field caption={taxNumberLabel(t, organization.countryCode)}>{statedTaxNumber(organization).text}</Field>
        <Field caption={t('section.products')}>
          <a href={href(`/store/${supplier.alias}`)}>{formatNumber(supplier.productCount, locale)}</a>
        </Field>
        {cities.length > 0 && <Field caption={t('warehouses')}>{cities.join(', ')}</Field>}
        {hours && <Field caption={t('hours')}>{hours}</Field>}
      </dl>
      {(delivery || payment) && (
        <dl className={styles.terms}>
          {delivery && <Field caption={t('delivery')}>{delivery}</Field>}
          {payment && <Field caption={t('payment')}>{payment}</Field>}
        </dl>
      )}
    </>
  )
}

const Field = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <div>
    <dt>{caption}</dt>
    <dd>{children}</dd>
  </div>
)
