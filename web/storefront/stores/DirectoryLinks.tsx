import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type FacetLink, FacetLinks } from '../catalog/filters/FacetLinks.tsx'
import { encodeDirectory } from './directory-params.ts'
import type { DirectoryData } from './stores-data.ts'

type Props = { data: DirectoryData }

export function PlaceLinks({ data: { place, category, found, params } }: Props) {
  const t = useMessages('store')
  const linkTo = useDirectoryHref(params)
  const path = category?.nodes.at(-1)?.path
  const links: FacetLink[] = [
    ...(place.name ? [{ href: linkTo('all', path), label: t('filters.anyPlace') }] : []),
    ...place.parents.map(({ alias, name }) => ({ href: linkTo(alias, path), label: name })),
    ...(place.name ? [{ href: linkTo(place.alias, path), label: place.name, isCurrent: true }] : []),
    ...found.places.map(({ alias, name, count }) => ({ href: linkTo(alias, path), label: name, count })),
  ]
  return <FacetLinks links={links} />
}

export function ClassLinks({ data: { place, category, found, params } }: Props) {
  const t = useMessages('store')
  const linkTo = useDirectoryHref(params)
  const nodes = category?.nodes ?? []
  const links: FacetLink[] = [
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
  return <FacetLinks links={links} />
}

function useDirectoryHref(params: DirectoryData['params']) {
  const href = useLocalizedHref()
  const query = encodeDirectory({ ...params, page: 1 })
  return (place: string, path?: string) => href(`/stores/${place}${path ? `/${path}` : ''}`) + query
}
