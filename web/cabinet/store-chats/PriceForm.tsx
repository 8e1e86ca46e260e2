import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { setIndividualPrice } from '#modules/chats/seller-contract.ts'
import { dayMs } from '#platform/values/days.ts'
import { useChatClient } from '../../chats/hooks.ts'
import type { Chat } from '../../chats/client/types.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { uuid } from '../../lib/client/uuid.ts'
import { formatMoney } from '../../lib/format.ts'
import type { Problem } from '../../lib/request-context.ts'
import { currencySymbols, formatTags, type Locale } from '../../lib/locale.ts'
import { type Translate, useLocale, useMessages } from '../../lib/messages.ts'
import { parseAmount } from '../../lib/parse-number.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from './dialogs.module.css'
import type { Product } from './ProductPicker.tsx'

type Props = { chat: Chat; product: Product; onOther: () => void; onClose: () => void }
type Errors = Partial<Record<'price' | 'fromQuantity' | 'until' | 'form', string>>

const defaultDays = 14
const maxDays = 90

/** Offers an individual price. The client message id makes repeated submits idempotent. */
export function PriceForm({ chat, product, onOther, onClose }: Props) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const client = useChatClient('Store')
  const form = useRef<HTMLFormElement>(null)
  const [clientMessageId] = useState(uuid)
  const [price, setPrice] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, setPending] = useState(false)
  const { originalPrice, unit, minimumOrder } = product
  const priceMinor = parseAmount(price, locale)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])

  const submitOffer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const fields = new FormData(event.currentTarget)
    const fromQuantity = Number(fields.get('fromQuantity'))
    const until = String(fields.get('until'))
    const invalid: Errors = {
      ...(priceMinor ? {} : { price: t('price.wants') }),
      ...(Number.isInteger(fromQuantity) && fromQuantity > 0 ? {} : { fromQuantity: t('price.from.wants') }),
      ...(until ? {} : { until: t('price.until.wants') }),
    }
    if (!priceMinor || Object.keys(invalid).length > 0) return setErrors(invalid)
    setPending(true)
    const result = await clientCall<typeof setIndividualPrice>('POST chat/widget/product/setIndividualPrice', {
      chatId: chat.id!,
      productId: product.id,
      priceMinor,
      currency: originalPrice.currency,
      fromQuantity,
      until,
      clientMessageId,
    })
    setPending(false)
    if (!result.success) return setErrors(errorsOf(result.problem, t))
    client?.thread(chat.id!).addMessage(result.data)
    void client?.chatList.load()
    onClose()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submitOffer(event)} noValidate>
      <OfferedProduct product={product} onOther={onOther} />
      {errors.form && (
        <p className={styles.wrong} role="alert">
          {errors.form}
        </p>
      )}
      <Field
        name="price"
        label={t('price.label', { unit: unit.label, currency: currencySymbols[originalPrice.currency] })}
        hint={
          priceMinor
            ? t('price.read', {
                price: formatMoney({ ...originalPrice, minor: priceMinor }, locale),
                percent: discountPercent(priceMinor, originalPrice.minor, locale),
              })
            : t('price.hint')
        }
        error={errors.price}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <div className={styles.pair}>
        <Field
          name="fromQuantity"
          type="number"
          min={1}
          max={1_000_000}
          defaultValue={minimumOrder}
          label={t('price.from')}
          error={errors.fromQuantity}
        />
        <Field
          name="until"
          type="date"
          min={isoDateInDays(0)}
          max={isoDateInDays(maxDays)}
          defaultValue={isoDateInDays(defaultDays)}
          label={t('price.until')}
          error={errors.until}
        />
      </div>
      <p className={styles.quiet}>{t('price.note')}</p>
      <div className={styles.ends}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="solid" pending={isPending}>
          {t('price.send')}
        </Button>
      </div>
    </form>
  )
}

function OfferedProduct({ product, onOther }: Pick<Props, 'product' | 'onOther'>) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  return (
    <div className={styles.good}>
      <b>
        <ProductName name={product.name} nameLocale={product.nameLocale} />
      </b>
      <p>{t('price.list', { price: formatMoney(product.originalPrice, locale), unit: product.unit.label })}</p>
      <Button variant="quiet" size="s" onClick={onOther}>
        {t('price.other')}
      </Button>
    </div>
  )
}

function errorsOf(problem: Problem | null, t: Translate<'seller-chats'>): Errors {
  if (!problem) return { form: t('dialog.offline') }
  if (problem.code === 'chats.priceOutOfRange') return { price: problem.detail }
  const paths = (problem.errors ?? []).map(({ path }) => path)
  if (paths.includes('priceMinor')) return { price: t('price.wants') }
  if (paths.includes('fromQuantity')) return { fromQuantity: t('price.from.wants') }
  return paths.includes('until') ? { until: t('price.until.wants') } : { form: problem.detail }
}

function discountPercent(minor: number, listMinor: number, locale: Locale) {
  const format = new Intl.NumberFormat(formatTags[locale], {
    style: 'percent',
    signDisplay: 'negative',
    maximumFractionDigits: 1,
  })
  return format.format(minor / listMinor - 1)
}

const isoDateInDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
