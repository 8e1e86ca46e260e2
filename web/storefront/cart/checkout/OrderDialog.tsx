import { type FormEvent, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatMoney } from '../../../lib/format.ts'
import type { Problem } from '../../../lib/request-context.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { CartData, Group } from '../cart-data.ts'
import { ContactForm } from './ContactForm.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import type { OrderFormState } from './order-action.ts'
import styles from './OrderDialog.module.css'
import { OrderPreview } from './OrderPreview.tsx'
import { orderPath } from './paths.ts'

type Props = {
  orderForm: NonNullable<CartData['orderForm']>
  actionData: { problem: Problem | null; order: OrderFormState | null } | null
  groups: readonly Group[]
}

/** The order form. It submits the displayed totals, so that the server can refuse an order whose total has changed. */
export function OrderDialog({ orderForm, actionData, groups }: Props) {
  const t = useMessages('cart')
  const href = useLocalizedHref()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(orderForm.idempotencyKey)
  const [isSent, setSent] = useState(false)
  const { order } = orderForm
  const orderedGroups = groups.filter(
    ({ store, canOrder }) => canOrder && (order === 'all' || store.id === Number(order)),
  )
  const [first] = orderedGroups
  if (!first) return null
  const count = orderedGroups.length
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
      <form className={styles.form} method="post" action={href(orderPath(order))} noValidate onSubmit={send}>
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="store" value={order} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="shownCurrency" value={first.subtotal.currency} />
        {orderedGroups.map(({ store, subtotal }) => (
          <input key={store.id} type="hidden" name="shown" value={`${store.id}:${subtotal.minor}`} />
        ))}
        <div className={styles.body}>
          <OrderPreview groups={orderedGroups} />
          <ContactForm
            values={actionData?.order?.values ?? orderForm.values}
            errors={actionData?.order?.errors ?? {}}
            problem={actionData?.order ? actionData.problem : null}
          />
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
      </form>
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
