export const contactFields = ['contactName', 'contactPhone', 'contactEmail', 'address', 'comment'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>
/** A `code` is a message key; a `message` is already translated by the server. */
export type FieldError = { code: 'contactName' | 'contactPhone' | 'contactEmail' | 'contact' } | { message: string }
export type FieldErrors = Partial<Record<ContactField, FieldError>>

const minPhoneDigits = 7

/** Client-side validation; the server validates again. */
export function validateContact({ contactName, contactPhone, contactEmail }: ContactValues): FieldErrors {
  const errors: FieldErrors = {}
  if (!contactName) errors.contactName = { code: 'contactName' }
  if (!contactPhone && !contactEmail) errors.contactPhone = { code: 'contact' }
  if (contactPhone && contactPhone.replace(/\D/g, '').length < minPhoneDigits)
    errors.contactPhone = { code: 'contactPhone' }
  if (contactEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contactEmail)) errors.contactEmail = { code: 'contactEmail' }
  return errors
}
