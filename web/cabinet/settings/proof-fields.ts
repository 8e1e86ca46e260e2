type Fields = { password?: string; code?: string; passkey?: string }

/** API input for the fields of `Proof`: password and one second factor. */
export const proofOf = ({ password, ...fields }: Fields) => ({ password: password || undefined, ...factorOf(fields) })

/** One field takes both kinds of code: six digits are a TOTP code, anything else a recovery code. */
function factorOf({ code = '', passkey }: Omit<Fields, 'password'>) {
  if (passkey) return { passkey: parseJson(passkey) }
  if (/^\d{6}$/.test(code.replace(/\s/g, ''))) return { code }
  return code ? { recoveryCode: code } : {}
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
