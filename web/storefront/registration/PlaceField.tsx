import { useEffect, useRef, useState } from 'react'
import type { searchLocations } from '#modules/geo/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import { locationLabel } from './location-label.ts'

type Props = { value: string; location: string; places: readonly { alias: string; label: string }[]; error?: string }

const debounceMs = 150

/** Text field for a location name; the server resolves it. If the name is ambiguous, a select offers the candidates. */
export function PlaceField({ value, location, places, error }: Props) {
  const t = useMessages('registration')
  const [labels, setLabels] = useState<readonly string[]>([])
  const [isTyped, setTyped] = useState(false)
  const request = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const suggest = (text: string) => {
    setTyped(true)
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    const name = text.split(',')[0]!.trim()
    if (name.length < 2) return
    setTimeout(async () => {
      if (signal.aborted) return
      const result = await clientCall<typeof searchLocations>(
        'GET geo/location/search',
        { text: name, limit: 8 },
        { signal },
      )
      if (result.success)
        setLabels(result.data.items.filter(({ level }) => level !== 'Country' && level !== 'Union').map(locationLabel))
    }, debounceMs)
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
