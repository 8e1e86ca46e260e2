import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useClient } from '../../chats/hooks.ts'
import type { Chat, Message } from '../../chats/types.ts'
import { clientApi, uuid } from '../../lib/client-api.ts'
import { formatMoney } from '../../lib/format.ts'
import type { Problem } from '../../lib/given.ts'
import { currencySymbols, languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './dialogs.module.css'
import type { Good } from './OwnGoods.tsx'

type Given = { chat: Chat; good: Good; onOther: () => void; onClose: () => void }
type Errors = Partial<Record<'price' | 'fromQuantity' | 'until' | 'form', string>>

const dayMs = 86_400_000
const usualDays = 14
const longestDays = 90

/** Sent once, however often the button is pressed: the message has its name before it is sent. */
export function PriceForm({ chat, good, onOther, onClose }: Given) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const client = useClient('Store')
  const form = useRef<HTMLFormElement>(null)
  const [clientMessageId] = useState(uuid)
  const [price, setPrice] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isPending, setPending] = useState(false)
  const { originalPrice, unit, minimumOrder } = good
  const priceMinor = parseAmount(price)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])

  const offer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const fields = new FormData(event.currentTarget)
    const fromQuantity = Number(fields.get('fromQuantity'))
    const until = String(fields.get('until'))
    const wrong: Errors = {
      ...(priceMinor ? {} : { price: t('price.wants') }),
      ...(Number.isInteger(fromQuantity) && fromQuantity > 0 ? {} : { fromQuantity: t('price.from.wants') }),
      ...(until ? {} : { until: t('price.until.wants') }),
    }
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    setPending(true)
    const body = {
      chatId: chat.id,
      productId: good.id,
      priceMinor,
      currency: originalPrice.currency,
      fromQuantity,
      until,
      clientMessageId,
    }
    const answer = await clientApi<Message>('chat/widget/product/setIndividualPrice', { method: 'POST', body })
    setPending(false)
    if (!answer.success) return setErrors(errorsOf(answer.problem))
    client?.thread(chat.id!).take(answer.data)
    void client?.dialogs.load()
    onClose()
  }
  const errorsOf = (problem: Problem | null): Errors => {
    if (!problem) return { form: t('dialog.offline') }
    if (problem.code === 'chats.priceOutOfRange') return { price: problem.detail }
    const paths = (problem.errors ?? []).map(({ path }) => path)
    if (paths.includes('priceMinor')) return { price: t('price.wants') }
    if (paths.includes('fromQuantity')) return { fromQuantity: t('price.from.wants') }
    return paths.includes('until') ? { until: t('price.until.wants') } : { form: problem.detail }
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void offer(event)} noValidate>
      <div className={styles.good}>
        <b lang={good.nameLocale === locale ? undefined : languageTags[good.nameLocale]}>{good.name}</b>
        <p>{t('price.list', { price: formatMoney(originalPrice, locale), unit: unit.label })}</p>
        <Button variant="quiet" size="s" onClick={onOther}>
          {t('price.other')}
        </Button>
      </div>
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
                percent: lessPercent(priceMinor),
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
          min={dayAfter(0)}
          max={dayAfter(longestDays)}
          defaultValue={dayAfter(usualDays)}
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

  function lessPercent(minor: number) {
    const format = new Intl.NumberFormat(languageTags[locale], {
      style: 'percent',
      signDisplay: 'negative',
      maximumFractionDigits: 1,
    })
    return format.format(minor / originalPrice.minor - 1)
  }
}

const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
