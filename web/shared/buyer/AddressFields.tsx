import type { saveDeliveryAddress } from '#modules/buyers/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import type { Countries } from '../place/countries.ts'
import styles from './Fields.module.css'
import { CountryOptions } from './CountryOptions.tsx'

type Name = keyof InputOf<typeof saveDeliveryAddress> & string
type Controls = Pick<FormControls<Name>, 'field' | 'select'>
type Props = Controls & {
  countries: Countries
  countryHint?: string
  onCountryChange?: (country: string) => void
}

/** Where goods are delivered to: country, street and place. */
export function AddressFields({ field, select, countries, countryHint, onCountryChange }: Props) {
  const t = useMessages('buyer')
  return (
    <div className={styles.fields}>
      <Select
        {...select('country')}
        label={t('country')}
        hint={countryHint}
        autoComplete="country"
        onChange={({ target }) => onCountryChange?.(target.value)}
      >
        <CountryOptions countries={countries} />
      </Select>
      <Field {...field('street')} label={t('street')} autoComplete="address-line1" />
      <div className={styles.pair}>
        <Field {...field('postcode')} label={t('postcode')} autoComplete="postal-code" />
        <Field {...field('city')} label={t('city')} autoComplete="address-level2" />
      </div>
      <Field {...field('region')} label={t('region')} hint={t('optional')} autoComplete="address-level1" />
    </div>
  )
}
