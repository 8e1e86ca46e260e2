export const contactFields = ['contactName', 'contactPhone', 'contactEmail', 'address', 'comment'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>
/** A code has words of its own in the messages; a message comes from the server as it stands. */
export type FieldError = { code: 'contactName' | 'contactPhone' | 'contactEmail' | 'contact' } | { message: string }
export type FieldErrors = Partial<Record<ContactField, FieldError>>

const fewestDigits = 7

/** What can be seen without asking the server; the server checks again. */
export function findContactErrors({ contactName, contactPhone, contactEmail }: ContactValues): FieldErrors {
  const errors: FieldErrors = {}
  if (!contactName) errors.contactName = { code: 'contactName' }
  if (!contactPhone && !contactEmail) errors.contactPhone = { code: 'contact' }
  if (contactPhone && contactPhone.replace(/\D/g, '').length < fewestDigits)
    errors.contactPhone = { code: 'contactPhone' }
  if (contactEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contactEmail)) errors.contactEmail = { code: 'contactEmail' }
  return errors
}
