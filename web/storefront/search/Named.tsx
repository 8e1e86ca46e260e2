import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { SearchOutput } from '../catalog/listing.ts'
import styles from './Named.module.css'

type Props = { named: SearchOutput['named']; location: string }

/** Links to the categories and brands whose name was searched for. */
export function Named({ named: { categories, brands }, location }: Props) {
  const t = useMessages('search')
  const href = useLocalizedHref()
  const links = [
    ...categories.map(({ name, path }) => ({
      name,
      kind: t('named.category'),
      icon: 'squares-four' as const,
      href: href(`/catalog/${location}/${path}`),
    })),
    ...brands.map(({ name, alias }) => ({
      name,
      kind: t('named.brand'),
      icon: 'tag' as const,
      href: href(`/catalog/${location}?brand=${encodeURIComponent(alias)}`),
    })),
  ]
  if (links.length === 0) return null
  return (
    <nav className={styles.named} aria-label={t('named')}>
      {links.map(({ name, kind, icon, href: to }) => (
        <a key={to} href={to}>
          <Icon name={icon} />
          <span>{kind}</span>
          <b>{name}</b>
          <Icon name="caret-right" size="s" />
        </a>
      ))}
    </nav>
  )
}
