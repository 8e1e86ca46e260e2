import { accountMeta } from '../../lib/account-meta.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { BackLink } from '../BackLink.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/closing.ts'
import styles from './closing.module.css'
import type { ClosingData } from './closing-data.ts'
import { ClosingForm } from './ClosingForm.tsx'

export { action, loader } from './closing-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'entities')('closing'),
    path: '/profile/company/closing',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** Tells an owner what closing the store means before it is done. */
export default function Closing({ loaderData }: Route.ComponentProps) {
  const t = useMessages('entities')
  const href = useLocalizedHref()
  const { store } = loaderData
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <BackLink href={href('/profile/company')} label={t('back')} />
      <h1>{store.isClosed ? t('closing.closed', { store: store.name }) : t('closing.title', { store: store.name })}</h1>
      {store.isClosed ? <Closed canSeeBalance={store.can.includes('balance')} /> : <Consequences {...loaderData} />}
    </div>
  )
}

function Consequences({ store, terms, proofs }: ClosingData) {
  const t = useMessages('entities')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { openOrderCount, productCount, promotionCount, balance, canClose } = terms
  const hasMoney = balance !== null && (balance.minor > 0 || promotionCount > 0)
  return (
    <>
      <ul className={styles.points}>
        <li>{t('closing.products', { count: productCount, products: formatNumber(productCount, locale) })}</li>
        <li>{t('closing.page')}</li>
        <li>{t('closing.programs')}</li>
        {promotionCount > 0 && <li>{t('closing.promotions', { count: promotionCount })}</li>}
        {hasMoney && (
          <li>
            {t('closing.balance', { balance: formatMoney(balance, locale) })}{' '}
            <a href={href('/help')}>{t('closing.payOut')}</a>
          </li>
        )}
        <li>{t('closing.kept')}</li>
        <li>{t('closing.forGood')}</li>
      </ul>
      {openOrderCount > 0 && (
        <Note
          tone="warn"
          action={
            <ButtonLink href={href('/profile/orders?side=seller')} size="s">
              {t('closing.toOrders')}
            </ButtonLink>
          }
        >
          {t('closing.openOrders', { count: openOrderCount })}
        </Note>
      )}
      {!store.can.includes('closing') && <Note tone="info">{t('closing.ownersOnly')}</Note>}
      {canClose && <ClosingForm store={store} proofs={proofs} />}
    </>
  )
}

function Closed({ canSeeBalance }: { canSeeBalance: boolean }) {
  const t = useMessages('entities')
  const profile = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <>
      <p className={styles.text}>{t('closing.done')}</p>
      <div className={styles.ways}>
        <ButtonLink href={href('/profile/orders?side=seller')}>{t('closing.toOrders')}</ButtonLink>
        {canSeeBalance && <ButtonLink href={href('/profile/balance')}>{profile('balance')}</ButtonLink>}
        <ButtonLink href={href('/profile/company')}>{t('closing.toCompany')}</ButtonLink>
      </div>
    </>
  )
}
