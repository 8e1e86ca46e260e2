import { type FormEvent, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { createOrder } from '#modules/orders/contract.ts'
import { ActionForm } from '../../../forms/ActionForm.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { VatTotals } from '../../../shared/VatTotals.tsx'
import { Select } from '../../../ui/form/Field.tsx'
import type { CartData, Group } from '../cart-data.ts'
import { contactMessage } from './contact.ts'
import { ContactForm } from './ContactForm.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import styles from './OrderDialog.module.css'
import { type Destination, totalsAt } from './order-vat.ts'
import { OrderPreview } from './OrderPreview.tsx'
import { orderPath } from './paths.ts'

type Props = { orderForm: NonNullable<CartData['orderForm']>; groups: readonly Group[] }

/** The order form. It submits the displayed totals, so that the server can refuse an order whose total has changed. */
export function OrderDialog({ orderForm, groups }: Props) {
  const t = useMessages('cart')
  const href = useLocalizedHref()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(orderForm.idempotencyKey)
  const [isSent, setSent] = useState(false)
  const { order, values, countries, companies } = orderForm
  const form = useForm<typeof createOrder>('order', {
    values,
    requirements: {
      contactName: t('error.contactName'),
      contactPhone: ({ code }) => t(contactMessage('contactPhone', code)),
      contactEmail: t('error.contactEmail'),
      address: t('error.address'),
      wantedOn: t('error.wantedOn'),
    },
  })
  const [destination, setDestination] = useState<Destination>({
    delivery: form.valueOf('delivery'),
    country: form.valueOf('country'),
  })
  const orderedGroups = groups.filter(
    ({ store, canOrder }) => canOrder && (order === 'all' || store.id === Number(order)),
  )
  const [first] = orderedGroups
  if (!first) return null
  const count = orderedGroups.length
  const hiddenFields = {
    idempotencyKey,
    ...(order !== 'all' && { storeId: order }),
    shownCurrency: first.subtotal.currency,
    ...Object.fromEntries(orderedGroups.map(({ store, subtotal }) => [`shownTotals.${store.id}`, subtotal.minor])),
  }
  const title = count > 1 ? t('dialog.all', { count }) : t('dialog.one', { store: first.store.name })
  const send = (event: FormEvent) => {
    if (isSent) event.preventDefault()
    setSent(true)
  }
  const close = () => void navigate('/cart', { preventScrollReset: true, replace: true })
  const cancel = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <OpenDialog title={title} caption={<Caption groups={orderedGroups} />} onClose={close}>
      <ActionForm
        form={form}
        className={styles.form}
        action={href(orderPath(order))}
        hiddenFields={hiddenFields}
        problemTitle={t('error.title')}
        onSubmit={send}
      >
        <div className={styles.body}>
          <OrderPreview groups={orderedGroups} />
          <div aria-live="polite">
            <VatTotals {...totalsAt(destination, orderedGroups)} />
          </div>
          <DeliveryFields
            form={form}
            countries={countries}
            addresses={orderForm.addresses}
            terms={count > 1 ? '' : first.store.delivery}
            destination={destination}
            onChange={setDestination}
          />
          {companies.length > 0 && (
            <Select {...form.select('organizationId')} label={t('dialog.company')}>
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <ContactForm form={form} />
        </div>
        <footer className={styles.foot}>
          <p>{t('dialog.note')}</p>
          <ButtonLink href={href('/cart')} onClick={cancel}>
            {t('dialog.cancel')}
          </ButtonLink>
          <Button type="submit" variant="solid" pending={isSent}>
            {t('dialog.place', { count })}
          </Button>
        </footer>
      </ActionForm>
    </OpenDialog>
  )
}

function Caption({ groups }: { groups: readonly Group[] }) {
  const t = useMessages('cart')
  const locale = useLocale()
  const [first, ...others] = groups
  const lines = groups.reduce((total, { items }) => total + items.length, 0)
  const { currency } = first!.subtotal
  const sum = formatMoney(
    { minor: groups.reduce((total, { subtotal }) => total + subtotal.minor, 0), currency },
    locale,
  )
  if (others.length > 0 || first!.originalSubtotal.currency === currency) return t('dialog.sum', { lines, sum })
  return t('dialog.sumOriginal', { lines, sum, original: formatMoney(first!.originalSubtotal, locale) })
}
