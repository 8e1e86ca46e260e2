import type { supplierTypes } from '#modules/team/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { RadioOption } from '../../ui/form/RadioOption.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './registration.module.css'

/** "Other" comes last. */
const orderedTypes = [
  'Manufacturer',
  'Distributor',
  'Importer',
  'Agency',
  'Other',
] as const satisfies readonly (typeof supplierTypes)[number][]

export function SupplierTypes({ form }: { form: FormControls<'supplierType'> }) {
  const t = useMessages('registration')
  const { id, error } = form.field('supplierType')
  return (
    <fieldset id={id} className={styles.types} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('type')}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.wrong}>
          <Icon name="warning-circle" size="s" />
          {error}
        </p>
      )}
      {orderedTypes.map((type) => (
        <RadioOption
          key={type}
          {...form.radio('supplierType', type)}
          label={t(`type.${type}`)}
          hint={t(`type.${type}.hint`)}
        />
      ))}
    </fieldset>
  )
}
