import type { correctApplication } from '#modules/verification/admin-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Application } from './application-data.ts'
import styles from './verification.module.css'

/** Corrects typing errors, so that an application need not go back. */
export function CorrectForm({ application: { id, version, organization, contact } }: { application: Application }) {
  const t = useMessages('verification')
  const { legalName, taxNumber, address } = organization
  const form = useForm<typeof correctApplication>('correct', {
    values: {
      legalName,
      taxNumber,
      address: address ?? '',
      'contact.name': contact?.name,
      'contact.phone': contact?.phone,
      'contact.email': contact?.email,
    },
  })
  return (
    <section aria-labelledby="correct">
      <SectionHeading title={t('correct')} id="correct" />
      <ActionForm form={form} action="#correct" className={styles.form} hiddenFields={{ id, version }}>
        <p>{t('correct.hint')}</p>
        <Field {...form.field('legalName')} label={t('company.legalName')} />
        <Field {...form.field('taxNumber')} label={t('company.taxNumber')} />
        <Field {...form.field('address')} label={t('company.address')} />
        {contact && (
          <>
            <Field {...form.field('contact.name')} label={t('contact.name')} />
            <Field {...form.field('contact.phone')} type="tel" label={t('contact.phone')} />
            <Field {...form.field('contact.email')} type="email" label={t('contact.email')} />
          </>
        )}
        <Button type="submit">{t('correct.save')}</Button>
      </ActionForm>
    </section>
  )
}
