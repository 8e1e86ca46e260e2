import { useMemo } from 'react'
import type { FormResult } from '../../forms/define-actions.ts'
import { formControls, useRefusedForm } from '../../forms/use-form.ts'
import type { Locale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import type { Places } from '../../shared/place/PlaceField.tsx'
import type { DocumentForm } from './form-controls.ts'
import type { FormValues } from './form-values.ts'

/** The controls of a page's form `save`, with the values and the problem of a refused one. */
export function useDocumentControls(stored: FormValues, locale: Locale | null) {
  const t = useMessages('document-form')
  const refused = useRefusedForm('save')
  const places = placesOf(refused)
  const placeProblem = refused?.values.place ? t(places.length > 1 ? 'place.several' : 'place.unknown') : undefined
  const form = useMemo(
    (): DocumentForm => ({
      controls: formControls<string>('save', {
        values: stored,
        refused,
        requirements: placeProblem ? { 'fields.location': placeProblem } : {},
      }),
      values: refused?.values ?? stored,
      language: locale ?? 'en',
      places: placesOf(refused),
    }),
    [stored, refused, locale, placeProblem],
  )
  return { form, problem: refused?.problem ?? null }
}

const placesOf = (refused: FormResult | null) => (refused?.step as { places: Places } | null)?.places ?? []
