import { useStep } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatMoney } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { useMay } from '../use-may.ts'
import type { Route } from './+types/balance.ts'
import type { Balance, PaymentForm } from './balance-data.ts'
import styles from './balance.module.css'
import { PayForm } from './PayForm.tsx'
import { TopUpForm } from './TopUpForm.tsx'
import { Transactions } from './Transactions.tsx'

export { action, loader } from './balance-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'balance')('title'),
    path: '/profile/balance',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function BalancePage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <StoreBalance {...loaderData} /> : <NoStore />
}

/** What is on the balance, paying in, and what has changed it. */
function StoreBalance({ storeId, items, canPay, topUp, list }: NonNullable<Route.ComponentProps['loaderData']>) {
  const t = useMessages('balance')
  const payment = useStep<PaymentForm>()
  const isOpen = useMay('store', storeId)
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('title')} lead={t('lead')} />
      {payment && <PayForm payment={payment} />}
      <Amounts items={items} />
      {!canPay ? (
        <Note tone="info">{t('notSetUp')}</Note>
      ) : isOpen ? (
        !payment && <TopUpForm storeId={storeId} {...topUp} />
      ) : (
        <Note tone="info">{t('closed')}</Note>
      )}
      <Transactions list={list} />
    </div>
  )
}

function Amounts({ items }: { items: readonly Balance[] }) {
  const t = useMessages('balance')
  const locale = useLocale()
  const figures = items.flatMap(({ balance, held }) => [
    { key: 'available' as const, money: balance },
    ...(held.minor > 0 ? [{ key: 'held' as const, money: held }] : []),
  ])
  return (
    <div className={layout.stack}>
      <dl className={styles.amounts}>
        {figures.map(({ key, money }) => (
          <div key={`${key} ${money.currency}`}>
            <dt>{t(key)}</dt>
            <dd>{formatMoney(money, locale)}</dd>
          </div>
        ))}
      </dl>
      {figures.some(({ key }) => key === 'held') && <Note tone="warn">{t('held.hint')}</Note>}
    </div>
  )
}

function NoStore() {
  const t = useMessages('balance')
  return <StoreNeeded title={t('title')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
