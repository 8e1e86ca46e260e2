import type { saveBillingDetails } from '#modules/buyers/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import type { Countries } from '../place/countries.ts'
import { CountryOptions } from './CountryOptions.tsx'
import styles from './Fields.module.css'

type Controls = Pick<FormControls<keyof InputOf<typeof saveBillingDetails> & string>, 'field' | 'select'>

/** The company that buys, as its orders and their documents state it. */
export function BillingFields({ field, select, countries }: Controls & { countries: Countries }) {
  const t = useMessages('buyer')
  return (
    <div className={styles.fields}>
      <Field {...field('legalName')} label={t('legalName')} autoComplete="organization" />
      <div className={styles.pair}>
        <Select {...select('country')} label={t('billing.country')} autoComplete="off">
          <CountryOptions countries={countries} />
        </Select>
        <Field
          {...field('taxNumber')}
          label={t('taxNumber')}
          hint={t('taxNumber.hint')}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Field {...field('address')} label={t('registeredAddress')} autoComplete="off" />
      <fieldset className={styles.bank}>
        <legend>{t('bank')}</legend>
        <Field {...field('bankName')} label={t('bankName')} autoComplete="off" />
        <div className={styles.pair}>
          <Field {...field('bankAccount')} label={t('bankAccount')} autoComplete="off" spellCheck={false} />
          <Field {...field('bankCode')} label={t('bankCode')} autoComplete="off" spellCheck={false} />
        </div>
        <div className={styles.correspondent}>
          <Field
            {...field('correspondentAccount')}
            label={t('correspondentAccount')}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </fieldset>
    </div>
  )
}
