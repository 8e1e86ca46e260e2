import type { getStore } from '#modules/administration/store-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatList, formatMoney } from '../../lib/format.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { FactList } from '../../ui/FactList.tsx'
import admin from '../admin.module.css'
import { AdminLink } from '../AdminLink.tsx'

export type StoreDetails = OutputOf<typeof getStore>

export function StoreFacts({ store, country }: { store: StoreDetails; country: string }) {
  const t = useMessages('admin-stores')
  const common = useMessages('common')
  const locale = useLocale()
  const { organization, products, orders, phones, minimumOrder, verifiedUntil, balances } = store
  return (
    <div className={admin.facts}>
      <FactList
        facts={[
          [t('fact.number'), store.id],
          [t('fact.alias'), store.alias],
          [
            t('column.company'),
            <AdminLink key="company" path={`/admin/organizations/${organization.id}`}>
              {organization.legalName}
            </AdminLink>,
          ],
          [t('fact.taxNumber'), `${organization.taxNumber}, ${country}`],
          [t('column.type'), common(`supplierType.${store.supplierType}`)],
          [t('fact.location'), store.location],
          [t('fact.phones'), formatList(phones.map(formatPhone), locale)],
          [t('fact.site'), store.site],
          [t('fact.minimum'), minimumOrder.minor > 0 && formatMoney(minimumOrder, locale)],
          [t('fact.verified'), verifiedUntil && formatDate(verifiedUntil, locale)],
          [t('column.created'), formatDate(store.createdAt, locale)],
          [
            t('fact.products'),
            <AdminLink key="products" path={`/admin/products?storeId=${store.id}`}>
              {t('products', {
                active: products.Active,
                drafts: products.Draft,
                archived: products.Archived,
                blocked: products.Blocked,
              })}
            </AdminLink>,
          ],
          [
            t('fact.balance'),
            balances && (
              <AdminLink key="balance" path={`/admin/billing?storeId=${store.id}`}>
                {formatList(
                  balances.map(({ balance, held }) => {
                    const amount = formatMoney(balance, locale)
                    return held.minor > 0 ? t('fact.balance.held', { amount, held: formatMoney(held, locale) }) : amount
                  }),
                  locale,
                )}
              </AdminLink>
            ),
          ],
          [
            t('fact.orders'),
            <AdminLink key="orders" path={`/admin/orders?storeId=${store.id}`}>
              {t('orders', orders)}
            </AdminLink>,
          ],
        ]}
      />
    </div>
  )
}
