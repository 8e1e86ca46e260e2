import type { Problem } from '../lib/request-context.ts'

export type Fields = Record<string, string>

/** The fields of a form as trimmed text, a repeated one by its last value. Files are left out. */
export const fieldsOf = (form: FormData): Fields =>
  Object.fromEntries(namesOf(form).map((name) => [name, textsOf(form, name).at(-1)!]))

/** The texts of a field, which is repeated in a list. */
export const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [trimmed(name, value)] : []))

/** The fields that a refused form shows again; a repeated one is a list. */
export type SubmittedValues = Readonly<Record<string, string | readonly string[]>>

/** The fields of a form without its secrets, which must not be sent back to the page. A code is shown again after another field was refused. */
export const submittedValues = (form: FormData, problem?: Pick<Problem, 'errors'>): SubmittedValues =>
  Object.fromEntries(
    namesOf(form)
      .filter(
        (name) => !isOfForm.test(name) && (name === 'code' ? isOtherRefused(name, problem) : !isSecret.test(name)),
      )
      .map((name) => [name, textsOf(form, name)] as const)
      .map(([name, texts]) => [name, texts.length > 1 ? texts : texts[0]!]),
  )

const isOtherRefused = (name: string, { errors = [] }: Pick<Problem, 'errors'> = {}) =>
  errors.length > 0 && errors.every(({ path }) => path !== name)

const namesOf = (form: FormData) => [...new Set(form.keys())].filter((name) => textsOf(form, name).length > 0)

/** Every character of a password counts, spaces at its ends too. */
const trimmed = (name: string, text: string) => (isPassword.test(name) ? text : text.trim())

const isPassword = /password/i
const isSecret = /password|passkey|secret|recoveryCode/i
const isOfForm = /^(intent|formKey)$/
