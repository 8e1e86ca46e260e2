import { useEffect, useRef, useState } from 'react'
import type { supplierTypes } from '#modules/members/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import { Refused } from '../login/Refused.tsx'
import type { CompanyAnswer } from './company-action.ts'
import type { Country } from './countries.ts'
import { PlaceField } from './PlaceField.tsx'
import styles from './registration.module.css'
import { type Company, TaxNumberField } from './TaxNumberField.tsx'

type Props = {
  countries: { most: Country[]; others: Country[] }
  country: string
  idempotencyKey: string
  answer: CompanyAnswer | null
}

export function CompanyForm({ countries, country: likely, idempotencyKey, answer }: Props) {
  const t = useMessages('registration')
  const { values, places = [], refusal } = answer ?? {}
  const errors = refusal?.fields ?? {}
  const [country, setCountry] = useState(values?.country ?? likely)
  const form = useRef<HTMLFormElement>(null)
  // Chosen before the scripts ran, or given back by the browser.
  useEffect(() => setCountry((form.current!.elements.namedItem('country') as HTMLSelectElement).value), [])

  /** What is known of the company takes the place of nothing that was typed. */
  const fill = ({ name, legalForm }: Company) => {
    const fields = form.current?.elements
    for (const [field, text] of [
      ['companyName', name],
      ['legalForm', legalForm],
    ] as const) {
      const input = fields?.namedItem(field) as HTMLInputElement | null
      if (input && !input.value && text) input.value = text
    }
  }
  const option = ({ code, name }: Country) => (
    <option key={code} value={code}>
      {name}
    </option>
  )
  return (
    <form ref={form} method="post" noValidate>
      <Refused title={t('company.failed')} refusal={refusal} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="legalForm" defaultValue={values?.legalForm} />
      <section className={styles.part} aria-labelledby="company">
        <RuleHead title={t('company.part.company')} id="company" />
        <Select
          id="country"
          name="country"
          label={t('company.country')}
          error={errors.country}
          autoComplete="country"
          required
          defaultValue={country}
          onChange={({ target }) => setCountry(target.value)}
        >
          <option value="">{t('company.country.choose')}</option>
          <optgroup label={t('company.country.most')}>{countries.most.map(option)}</optgroup>
          <optgroup label={t('company.country.others')}>{countries.others.map(option)}</optgroup>
        </Select>
        <TaxNumberField country={country} value={values?.taxNumber ?? ''} error={errors.taxNumber} onFound={fill} />
        <Field
          id="companyName"
          name="companyName"
          label={t('company.name')}
          hint={t('company.name.hint')}
          defaultValue={values?.companyName}
          error={errors.companyName}
          autoComplete="organization"
          maxLength={200}
          required
        />
        <SupplierTypes chosen={values?.supplierType} error={errors.supplierType} />
      </section>
      <section className={styles.part} aria-labelledby="store">
        <RuleHead title={t('company.part.store')} id="store" />
        <Field
          id="storeName"
          name="storeName"
          label={t('store.name')}
          hint={t('store.name.hint')}
          defaultValue={values?.storeName}
          error={errors.storeName}
          autoComplete="off"
          maxLength={120}
          required
        />
        <PlaceField
          value={values?.place ?? ''}
          location={values?.location ?? ''}
          places={places}
          error={errors.place}
        />
        <Button type="submit" variant="solid" block>
          {t('company.submit')}
        </Button>
      </section>
    </form>
  )
}

/** What fits nothing else comes last. */
const shownTypes = [
  'Manufacturer',
  'Distributor',
  'Importer',
  'Agency',
  'Other',
] as const satisfies readonly (typeof supplierTypes)[number][]

function SupplierTypes({ chosen, error }: { chosen?: string; error?: string }) {
  const t = useMessages('registration')
  return (
    <fieldset
      id="supplierType"
      className={styles.types}
      tabIndex={-1}
      aria-describedby={error ? 'supplierType-error' : undefined}
    >
      <legend>{t('type')}</legend>
      {error && (
        <p id="supplierType-error" className={styles.wrong}>
          <Icon name="warning-circle" size="s" />
          {error}
        </p>
      )}
      {shownTypes.map((type) => (
        <label key={type}>
          <input type="radio" name="supplierType" value={type} defaultChecked={type === chosen} />
          <span>{t(`type.${type}`)}</span>
          <small>{t(`type.${type}.hint`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
