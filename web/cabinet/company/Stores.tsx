import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import rows from '../Rows.module.css'
import { addresses } from '../entities/entity-names.ts'
import styles from './company.module.css'
import type { Store } from './company-data.ts'

const details = ['store', 'organization', 'companybranch', 'warehouse', 'deliveryplace'] as const

/** The stores of the account, and what the active one consists of. */
export function Stores({ stores, active }: { stores: readonly Store[]; active: Store }) {
  const t = useMessages('profile')
  const entities = useMessages('entities')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const { variant } = usePage()
  return (
    <section aria-labelledby="stores">
      <SectionHeading
        title={t('stores')}
        id="stores"
        link={variant === 'b2b' ? { href: href('/registration/company'), label: t('stores.add') } : undefined}
      />
      <ul className={`${rows.rows} ${styles.rows}`}>
        {stores.map((store) => (
          <li key={store.id}>
            <div>
              {store.isClosed ? <b>{store.name}</b> : <a href={href(`/store/${store.alias}`)}>{store.name}</a>}
              <small>{shell(`role.${store.role}`)}</small>
            </div>
            {store.isClosed && <Tag>{shell('store.closed')}</Tag>}
            {store.id === active.id ? (
              <Tag tone="good">{t('stores.active')}</Tag>
            ) : (
              <form method="post" action={href('/profile/store')}>
                <input type="hidden" name="next" value="/profile/company" />
                <Button
                  type="submit"
                  size="s"
                  name="storeId"
                  value={store.id}
                  aria-label={t('stores.chooseNamed', { name: store.name })}
                >
                  {t('stores.choose')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <nav className={styles.details} aria-label={t('company.details')}>
        {details.map((key) => (
          <ButtonLink key={key} href={href(addresses[key])} size="s">
            {entities(`title.${key}`)}
          </ButtonLink>
        ))}
        {active.can.includes('closing') && (
          <ButtonLink href={href('/profile/company/closing')} size="s" variant="quiet">
            {entities('closing')}
          </ButtonLink>
        )}
      </nav>
    </section>
  )
}
