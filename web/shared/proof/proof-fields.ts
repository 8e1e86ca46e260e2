/** The fields of `Proof` that coded problems are about. */
export const fieldsOfProofCodes = {
  'accounts.wrongPassword': 'password',
  'factors.proofNeeded': 'code',
  'factors.wrongCode': 'code',
}

type Proof = { code?: string; passkey?: string }

/**
 * The input of a call from the fields of `Proof`, of which it takes one second factor. One field takes both kinds of code:
 * six digits are a TOTP code, anything else a recovery code.
 */
export function proofOf({ code, passkey, ...input }: Record<string, unknown> & Proof): Record<string, unknown> {
  if (passkey) return { ...input, passkey: parseJson(passkey) }
  if (!code) return input
  return /^\d{6}$/.test(code.replace(/\s/g, '')) ? { ...input, code } : { ...input, recoveryCode: code }
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
