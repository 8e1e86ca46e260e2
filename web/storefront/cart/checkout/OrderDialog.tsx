import { type FormEvent, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { createOrder } from '#modules/orders/contract.ts'
import { ActionForm } from '../../../forms/ActionForm.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { formatList, formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { VatTotals } from '../../../shared/VatTotals.tsx'
import { ApprovalNote } from '../ApprovalNote.tsx'
import type { Approvals, Group } from '../cart-data.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { contactMessage } from './contact.ts'
import { ContactForm } from './ContactForm.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { type Destination, nameOf } from './destination.ts'
import { OpenDialog } from './OpenDialog.tsx'
import styles from './OrderDialog.module.css'
import { isCostOpen, totalsAt } from './order-totals.ts'
import { OrderPreview } from './OrderPreview.tsx'
import { closedOrderPath, orderPath } from './paths.ts'
import { useApprovals } from './use-approvals.ts'
import { useDestination } from './use-destination.ts'
import type { OrderForm } from './order-form.ts'

type Props = { orderForm: OrderForm; groups: readonly Group[]; approvals: Approvals }

/** The order form. It submits the displayed totals, so that the server can refuse an order whose total has changed. */
export function OrderDialog({ orderForm, groups, approvals }: Props) {
  const t = useMessages('cart')
  const buyer = useMessages('buyer')
  const href = useLocalizedHref()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(orderForm.idempotencyKey)
  const [isSent, setSent] = useState(false)
  const { order, values } = orderForm
  const form = useForm<typeof createOrder>('order', {
    values,
    requirements: {
      contactName: t('error.contactName'),
      contactPhone: ({ code }) => t(contactMessage('contactPhone', code)),
      contactEmail: t('error.contactEmail'),
      wantedOn: t('error.wantedOn'),
      'newAddress.country': buyer('wants.country'),
      'newAddress.city': buyer('wants.city'),
      'newAddress.street': buyer('wants.street'),
      'billing.legalName': buyer('wants.legalName'),
      'billing.country': buyer('wants.country'),
      'billing.taxNumber': buyer('wants.taxNumber'),
      'billing.address': buyer('wants.registeredAddress'),
    },
  })
  const ordered = groups.filter(({ store, canOrder }) => canOrder && (order === 'all' || store.id === Number(order)))
  const { orderedGroups, choice, destination, isKnown, changeChoice } = useDestination(ordered, orderForm, form)
  const { alone, together } = useApprovals(approvals, destination)
  const [first] = orderedGroups
  if (!first) return null
  const count = orderedGroups.length
  const waiting = (count > 1 ? together : alone).filter(({ storeId }) =>
    orderedGroups.some(({ store }) => store.id === storeId),
  )
  const hiddenFields = {
    idempotencyKey,
    ...(order !== 'all' && { storeId: order }),
    shownCurrency: first.subtotal.currency,
    // The action computes the total of a destination that has no name here.
    shownDestination: isKnown ? nameOf(choice) : '',
    ...shownTotals(destination, orderedGroups),
  }
  const title = count > 1 ? t('dialog.all', { count }) : t('dialog.one', { store: first.store.name })
  const send = (event: FormEvent) => {
    if (isSent) event.preventDefault()
    setSent(true)
  }
  const close = () => void navigate(closedOrderPath(order), { preventScrollReset: true, replace: true })
  const cancel = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <OpenDialog
      title={title}
      closedHref={href(closedOrderPath(order))}
      caption={<Caption groups={orderedGroups} />}
      onClose={close}
    >
      <ActionForm
        form={form}
        className={styles.form}
        action={href(orderPath(order))}
        hiddenFields={hiddenFields}
        onSubmit={send}
      >
        <div className={styles.body}>
          <OrderPreview groups={orderedGroups} />
          <div aria-live="polite">
            <VatTotals {...totalsAt(destination, orderedGroups)} />
            <OpenCosts groups={orderedGroups.filter((group) => isCostOpen(destination, group))} isOne={count === 1} />
          </div>
          {count > 1 && waiting.length > 0 && <p>{t('approval.several', { count: waiting.length })}</p>}
          {count === 1 && waiting[0] && <ApprovalNote approval={waiting[0]} />}
          <DeliveryFields
            form={form}
            orderForm={orderForm}
            groups={orderedGroups}
            choice={choice}
            country={destination.country}
            onChange={changeChoice}
          />
          <BuyerFields form={form} orderForm={orderForm} />
          <ContactForm form={form} />
        </div>
        <footer className={styles.foot}>
          <p>{t('dialog.note')}</p>
          <ButtonLink href={href(closedOrderPath(order))} data-metric="cart.cancel" onClick={cancel}>
            {t('dialog.cancel')}
          </ButtonLink>
          <Button type="submit" variant="solid" pending={isSent} data-metric="cart.place">
            {waiting.length === count ? t('dialog.send') : t('dialog.place', { count })}
          </Button>
        </footer>
      </ActionForm>
    </OpenDialog>
  )
}

function shownTotals(destination: Destination, groups: readonly Group[]) {
  const fields = groups.flatMap((group) => {
    const { net, gross } = totalsAt(destination, [group])
    return [
      [`shownTotals.${group.store.id}`, net.minor],
      [`shownGrossTotals.${group.store.id}`, gross.minor],
    ]
  })
  return Object.fromEntries(fields) as Record<string, number>
}

/** The orders whose cost of delivery the suppliers are to say. */
function OpenCosts({ groups, isOne }: { groups: readonly Group[]; isOne: boolean }) {
  const t = useMessages('cart')
  const locale = useLocale()
  if (groups.length === 0) return null
  const names = formatList(
    groups.map(({ store }) => store.name),
    locale,
  )
  return (
    <p className={styles.open}>{isOne ? t('delivery.open') : t('delivery.openOf', { count: groups.length, names })}</p>
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
