import type { saveDeliveryAddress } from '#modules/buyers/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { AddressFields } from '../../shared/buyer/AddressFields.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import forms from '../Form.module.css'
import type { AddressesData } from './addresses-data.ts'
import styles from './addresses.module.css'

type Props = Pick<AddressesData, 'edited' | 'country' | 'countries'>

/** Adds an address, or changes the one that the list has led to. */
export function AddressForm({ edited, country, countries }: Props) {
  const t = useMessages('buyer')
  const href = useLocalizedHref()
  const form = useForm<typeof saveDeliveryAddress>('address.save', {
    values: edited ?? { country },
    requirements: { country: t('wants.country'), city: t('wants.city'), street: t('wants.street') },
  })
  return (
    <section id="form" aria-labelledby="form-title">
      <SectionHeading title={edited ? t('edit.title') : t('add')} id="form-title" />
      <ActionForm form={form} className={`${forms.form} ${styles.form}`} hiddenFields={edited ? { id: edited.id } : {}}>
        <Field {...form.field('label')} label={t('label')} hint={t('label.hint')} autoComplete="off" />
        <AddressFields field={form.field} select={form.select} countries={countries} />
        <Field {...form.field('recipient')} label={t('recipient')} hint={t('recipient.hint')} autoComplete="name" />
        <Field {...form.field('phone')} label={t('phone')} hint={t('optional')} type="tel" autoComplete="tel" />
        <Checkbox {...form.checkbox('isDefault')} label={t('isDefault')} />
        <div className={styles.buttons}>
          <Button type="submit" variant="solid">
            {t('save')}
          </Button>
          {edited && <ButtonLink href={href('/profile/addresses')}>{t('cancel')}</ButtonLink>}
        </div>
      </ActionForm>
    </section>
  )
}
