/** The fields of a form as text. Every character of a password counts, spaces at its ends too. */
export const fieldsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, isPassword.test(name) ? String(value) : String(value).trim()]),
  ) as Record<string, string>

const isPassword = /password/i
const secret = /password|code|passkey/i

/** Passwords, codes and what a passkey has signed are not given back to the page. */
export const withoutSecrets = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.test(name)))
