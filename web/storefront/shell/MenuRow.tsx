import { useLocation } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './Header.module.css'
import { usePlace } from './location/use-place.ts'

const maxClasses = 6

export function MenuRow({ classes }: Pick<RootData, 'classes'>) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const place = usePlace()?.alias ?? 'all'
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      <div className={layout.wrap}>
        <MainLinks />
        <span className={styles.bar} />
        {classes.slice(0, maxClasses).map(({ id, name, path }) => (
          <a key={id} className={styles.class} href={href(`/catalog/${place}/${path}`)}>
            {name}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** Products, stores and, on the B2B site, selling; in Russian also the further links of the settings. */
export function MainLinks() {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { variant, locale, envPublic } = usePage()
  const { blog, promotion, verification } = envPublic.menuLinks
  const { pathname } = useLocation()
  const place = usePlace()?.alias ?? 'all'
  const linkTo = (name: string, path: string, area: string, label: string) => (
    <a
      href={path.startsWith('/') ? href(path) : path}
      data-metric={`menu.${name}`}
      aria-current={pathname.startsWith(area) ? 'true' : undefined}
    >
      {label}
    </a>
  )
  return (
    <>
      {linkTo('products', `/catalog/${place}`, '/catalog/', t('goods'))}
      {linkTo('suppliers', `/stores/${place}`, '/stores/', t('stores'))}
      {variant === 'b2b' && linkTo('sell', '/start', '/start', t('sell'))}
      {locale === 'ru' && (
        <>
          {blog && linkTo('blog', blog, blog, t('menu.blog'))}
          {promotion && linkTo('promotion', promotion, promotion, t('menu.promotion'))}
          {verification && linkTo('verification', verification, verification, t('footer.verification'))}
        </>
      )}
    </>
  )
}
