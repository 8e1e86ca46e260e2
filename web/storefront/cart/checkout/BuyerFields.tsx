import { useMessages } from '../../../lib/messages.ts'
import { BillingFields } from '../../../shared/buyer/BillingFields.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Select } from '../../../ui/form/Field.tsx'
import styles from './OrderDialog.module.css'
import type { OrderControls, OrderForm } from './order-form.ts'

type Props = {
  form: OrderControls
  orderForm: OrderForm
}

/** The company that buys: one of the account's organizations, or the one of its billing details, which the form can change. */
export function BuyerFields({ form, orderForm: { companies, billingName, countries } }: Props) {
  const t = useMessages('cart')
  const hasError = form.errors.some(({ name }) => name.startsWith('billing.'))
  return (
    <>
      {companies.length > 0 && (
        <div className={styles.company}>
          <Select {...form.select('organizationId')} label={t('dialog.company')}>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{billingName ?? t('dialog.company.other')}</option>
          </Select>
        </div>
      )}
      <div className={styles.billing}>
        <Disclosure
          label={billingName ? t('dialog.billing.change', { name: billingName }) : t('dialog.billing.add')}
          isOpen={hasError}
        >
          <p>{t('dialog.billing.hint')}</p>
          <BillingFields
            field={(name) => form.field(`billing.${name}`)}
            select={(name) => form.select(`billing.${name}`)}
            countries={countries}
          />
        </Disclosure>
      </div>
    </>
  )
}
