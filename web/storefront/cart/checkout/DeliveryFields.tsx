import type { FocusEvent } from 'react'
import type { createOrder } from '#modules/orders/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { useMessages } from '../../../lib/messages.ts'
import { AddressFields } from '../../../shared/buyer/AddressFields.tsx'
import { Checkbox, Field, Select } from '../../../ui/form/Field.tsx'
import type { Group } from '../cart-data.ts'
import { DeliveryMethods } from './DeliveryMethods.tsx'
import styles from './OrderDialog.module.css'
import type { DeliveryChoice } from './destination.ts'
import type { OrderControls, OrderForm } from './order-form.ts'

type Props = {
  form: OrderControls
  orderForm: OrderForm
  groups: readonly Group[]
  choice: DeliveryChoice
  /** Where the goods go by that choice. */
  country: string
  onChange: (choice: DeliveryChoice) => void
}

/** How and where the buyer gets the goods, which decides about the VAT. */
export function DeliveryFields({ form, orderForm, groups, choice, country, onChange }: Props) {
  const t = useMessages('cart')
  const { addresses, countries } = orderForm
  const { methods } = choice
  return (
    <>
      <div className={styles.methods}>
        {groups.map((group) => (
          <DeliveryMethods
            key={group.store.id}
            form={form}
            group={group}
            isOne={groups.length === 1}
            method={methods[group.store.id]!}
            country={country}
            onChange={(method) => onChange({ ...choice, methods: { ...methods, [group.store.id]: method } })}
          />
        ))}
      </div>
      <div className={styles.place}>
        {addresses.length > 0 && (
          <Select
            {...form.select('addressId')}
            label={t('dialog.address')}
            onChange={({ target }) => onChange({ ...choice, addressId: target.value })}
          >
            {addresses.map(({ id, label, text }) => (
              <option key={id} value={id}>
                {[label, text.replaceAll('\n', ', ')].filter(Boolean).join(': ')}
              </option>
            ))}
            <option value="">{t('dialog.address.other')}</option>
          </Select>
        )}
        <div className={styles.another} onBlur={(event) => onChange({ ...choice, ...newPlaceIn(event) })}>
          <AddressFields
            field={(name) => form.field(`newAddress.${name as AddressName}`)}
            select={(name) => form.select(`newAddress.${name as AddressName}`)}
            countries={countries}
            countryHint={t('dialog.country.hint')}
            onCountryChange={(newCountry) => onChange({ ...choice, newCountry })}
          />
          <Checkbox {...form.checkbox('saveAddress')} label={t('dialog.address.save')} />
        </div>
      </div>
      <div className={styles.pair}>
        <Field {...form.field('wantedOn')} label={t('dialog.wantedOn')} hint={t('dialog.optional')} type="date" />
        <Field {...form.field('reference')} label={t('dialog.reference')} hint={t('dialog.optional')} />
      </div>
    </>
  )
}

/** Region and town of the address that is being typed. */
function newPlaceIn({ currentTarget }: FocusEvent<HTMLElement>) {
  const valueOf = (name: string) =>
    currentTarget.querySelector<HTMLInputElement>(`[name="newAddress.${name}"]`)?.value.trim() ?? ''
  return { newRegion: valueOf('region'), newCity: valueOf('city') }
}

type AddressName = keyof NonNullable<InputOf<typeof createOrder>['newAddress']> & string
