import { createContext, useContext } from 'react'
import type { Locale } from '../../lib/locale.ts'
import type { formControls } from '../../forms/use-form.ts'
import type { Places } from '../../shared/place/PlaceField.tsx'
import type { FormValues } from './form-values.ts'

export type DocumentForm = {
  controls: ReturnType<typeof formControls<string>>
  values: FormValues
  /** The language of the store, in which required texts must be given. */
  language: Locale
  /** The language whose texts stand beside those of the store's language. Without it the others are folded. */
  beside?: Locale
  /** The locations that the text of a refused form may mean. */
  places: Places
}

/** The form around the fields of a document. */
export const DocumentFormContext = createContext<DocumentForm | null>(null)

export function useDocumentForm(): DocumentForm {
  const form = useContext(DocumentFormContext)
  if (!form) throw new Error('Fields of a document are inside of its form')
  return form
}
