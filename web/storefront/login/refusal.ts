import { fieldOf } from '../../lib/field-of.ts'
import type { Problem } from '../../lib/given.ts'

/** What a refused form says: a sentence on top, and one at each field that must change. */
export type Refusal = { text: string | null; fields: Record<string, string> }

/** The fields of a form, each with what it asks for when it is empty or cannot be right. */
type Wants = Record<string, string>

/** Undefined when every field is filled in. */
export function emptyIn(values: Record<string, string>, wants: Wants): Refusal | undefined {
  const empty = Object.entries(wants).filter(([name]) => !values[name])
  return empty.length > 0 ? { text: null, fields: Object.fromEntries(empty) } : undefined
}

export function refusalOf(problem: Problem, wants: Wants): Refusal {
  const { detail, errors = [] } = problem
  const known = errors.flatMap(({ path }) => (wants[path] ? [[path, wants[path]]] : []))
  if (known.length > 0) return { text: null, fields: Object.fromEntries(known) }
  const field = fieldOf(problem, Object.keys(wants))
  return field ? { text: null, fields: { [field]: detail } } : { text: detail, fields: {} }
}

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
/** Every character of a password counts, spaces at its ends too. */
export const passwordIn = (form: FormData, name: string) => String(form.get(name) ?? '')
/** People paste codes with spaces. */
export const codeIn = (form: FormData, name: string) => textIn(form, name).replace(/\s/g, '')
/** The provider's word that a person filled in the form; left out where nobody asked for it. */
export const captchaIn = (form: FormData) => textIn(form, 'captchaToken') || undefined
