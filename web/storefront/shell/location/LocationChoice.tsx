import { useLocation } from 'react-router'
import type { RootData } from '../../../root.tsx'
import { useLazyComponent } from '../../../lib/lazy-component.ts'
import { useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './LocationChoice.module.css'

/** The options without JavaScript. */
const countries = ['russia', 'belarus', 'kazakhstan', 'serbia', 'germany', 'italy', 'turkey'] as const

export type LocationOption = { alias: string; name: string }

export function LocationChoice({ chosen }: { chosen: RootData['searchLocation'] }) {
  const t = useMessages('shell')
  const [Panel, load] = useLazyComponent(
    () => import('./LocationPanel.tsx').then(({ LocationPanel }) => LocationPanel),
    'finders',
  )
  const name = chosen?.name ?? t('location.all')
  return (
    <details data-menu="" className={styles.choice} onToggle={(event) => event.currentTarget.open && load()}>
      <summary aria-label={t('location.label', { name })}>
        <Icon name="map-pin" size="s" />
        <span>{name}</span>
        <Icon name="caret-down" size="s" />
      </summary>
      <div className={styles.panel}>
        {Panel ? (
          <Panel chosen={chosen} />
        ) : (
          <>
            <LocationButton place={{ alias: 'all', name: t('location.all') }} />
            {countries.map((alias) => (
              <LocationButton
                key={alias}
                place={{ alias, name: t(`location.${alias}`) }}
                isOn={alias === chosen?.alias}
              />
            ))}
          </>
        )}
      </div>
    </details>
  )
}

type Props = { place: LocationOption; note?: string; isOn?: boolean; onChoose?: (place: LocationOption) => void }

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
