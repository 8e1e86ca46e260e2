import { useEffect, useRef, useState } from 'react'
import type { searchLocations } from '#modules/geo/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { labelOf } from './places.ts'

type Props = { value: string; location: string; places: readonly { alias: string; label: string }[]; error?: string }
type Found = OutputOf<typeof searchLocations>

const waitMs = 150

/** A name is typed; the server finds the place. When it may mean several, they are shown to choose from. */
export function PlaceField({ value, location, places, error }: Props) {
  const t = useMessages('registration')
  const [labels, setLabels] = useState<readonly string[]>([])
  const [isTyped, setTyped] = useState(false)
  const asked = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  const suggest = (text: string) => {
    setTyped(true)
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    const name = text.split(',')[0]!.trim()
    if (name.length < 2) return
    setTimeout(async () => {
      if (signal.aborted) return
      const result = await clientApi<Found>(`geo/location/search?limit=8&text=${encodeURIComponent(name)}`, { signal })
      if (result.success)
        setLabels(result.data.items.filter(({ level }) => level !== 'Country' && level !== 'Union').map(labelOf))
    }, waitMs)
  }
  return (
    <>
      <Field
        id="place"
        name="place"
        label={t('place')}
        hint={t('place.hint')}
        defaultValue={value}
        error={error}
        list="places"
        autoComplete="off"
        maxLength={160}
        required
        onChange={({ target }) => suggest(target.value)}
      />
      <datalist id="places">
        {labels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
      {places.length > 1 && !isTyped && (
        <>
          <input type="hidden" name="placeAsked" value={value} />
          <Select id="location" name="location" label={t('place.which')} defaultValue={location}>
            {places.map(({ alias, label }) => (
              <option key={alias} value={alias}>
                {label}
              </option>
            ))}
          </Select>
        </>
      )}
    </>
  )
}
