import { useEffect, useRef, useState } from 'react'
import type { supplierTypes } from '#modules/team/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { FormErrorSummary } from '../login/FormErrorSummary.tsx'
import type { CompanyFormState } from './company-action.ts'
import type { Country } from './countries.ts'
import { PlaceField } from './PlaceField.tsx'
import styles from './registration.module.css'
import { type Company, TaxNumberField } from './TaxNumberField.tsx'

type Props = {
  countries: { main: Country[]; others: Country[] }
  country: string
  idempotencyKey: string
  state: CompanyFormState | null
}

export function CompanyForm({ countries, country: defaultCountry, idempotencyKey, state }: Props) {
  const t = useMessages('registration')
  const { values, places = [], formErrors } = state ?? {}
  const errors = formErrors?.fields ?? {}
  const [country, setCountry] = useState(values?.country ?? defaultCountry)
  const form = useRef<HTMLFormElement>(null)
  // The user may have chosen a country before hydration, or the browser may have restored one.
  useEffect(() => setCountry((form.current!.elements.namedItem('country') as HTMLSelectElement).value), [])

  /** Fills in register data without overwriting typed values. */
  const fillEmptyFields = ({ name, legalForm }: Company) => {
    const fields = form.current?.elements
    for (const [field, text] of [
      ['companyName', name],
      ['legalForm', legalForm],
    ] as const) {
      const input = fields?.namedItem(field) as HTMLInputElement | null
      if (input && !input.value && text) input.value = text
    }
  }
  const renderOption = ({ code, name }: Country) => (
    <option key={code} value={code}>
      {name}
    </option>
  )
  return (
    <form ref={form} method="post" noValidate>
      <FormErrorSummary title={t('company.failed')} formErrors={formErrors} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="legalForm" defaultValue={values?.legalForm} />
      <section className={styles.part} aria-labelledby="company">
        <SectionHeading title={t('company.part.company')} id="company" />
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
          <optgroup label={t('company.country.most')}>{countries.main.map(renderOption)}</optgroup>
          <optgroup label={t('company.country.others')}>{countries.others.map(renderOption)}</optgroup>
        </Select>
        <TaxNumberField
          country={country}
          value={values?.taxNumber ?? ''}
          error={errors.taxNumber}
          onFound={fillEmptyFields}
        />
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
        <SectionHeading title={t('company.part.store')} id="store" />
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

/** "Other" comes last. */
const orderedTypes = [
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
      {orderedTypes.map((type) => (
        <label key={type}>
          <input type="radio" name="supplierType" value={type} defaultChecked={type === chosen} />
          <span>{t(`type.${type}`)}</span>
          <small>{t(`type.${type}.hint`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
