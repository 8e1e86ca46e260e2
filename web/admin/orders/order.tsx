import { getAnyOrder } from '#modules/administration/order-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { countryName } from '../../lib/country-name.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { orderIdOf } from '../../shared/orders/order-forms.ts'
import { OrderLines } from '../../shared/orders/OrderLines.tsx'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { Parties } from '../../shared/orders/Parties.tsx'
import { Timeline } from '../../shared/orders/Timeline.tsx'
import styles from '../../shared/orders/order.module.css'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { useMayOpen } from '../use-admin-features.ts'
import type { Route } from './+types/order.ts'

/** Every load is recorded in the audit log. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loaderCall(context, (api) => api(getAnyOrder, { id: orderIdOf(params) }))
  return { order, country: order.countryCode && countryName(order.countryCode, pageOf(context).locale) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'order')('title', { number: loaded?.order.number ?? '' }),
    path: '/admin/orders',
  })
}

/** An order as its store sees it, with its buyer's account and the audit log. */
export default function Order({ loaderData: { order, country } }: Route.ComponentProps) {
  const t = useMessages('order')
  const own = useMessages('admin-orders')
  const locale = useLocale()
  const href = useLocalizedHref()
  const mayOpen = useMayOpen()
  const [storePath, accountPath] = [`/admin/stores/${order.store.id}`, `/admin/accounts/${order.account.id}`]
  const placed = formatDate(order.createdAt, locale, 'long')
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('title', { number: order.number })}>
        <OrderStatusTag status={order.status} />
        <div className={layout.actions}>
          {mayOpen(storePath) && (
            <ButtonLink href={href(storePath)} size="s">
              {own('store')}
            </ButtonLink>
          )}
          {mayOpen(accountPath) && (
            <ButtonLink href={href(accountPath)} size="s">
              {own('account')}
            </ButtonLink>
          )}
          <ButtonLink href={href(`/admin/orders?buyerId=${order.account.id}`)} size="s">
            {own('ofBuyer')}
          </ButtonLink>
        </div>
      </PageHead>
      <Note tone="info">{own('logged')}</Note>
      <div className={styles.page}>
        <div className={styles.main}>
          <section aria-labelledby="goods">
            <SectionHeading title={t('lines')} id="goods" caption={t('lines.caption', { date: placed })} />
            <OrderLines order={order} />
          </section>
          <Parties order={order} countryName={country} />
        </div>
        <div className={styles.side}>
          <Timeline order={order} hasNextStep={false} />
          {order.note && (
            <section aria-labelledby="note">
              <SectionHeading title={own('note')} id="note" />
              <p>{order.note}</p>
            </section>
          )}
        </div>
      </div>
      <AuditTrail entries={order.audit} />
    </div>
  )
}
