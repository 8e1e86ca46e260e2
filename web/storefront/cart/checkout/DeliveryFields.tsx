import type { createOrder } from '#modules/orders/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import type { FieldName, FormControls } from '../../../forms/use-form.ts'
import { useMessages } from '../../../lib/messages.ts'
import { Field, Select } from '../../../ui/form/Field.tsx'
import type { CartData } from '../cart-data.ts'
import styles from './OrderDialog.module.css'
import type { Destination } from './order-vat.ts'

type Props = {
  form: FormControls<FieldName<InputOf<typeof createOrder>>>
  countries: NonNullable<CartData['orderForm']>['countries']
  /** Earlier addresses of the buyer. */
  addresses: readonly string[]
  /** The terms of the store; empty for several stores. */
  terms: string
  destination: Destination
  onChange: (destination: Destination) => void
}

const methods = ['Delivery', 'Pickup', 'ByAgreement'] as const

/** How and where the buyer gets the goods, which decides about the VAT. */
export function DeliveryFields({ form, countries, addresses, terms, destination, onChange }: Props) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const isDelivery = destination.delivery === 'Delivery'
  const option = ({ code, name }: { code: string; name: string }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )
  return (
    <>
      <fieldset className={styles.delivery}>
        <legend>{t('dialog.delivery')}</legend>
        <div>
          {methods.map((method) => (
            <label key={method}>
              <input
                {...form.radio('delivery', method)}
                onChange={() => onChange({ ...destination, delivery: method })}
              />
              {common(`delivery.${method}`)}
            </label>
          ))}
        </div>
        {terms && <p>{t('dialog.terms', { terms })}</p>}
      </fieldset>
      <div className={styles.place}>
        <Select
          {...form.select('country')}
          label={t('dialog.country')}
          hint={t('dialog.country.hint')}
          autoComplete="country"
          onChange={({ target }) => onChange({ ...destination, country: target.value })}
        >
          <option value="">{t('dialog.country.choose')}</option>
          {countries.main.map(option)}
          <hr />
          {countries.others.map(option)}
        </Select>
        <Field
          {...form.field('address')}
          label={t('dialog.address')}
          hint={isDelivery ? undefined : t('dialog.optional')}
          required={isDelivery}
          autoComplete="street-address"
          list="addresses"
        />
        <datalist id="addresses">
          {addresses.map((address) => (
            <option key={address}>{address}</option>
          ))}
        </datalist>
      </div>
      <div className={styles.pair}>
        <Field {...form.field('wantedOn')} label={t('dialog.wantedOn')} hint={t('dialog.optional')} type="date" />
        <Field {...form.field('reference')} label={t('dialog.reference')} hint={t('dialog.optional')} />
      </div>
    </>
  )
}
