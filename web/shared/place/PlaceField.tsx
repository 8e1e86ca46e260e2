import { useEffect, useRef, useState } from 'react'
import type { searchLocations } from '#modules/geo/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import { isPlace, type PlaceScope } from './is-place.ts'
import { locationLabel } from './location-label.ts'

type Control = ReturnType<FormControls<string>['select']>
/** The locations that match the typed name of a refused form. */
export type Places = readonly { alias: string; label: string }[]

type Texts = { label: string; hint?: string | undefined; which: string }
type Props = {
  place: Control
  location: Control
  places: Places
  scope?: PlaceScope
  texts: Texts
}

const debounceMs = 150

/** Text field for a location name; the server resolves it. If the name is ambiguous, a select offers the candidates. */
export function PlaceField({
  place,
  location,
  places,
  scope = 'withinCountries',
  texts: { label, hint, which },
}: Props) {
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
      if (result.success) setLabels(result.data.items.filter((item) => isPlace(item, scope)).map(locationLabel))
    }, debounceMs)
  }
  return (
    <>
      <Field
        {...place}
        id={location.id}
        error={location.error}
        label={label}
        hint={hint}
        list="places"
        autoComplete="off"
        maxLength={160}
        required
        onChange={({ target }) => suggest(target.value)}
      />
      <datalist id="places">
        {labels.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      {places.length > 1 && !isTyped && (
        <>
          <input type="hidden" name="placeAsked" value={place.defaultValue} />
          <Select id={place.id} name={location.name} label={which} defaultValue={location.defaultValue}>
            {places.map((each) => (
              <option key={each.alias} value={each.alias}>
                {each.label}
              </option>
            ))}
          </Select>
        </>
      )}
    </>
  )
}
