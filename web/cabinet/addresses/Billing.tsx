import type { saveBillingDetails } from '#modules/buyers/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatList } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { BillingFields } from '../../shared/buyer/BillingFields.tsx'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../Form.module.css'
import type { AddressesData } from './addresses-data.ts'
import styles from './addresses.module.css'

type Props = Pick<AddressesData, 'billing' | 'organizations' | 'country' | 'countries'>

/** The company that the account buys for, besides its organizations. */
export function Billing({ billing, organizations, country, countries }: Props) {
  const t = useMessages('buyer')
  const locale = useLocale()
  const form = useForm<typeof saveBillingDetails>('billing.save', {
    values: billing ?? { country },
    requirements: {
      legalName: t('wants.legalName'),
      country: t('wants.country'),
      taxNumber: t('wants.taxNumber'),
      address: t('wants.registeredAddress'),
    },
  })
  return (
    <section aria-labelledby="billing">
      <SectionHeading title={t('billing')} id="billing" />
      <p className={layout.lead}>{t('billing.lead')}</p>
      {organizations.length > 0 && (
        <p className={layout.lead}>{t('billing.organizations', { names: formatList(organizations, locale) })}</p>
      )}
      <ActionForm form={form} action="#billing" className={`${forms.form} ${styles.form}`}>
        <BillingFields field={form.field} select={form.select} countries={countries} />
        <div className={styles.buttons}>
          <Button type="submit" variant="solid">
            {t('save')}
          </Button>
        </div>
      </ActionForm>
      {billing && (
        <ConfirmButton
          id="delete-billing"
          label={t('billing.delete')}
          title={t('billing.delete.title')}
          text={t('billing.delete.text', { name: billing.legalName })}
          action={t('delete')}
        >
          <HiddenFields intent="billing.delete" fields={{}} />
        </ConfirmButton>
      )}
    </section>
  )
}
