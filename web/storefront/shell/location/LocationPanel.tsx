import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { getLocationTree, searchLocations } from '#modules/geo/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import { useMessages } from '../../../lib/messages.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LocationButton } from './LocationButton.tsx'
import styles from './LocationChoice.module.css'
import type { Place } from './use-place.ts'

type Level = OutputOf<typeof getLocationTree>
type LocationMatches = OutputOf<typeof searchLocations>['items']

const debounceMs = 150
const recentKey = 'recentPlaces'

/** Location search, or the location tree one level at a time with recent choices on top. */
export function LocationPanel({ chosen }: { chosen: Place | null }) {
  const t = useMessages('finders')
  const [text, setText] = useState('')
  const [matches, setMatches] = useState<LocationMatches | null>(null)
  const [level, setLevel] = useState<Level | null>(null)
  const [recent] = useState(readRecent)
  const list = useRef<HTMLDivElement>(null)

  const open = async (parent: string) => {
    const result = await clientCall<typeof getLocationTree>('GET geo/location/tree', { parent })
    if (result.success) setLevel(result.data)
  }
  useEffect(() => void open('all'), [])
  useEffect(() => {
    if (!text.trim()) return setMatches(null)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await clientCall<typeof searchLocations>(
        'GET geo/location/search',
        { text: text.trim(), limit: 8 },
        { signal: controller.signal },
      )
      if (result.success) setMatches(result.data.items)
    }, debounceMs)
    return () => (clearTimeout(timer), controller.abort())
  }, [text])

  const moveDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    list.current?.querySelector('button')?.[event.key === 'Enter' ? 'click' : 'focus']()
  }

  return (
    <>
      <label className={styles.find}>
        <span>{t('location.find')}</span>
        <input
          type="search"
          value={text}
          maxLength={80}
          autoComplete="off"
          autoFocus
          onChange={(event) => setText(event.target.value)}
          onKeyDown={moveDown}
        />
      </label>
      <div ref={list}>
        {matches ? (
          <>
            {matches.map((place) => (
              <LocationButton
                key={place.alias}
                place={place}
                note={place.parents
                  .map(({ name }) => name)
                  .reverse()
                  .join(', ')}
                onChoose={saveRecent}
              />
            ))}
            {matches.length === 0 && <p className={styles.nothing}>{t('location.nothing')}</p>}
          </>
        ) : (
          <>
            {recent.length > 0 && level?.alias === 'all' && (
              <div className={styles.recent}>
                <p>{t('location.recent')}</p>
                {recent.map((place) => (
                  <LocationButton key={place.alias} place={place} isOn={place.alias === chosen?.alias} />
                ))}
              </div>
            )}
            {level && <Tree level={level} chosen={chosen} onOpen={open} />}
          </>
        )}
      </div>
    </>
  )
}

function Tree({ level, chosen, onOpen }: { level: Level; chosen: Place | null; onOpen: (alias: string) => void }) {
  const t = useMessages('finders')
  const shell = useMessages('shell')
  const ancestors = level.parents.filter(({ alias }) => alias !== level.alias)
  return (
    <>
      {ancestors.length > 0 && (
        <nav className={styles.way} aria-label={t('location.levels')}>
          {ancestors.map(({ alias, level: kind, name }) => (
            <button key={alias} type="button" onClick={() => onOpen(alias)}>
              {kind === 'All' ? shell('location.all') : name}
              <Icon name="caret-right" size="s" />
            </button>
          ))}
        </nav>
      )}
      <LocationButton
        place={{
          alias: level.alias,
          name: level.level === 'All' ? shell('location.all') : t('location.whole', { name: level.name }),
        }}
        onChoose={saveRecent}
        isOn={level.alias === (chosen?.alias ?? 'all')}
      />
      {level.children.map((place) => (
        <div key={place.alias} className={styles.row}>
          <LocationButton place={place} isOn={place.alias === chosen?.alias} onChoose={saveRecent} />
          {place.childCount > 0 && (
            <button
              type="button"
              className={styles.deeper}
              aria-label={t('location.deeper', { name: place.name })}
              onClick={() => onOpen(place.alias)}
            >
              <Icon name="caret-right" size="s" />
            </button>
          )}
        </div>
      ))}
    </>
  )
}

function readRecent(): Place[] {
  try {
    return (JSON.parse(localStorage.getItem(recentKey) ?? '[]') as Place[]).slice(0, 3)
  } catch {
    return []
  }
}

function saveRecent({ alias, name }: Place) {
  if (alias === 'all') return
  try {
    localStorage.setItem(
      recentKey,
      JSON.stringify([{ alias, name }, ...readRecent().filter((place) => place.alias !== alias)].slice(0, 3)),
    )
  } catch {
    // Without local storage there are no recent choices.
  }
}
