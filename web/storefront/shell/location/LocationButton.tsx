import { useLocation } from 'react-router'
import { useLocalizedHref } from '../../../lib/page.ts'
import styles from './LocationChoice.module.css'
import type { Place } from './use-place.ts'

type Props = { place: Place; note?: string; isOn?: boolean; onChoose?: (place: Place) => void }

/** One form per location, because the page to return to depends on it. */
export function LocationButton({ place, note, isOn, onChoose }: Props) {
  const href = useLocalizedHref()
  const { pathname, search } = useLocation()
  return (
    <form className={styles.place} method="post" action="/preferences" onSubmit={() => onChoose?.(place)}>
      <input
        type="hidden"
        name="next"
        value={href(pathWithLocation(pathname, place.alias)) + withoutLocation(search)}
      />
      <button type="submit" name="location" value={place.alias} aria-current={isOn || undefined}>
        <span>{place.name}</span>
        {note && <small>{note}</small>}
      </button>
    </form>
  )
}

/** Product lists and the store directory have the location in their path. */
const pathWithLocation = (pathname: string, alias: string) =>
  pathname.replace(/^\/(catalog|stores)\/[^/]+/, `/$1/${alias}`)

function withoutLocation(search: string) {
  const params = new URLSearchParams(search)
  for (const name of ['location', 'page', 'from']) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
