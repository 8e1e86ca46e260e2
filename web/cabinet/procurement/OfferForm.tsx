import type { saveOffer } from '#modules/procurement/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatInputAmount } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Select, TextArea } from '../../ui/form/Field.tsx'
import { CurrencySelect, WholeNumber } from './AmountFields.tsx'
import styles from './procurement.module.css'
import type { Request } from './request-data.ts'

type Props = { request: Request; storeId: number; products: readonly { id: number; label: string }[] }

export function OfferForm({ request, storeId, products }: Props) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const { ownOffer: offer, quantity, unit, storeCurrency } = request
  const form = useForm<typeof saveOffer, 'price'>('offer.save', {
    values: {
      price: offer ? formatInputAmount(offer.price.minor, locale) : '',
      currency: offer?.price.currency ?? storeCurrency,
      quantity: offer?.quantity ?? quantity,
      leadDays: offer?.leadDays,
      validUntil: offer?.validUntil,
      comment: offer?.comment,
      productId: offer?.product?.id,
    },
    requirements: {
      price: t('wants.price'),
      quantity: t('wants.quantity'),
      leadDays: t('wants.lead'),
      validUntil: t('wants.until'),
      productId: t('wants.product'),
    },
  })
  return (
    <ActionForm form={form} className={styles.form} hiddenFields={{ store: storeId }}>
      <div className={styles.pair}>
        <Field
          {...form.field('price')}
          inputMode="decimal"
          required
          label={t('offer.priceOf', { unit: unit.label })}
          hint={t('offer.price.hint')}
          autoComplete="off"
        />
        <CurrencySelect {...form.select('currency')} />
      </div>
      <div className={styles.pair}>
        <WholeNumber {...form.field('quantity')} min={1} label={t('quantity')} />
        <WholeNumber {...form.field('leadDays')} min={0} label={t('offer.leadDays')} />
      </div>
      <Field {...form.field('validUntil')} type="date" label={t('offer.until')} hint={t('offer.until.hint')} />
      <TextArea {...form.field('comment')} label={t('offer.comment')} hint={t('offer.comment.hint')} rows={4} />
      {products.length > 0 && (
        <Select {...form.select('productId')} label={t('offer.product')} hint={t('offer.product.hint')}>
          <option value="">{t('offer.product.none')}</option>
          {products.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" variant="solid">
        {t(offer && offer.status !== 'Withdrawn' ? 'offer.save' : 'offer.send')}
      </Button>
    </ActionForm>
  )
}
