import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import type { StoreHome } from './overview-data.ts'
import styles from './overview.module.css'

/** The store with its figures, each of which leads to what it counts. */
export function StoreHead({ store: { name, alias, logoId, orders, products } }: { store: StoreHome }) {
  const t = useMessages('profile')
  const locale = useLocale()
  const href = useLocalizedHref()
  const figures = [
    { key: 'new', count: orders.new, path: '/profile/orders?side=seller&view=new' },
    { key: 'inProgress', count: orders.inProgress, path: '/profile/orders?side=seller&view=inProgress' },
    { key: 'shipped', count: orders.shipped, path: '/profile/orders?side=seller&view=shipped' },
    { key: 'active', count: products.active, path: '/profile/products?status=Active' },
  ] as const
  return (
    <header className={styles.store}>
      <div>
        {logoId && <Thumbnail id={logoId} size={56} />}
        <h1>{name}</h1>
        <ButtonLink href={href(`/store/${alias}`)} size="s">
          {t('home.open')}
        </ButtonLink>
      </div>
      <ul>
        {figures.map(({ key, count, path }) => (
          <li key={key}>
            <a href={href(path)}>
              <span>{t(`figure.${key}`)}</span> <b>{formatNumber(count, locale)}</b>
            </a>
          </li>
        ))}
      </ul>
    </header>
  )
}
