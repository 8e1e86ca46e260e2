import { useRouteLoaderData } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import { ContactButtons } from '../../shared/ContactButtons.tsx'
import { formatResponseTime } from '../../lib/response-time.ts'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { StoreMinimum } from '../../shared/StoreMinimum.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { Tag } from '../../ui/Tag.tsx'
import styles from './store.module.css'
import type { Store, StoreData } from './store-data.ts'
import { VerifiedStamp } from './VerifiedStamp.tsx'

type Props = { store: Store; confirmed: StoreData['confirmed'] }

export function StoreHeader({ store, confirmed }: Props) {
  const t = useMessages('store')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  const isOwn = account?.stores.some(({ id }) => id === store.id) ?? false
  const { name, supplierType, logoId, organization, isPromo, city, foundedYear } = store
  const country = store.parents.find(({ level }) => level === 'Country')?.name
  const minimum = store.minimumOrder.minor > 0 && <StoreMinimum amount={store.minimumOrder} />
  const facts: Fact[] = [
    [common('stores.location'), country && country !== city ? t('facts.place', { city, country }) : city],
    [t('section.products'), formatNumber(store.productCount, locale)],
    [common('stores.orderFrom'), minimum],
    [common('stores.answersIn'), formatResponseTime(store, common, locale) || common('stores.answers.none')],
    foundedYear === null
      ? [t('facts.hereSince'), store.createdAt.slice(0, 4)]
      : [t('facts.founded'), String(foundedYear)],
  ]
  return (
    <header className={styles.header}>
      <Thumbnail id={logoId} kind="logo" size={96} className={styles.logo} priority />
      <div className={styles.who}>
        <h1>{name}</h1>
        <div className={styles.marks}>
          {supplierType !== 'Other' && <span>{common(`supplierType.${supplierType}`)}</span>}
          {confirmed && <VerifiedStamp facts={confirmed} organization={organization} />}
          {isPromo && <Tag tone="promo">{common('promo')}</Tag>}
        </div>
      </div>
      <div className={styles.contact}>
        {isOwn ? (
          <ButtonLink href={href('/profile/company')}>{t('own.manage')}</ButtonLink>
        ) : (
          <>
            <p className={styles.write}>
              <ChatLink store={store} variant="solid" block />
            </p>
            <ContactButtons store={store} hasPhone={store.hasPhone} />
          </>
        )}
      </div>
      <FactList facts={facts} className={`${sheet.sheet} ${styles.facts}`} />
    </header>
  )
}
