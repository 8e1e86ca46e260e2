type Fields = { password?: string; code?: string; passkey?: string }

/** What the fields of `Proof` show: the password, and one of the ways to show a second step. */
export const proofOf = ({ password, ...fields }: Fields) => ({ password: password || undefined, ...factorOf(fields) })

/** One field takes both kinds of code: six digits are of the authenticator. */
function factorOf({ code = '', passkey }: Omit<Fields, 'password'>) {
  if (passkey) return { passkey: parsed(passkey) }
  if (/^\d{6}$/.test(code.replace(/\s/g, ''))) return { code }
  return code ? { recoveryCode: code } : {}
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
