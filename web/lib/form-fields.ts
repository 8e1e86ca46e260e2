/** The fields of a form as trimmed text. Passwords are not trimmed. */
export const fieldsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, passwordName.test(name) ? String(value) : String(value).trim()]),
  ) as Record<string, string>

const passwordName = /password/i
const secretName = /password|code|passkey/i

/** Removes passwords, codes and passkey assertions, which must not be sent back to the page. */
export const withoutSecrets = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !secretName.test(name)))
