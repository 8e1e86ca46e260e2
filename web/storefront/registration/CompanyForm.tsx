import { useEffect, useRef, useState } from 'react'
import type { registerCompany } from '#modules/team/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm, useRefusedForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Country } from '../../shared/place/countries.ts'
import { PlaceField, type Places } from '../../shared/place/PlaceField.tsx'
import styles from './registration.module.css'
import { SupplierTypes } from './SupplierTypes.tsx'
import { type Company, TaxNumberField } from './TaxNumberField.tsx'

type Props = {
  countries: { main: Country[]; others: Country[] }
  /** The known data of the company: an existing one opens another store. */
  values: { country: string; taxNumber?: string; companyName?: string }
  idempotencyKey: string
  places: Places
}

export function CompanyForm({ countries, values, idempotencyKey, places }: Props) {
  const t = useMessages('registration')
  const place = useRefusedForm('open')?.values.place
  const form = useForm<typeof registerCompany, 'place'>('open', {
    values,
    requirements: {
      country: t('error.country'),
      taxNumber: t('error.taxNumber'),
      companyName: t('error.companyName'),
      supplierType: t('error.supplierType'),
      storeName: t('error.storeName'),
      location: t(!place ? 'error.place' : places.length > 1 ? 'error.place.several' : 'error.place.unknown'),
    },
  })
  const countryField = form.select('country')
  const [country, setCountry] = useState(String(countryField.defaultValue))
  const isInEu = [...countries.main, ...countries.others].some((each) => each.code === country && each.isInEu)
  const element = useRef<HTMLFormElement>(null)
  // The user may have chosen a country before hydration, or the browser may have restored one.
  useEffect(() => setCountry((element.current!.elements.namedItem('country') as HTMLSelectElement).value), [])

  /** Fills in register data without overwriting typed values. */
  const fillEmptyFields = ({ name, legalForm }: Company) => {
    const fields = element.current?.elements
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
    <ActionForm ref={element} form={form} hiddenFields={{ idempotencyKey }} problemTitle={t('company.failed')}>
      <input type="hidden" name="legalForm" defaultValue={form.field('legalForm').defaultValue} />
      <section className={styles.part} aria-labelledby="company">
        <SectionHeading title={t('company.part.company')} id="company" />
        <Select
          {...countryField}
          label={t('company.country')}
          autoComplete="country"
          onChange={({ target }) => setCountry(target.value)}
        >
          <option value="">{t('company.country.choose')}</option>
          <optgroup label={t('company.country.most')}>{countries.main.map(renderOption)}</optgroup>
          <optgroup label={t('company.country.others')}>{countries.others.map(renderOption)}</optgroup>
        </Select>
        <TaxNumberField field={form.field('taxNumber')} country={country} isInEu={isInEu} onFound={fillEmptyFields} />
        <Field
          {...form.field('companyName')}
          label={t('company.name')}
          hint={t('company.name.hint')}
          autoComplete="organization"
        />
        <SupplierTypes form={form} />
      </section>
      <section className={styles.part} aria-labelledby="store">
        <SectionHeading title={t('company.part.store')} id="store" />
        <Field {...form.field('storeName')} label={t('store.name')} hint={t('store.name.hint')} autoComplete="off" />
        <PlaceField
          place={form.select('place')}
          location={form.select('location')}
          places={places}
          texts={{ label: t('place'), hint: t('place.hint'), which: t('place.which') }}
        />
        <Button type="submit" variant="solid" block>
          {t('company.submit')}
        </Button>
      </section>
    </ActionForm>
  )
}
