import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import type { StoreHome } from './overview-data.ts'
import styles from './overview.module.css'

type Props = { store: StoreHome; canAdd: boolean }

/** The store with its figures, most of which lead to what they count; of a closed store its name. */
export function StoreHead({ store, canAdd }: Props) {
  const { name, alias, logoId, isClosed } = store
  const t = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <header className={styles.store}>
      <div>
        {logoId && <Thumbnail id={logoId} size={56} className={styles.logo} />}
        <h1>{name}</h1>
        {!isClosed && (
          <ButtonLink href={href(`/store/${alias}`)} size="s">
            {t('home.open')}
          </ButtonLink>
        )}
        {canAdd && (
          <span className={styles.actions}>
            <ButtonLink href={href('/profile/new-products')}>{t('home.import')}</ButtonLink>
            <ButtonLink href={href('/profile/products/new')} variant="solid" icon="plus">
              {t('home.add')}
            </ButtonLink>
          </span>
        )}
      </div>
      {!isClosed && <Figures store={store} />}
    </header>
  )
}

function Figures({ store: { alias, orders, ordersPath, products, recent, balance } }: { store: StoreHome }) {
  const t = useMessages('profile')
  const locale = useLocale()
  const href = useLocalizedHref()
  const figures = [
    { key: 'new', count: orders.new, path: `${ordersPath}&view=new` },
    { key: 'inProgress', count: orders.inProgress, path: `${ordersPath}&view=inProgress` },
    { key: 'shipped', count: orders.shipped, path: `${ordersPath}&view=shipped` },
    { key: 'active', count: products.active, path: '/profile/products?status=Active' },
  ] as const
  return (
    <>
      <ul>
        {figures.map(({ key, count, path }) => (
          <li key={key}>
            <a href={href(path)}>
              <span>{t(`figure.${key}`)}</span> <b>{formatNumber(count, locale)}</b>
            </a>
          </li>
        ))}
        {balance && (
          <li>
            <a href={href('/profile/balance')}>
              <span>{t('figure.balance')}</span> <b>{formatMoney(balance, locale, { whole: true })}</b>
            </a>
          </li>
        )}
      </ul>
      {recent && <Recent recent={recent} alias={alias} />}
    </>
  )
}

/** Who came in the last thirty days. */
function Recent({ recent, alias }: { recent: NonNullable<StoreHome['recent']>; alias: string }) {
  const t = useMessages('profile')
  const locale = useLocale()
  const href = useLocalizedHref()
  const paths = {
    productViews: '/profile/products?sort=views&order=desc',
    storeViews: `/store/${alias}`,
    contacts: '/profile/products?sort=contacts&order=desc',
  }
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">{t('recent', { day: formatDate(recent.since, locale) })}</h2>
      <ul>
        {(['productViews', 'storeViews', 'contacts'] as const).map((key) => (
          <li key={key}>
            <a href={href(paths[key])}>
              <span>{t(`figure.${key}`)}</span> <b>{formatNumber(recent[key], locale)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
