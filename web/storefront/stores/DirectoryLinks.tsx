import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import facet from '../catalog/FacetFields.module.css'
import { encodeDirectory } from './directory-params.ts'
import type { DirectoryData } from './stores-data.ts'
import styles from './stores.module.css'

type Props = { data: DirectoryData }
type DirectoryLink = { href: string; label: string; count?: number; isCurrent?: boolean }

export function PlaceLinks({ data: { place, category, found, params } }: Props) {
  const t = useMessages('store')
  const linkTo = useDirectoryHref(params)
  const path = category?.nodes.at(-1)?.path
  const links: DirectoryLink[] = [
    ...(place.name ? [{ href: linkTo('all', path), label: t('filters.anyPlace') }] : []),
    ...place.parents.map(({ alias, name }) => ({ href: linkTo(alias, path), label: name })),
    ...(place.name ? [{ href: linkTo(place.alias, path), label: place.name, isCurrent: true }] : []),
    ...found.places.map(({ alias, name, count }) => ({ href: linkTo(alias, path), label: name, count })),
  ]
  return <Links links={links} />
}

export function ClassLinks({ data: { place, category, found, params } }: Props) {
  const t = useMessages('store')
  const linkTo = useDirectoryHref(params)
  const nodes = category?.nodes ?? []
  const links: DirectoryLink[] = [
    ...(category ? [{ href: linkTo(place.alias), label: t('filters.anyClass') }] : []),
    ...nodes.map((node) => ({
      href: linkTo(place.alias, node.path),
      label: node.name,
      isCurrent: node === nodes.at(-1),
    })),
    ...found.classes
      .filter(({ count }) => count > 0)
      .map(({ value, label, count }) => ({ href: linkTo(place.alias, value), label, count })),
  ]
  return <Links links={links} />
}

/** The ancestors, the current node and its children with counts. */
function Links({ links }: { links: readonly DirectoryLink[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, count, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent || undefined}>
            {label}
            {count !== undefined && <span className={facet.number}>{formatNumber(count, locale)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

function useDirectoryHref(params: DirectoryData['params']) {
  const href = useLocalizedHref()
  const query = encodeDirectory({ ...params, page: 1 })
  return (place: string, path?: string) => href(`/stores/${place}${path ? `/${path}` : ''}`) + query
}
