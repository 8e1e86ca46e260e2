export type Fields = Record<string, string>

/** The fields of a form as trimmed text, a repeated one by its last value. Files are left out. */
export const fieldsOf = (form: FormData): Fields =>
  Object.fromEntries(namesOf(form).map((name) => [name, textsOf(form, name).at(-1)!]))

/** The texts of a field, which is repeated in a list. */
export const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [trimmed(name, value)] : []))

/** The fields that a refused form shows again; a repeated one is a list. */
export type SubmittedValues = Readonly<Record<string, string | readonly string[]>>

/** The fields of a form without its secrets, which must not be sent back to the page. */
export const submittedValues = (form: FormData): SubmittedValues =>
  Object.fromEntries(
    namesOf(form)
      .filter((name) => !isSecret.test(name) && !isOfForm.test(name))
      .map((name) => [name, textsOf(form, name)] as const)
      .map(([name, texts]) => [name, texts.length > 1 ? texts : texts[0]!]),
  )

const namesOf = (form: FormData) => [...new Set(form.keys())].filter((name) => textsOf(form, name).length > 0)

/** Every character of a password counts, spaces at its ends too. */
const trimmed = (name: string, text: string) => (isPassword.test(name) ? text : text.trim())

const isPassword = /password/i
const isSecret = /password|passkey|secret|^code$|recoveryCode/i
const isOfForm = /^(intent|formKey)$/
