import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import facet from '../catalog/FacetFields.module.css'
import { encodeDirectory } from './directory-params.ts'
import type { Data } from './stores.tsx'
import styles from './stores.module.css'

type Given = { data: Data }
type Row = { href: string; label: string; count?: number; isHere?: boolean }

export function PlaceLinks({ data: { place, category, found, params } }: Given) {
  const t = useMessages('store')
  const to = useAddress(params)
  const path = category?.nodes.at(-1)?.path
  const rows: Row[] = [
    ...(place.name ? [{ href: to('all', path), label: t('filters.anyPlace') }] : []),
    ...place.parents.map(({ alias, name }) => ({ href: to(alias, path), label: name })),
    ...(place.name ? [{ href: to(place.alias, path), label: place.name, isHere: true }] : []),
    ...found.places.map(({ alias, name, count }) => ({ href: to(alias, path), label: name, count })),
  ]
  return <Links rows={rows} />
}

export function ClassLinks({ data: { place, category, found, params } }: Given) {
  const t = useMessages('store')
  const to = useAddress(params)
  const nodes = category?.nodes ?? []
  const rows: Row[] = [
    ...(category ? [{ href: to(place.alias), label: t('filters.anyClass') }] : []),
    ...nodes.map((node) => ({ href: to(place.alias, node.path), label: node.name, isHere: node === nodes.at(-1) })),
    ...found.classes
      .filter(({ count }) => count > 0)
      .map(({ value, label, count }) => ({ href: to(place.alias, value), label, count })),
  ]
  return <Links rows={rows} />
}

/** The way up, where the directory is, and what lies below with counts. */
function Links({ rows }: { rows: readonly Row[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.links}>
      {rows.map(({ href, label, count, isHere }) => (
        <li key={href}>
          <a href={href} aria-current={isHere || undefined}>
            {label}
            {count !== undefined && <span className={facet.number}>{formatNumber(count, locale)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

function useAddress(params: Data['params']) {
  const href = useHref()
  const query = encodeDirectory({ ...params, page: 1 })
  return (place: string, path?: string) => href(`/stores/${place}${path ? `/${path}` : ''}`) + query
}
