import { useMemo } from 'react'
import type { FormResult } from '../../forms/define-actions.ts'
import { formControls, useRefusedForm } from '../../forms/use-form.ts'
import type { Locale } from '../../lib/locale.ts'
import type { Places } from '../../shared/place/PlaceField.tsx'
import type { DocumentForm } from './form-controls.ts'
import type { FormValues } from './form-values.ts'

/** The controls of a page's form `save`, with the values and the problem of a refused one. */
export function useDocumentControls(stored: FormValues, locale: Locale | null) {
  const refused = useRefusedForm('save')
  const form = useMemo(
    (): DocumentForm => ({
      controls: formControls('save', { values: stored, refused }),
      values: refused?.values ?? stored,
      language: locale ?? 'en',
      places: placesOf(refused),
    }),
    [stored, refused, locale],
  )
  return { form, problem: refused?.problem ?? null }
}

const placesOf = (refused: FormResult | null) => (refused?.step as { places: Places } | null)?.places ?? []
