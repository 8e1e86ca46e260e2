import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { getLocationTree, searchLocations } from '#modules/geo/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Place, PlaceButton } from './LocationChoice.tsx'
import styles from './LocationChoice.module.css'

type Level = OutputOf<typeof getLocationTree>
type Found = OutputOf<typeof searchLocations>['items']

const waitMs = 150
const recentKey = 'recentPlaces'

/** Search over all places, else one level of the tree at a time, with those chosen lately on top. */
export function LocationPanel({ chosen }: { chosen: Place | null }) {
  const t = useMessages('finders')
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [level, setLevel] = useState<Level | null>(null)
  const [recent] = useState(readRecent)
  const list = useRef<HTMLDivElement>(null)

  const open = async (parent: string) => {
    const result = await clientApi<Level>(`geo/location/tree?parent=${encodeURIComponent(parent)}`)
    if (result.success) setLevel(result.data)
  }
  useEffect(() => void open('all'), [])
  useEffect(() => {
    if (!text.trim()) return setFound(null)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await clientApi<{ items: Found }>(
        `geo/location/search?limit=8&text=${encodeURIComponent(text.trim())}`,
        {
          signal: controller.signal,
        },
      )
      if (result.success) setFound(result.data.items)
    }, waitMs)
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
        {found ? (
          <>
            {found.map((place) => (
              <PlaceButton
                key={place.alias}
                place={place}
                note={place.parents
                  .map(({ name }) => name)
                  .reverse()
                  .join(', ')}
                onChoose={remember}
              />
            ))}
            {found.length === 0 && <p className={styles.nothing}>{t('location.nothing')}</p>}
          </>
        ) : (
          <>
            {recent.length > 0 && level?.alias === 'all' && (
              <div className={styles.recent}>
                <p>{t('location.recent')}</p>
                {recent.map((place) => (
                  <PlaceButton key={place.alias} place={place} isOn={place.alias === chosen?.alias} />
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
  const way = level.parents.filter(({ alias }) => alias !== level.alias)
  return (
    <>
      {way.length > 0 && (
        <nav className={styles.way} aria-label={t('location.levels')}>
          {way.map(({ alias, level: kind, name }) => (
            <button key={alias} type="button" onClick={() => onOpen(alias)}>
              {kind === 'All' ? shell('location.all') : name}
              <Icon name="caret-right" size="s" />
            </button>
          ))}
        </nav>
      )}
      <PlaceButton
        place={{
          alias: level.alias,
          name: level.level === 'All' ? shell('location.all') : t('location.whole', { name: level.name }),
        }}
        onChoose={remember}
        isOn={level.alias === (chosen?.alias ?? 'all')}
      />
      {level.children.map((place) => (
        <div key={place.alias} className={styles.row}>
          <PlaceButton place={place} isOn={place.alias === chosen?.alias} onChoose={remember} />
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

function remember({ alias, name }: Place) {
  if (alias === 'all') return
  try {
    localStorage.setItem(
      recentKey,
      JSON.stringify([{ alias, name }, ...readRecent().filter((place) => place.alias !== alias)].slice(0, 3)),
    )
  } catch {
    // Without storage nothing is recent.
  }
}
