import { useEffect, useRef, useState } from 'react'
import type { searchLocations } from '#modules/geo/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import type { Places } from './company-data.ts'
import { locationLabel } from './location-label.ts'

type Control = ReturnType<FormControls<string>['select']>
type Props = { place: Control; location: Control; places: Places }

const debounceMs = 150

/** Text field for a location name; the server resolves it. If the name is ambiguous, a select offers the candidates. */
export function PlaceField({ place, location, places }: Props) {
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
        {...place}
        id={location.id}
        error={location.error}
        label={t('place')}
        hint={t('place.hint')}
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
          <input type="hidden" name="placeAsked" value={place.defaultValue} />
          <Select id={place.id} name={location.name} label={t('place.which')} defaultValue={location.defaultValue}>
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
