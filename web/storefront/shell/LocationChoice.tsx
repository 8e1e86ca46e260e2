import { useLocation } from 'react-router'
import type { RootData } from '../../root.tsx'
import { useLazy } from '../../lib/lazy.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './LocationChoice.module.css'

/** Where goods are looked for when nothing is chosen and no script runs: the countries of the marketplace. */
const countries = ['russia', 'belarus', 'kazakhstan', 'serbia', 'germany', 'italy', 'turkey'] as const

export type Place = { alias: string; name: string }

export function LocationChoice({ chosen }: { chosen: RootData['searchLocation'] }) {
  const t = useMessages('shell')
  const [Panel, load] = useLazy(
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
            <PlaceButton place={{ alias: 'all', name: t('location.all') }} />
            {countries.map((alias) => (
              <PlaceButton key={alias} place={{ alias, name: t(`location.${alias}`) }} isOn={alias === chosen?.alias} />
            ))}
          </>
        )}
      </div>
    </details>
  )
}

type Props = { place: Place; note?: string; isOn?: boolean; onChoose?: (place: Place) => void }

/** A form of its own: the page to come back to differs with the place. */
export function PlaceButton({ place, note, isOn, onChoose }: Props) {
  const href = useHref()
  const { pathname, search } = useLocation()
  return (
    <form className={styles.place} method="post" action="/preferences" onSubmit={() => onChoose?.(place)}>
      <input type="hidden" name="next" value={href(pathIn(pathname, place.alias)) + withoutPlace(search)} />
      <button type="submit" name="location" value={place.alias} aria-current={isOn || undefined}>
        <span>{place.name}</span>
        {note && <small>{note}</small>}
      </button>
    </form>
  )
}

/** Lists of goods and stores carry the place in their path. */
const pathIn = (pathname: string, alias: string) => pathname.replace(/^\/(catalog|stores)\/[^/]+/, `/$1/${alias}`)

function withoutPlace(search: string) {
  const kept = new URLSearchParams(search)
  for (const name of ['location', 'page', 'from']) kept.delete(name)
  return kept.size > 0 ? `?${kept}` : ''
}
