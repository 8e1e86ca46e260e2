import { problemField } from '../../lib/problem-field.ts'
import type { Problem } from '../../lib/request-context.ts'

/** Errors of a form: one text for the whole form and one per field. */
export type FormErrors = { text: string | null; fields: Record<string, string> }

/** The text to show for each field if it is empty or invalid. */
type FieldMessages = Record<string, string>

/** Undefined if all fields are filled in. */
export function findMissing(values: Record<string, string>, messages: FieldMessages): FormErrors | undefined {
  const missing = Object.entries(messages).filter(([name]) => !values[name])
  return missing.length > 0 ? { text: null, fields: Object.fromEntries(missing) } : undefined
}

export function toFormErrors(problem: Problem, messages: FieldMessages): FormErrors {
  const { detail, errors = [] } = problem
  const known = errors.flatMap(({ path }) => (messages[path] ? [[path, messages[path]]] : []))
  if (known.length > 0) return { text: null, fields: Object.fromEntries(known) }
  const field = problemField(problem, Object.keys(messages))
  return field ? { text: null, fields: { [field]: detail } } : { text: detail, fields: {} }
}

export const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
/** Not trimmed: leading and trailing spaces are part of a password. */
export const readPassword = (form: FormData, name: string) => String(form.get(name) ?? '')
/** Removes the spaces of a pasted code. */
export const readCode = (form: FormData, name: string) => readText(form, name).replace(/\s/g, '')
/** The captcha provider's token, if the form has one. */
export const readCaptchaToken = (form: FormData) => readText(form, 'captchaToken') || undefined
