import type { Fields } from '../../../forms/fields.ts'

export type ContactName = 'contactName' | 'contactPhone' | 'contactEmail'
type ContactErrors = Partial<Record<ContactName, 'field.required' | 'field.invalid'>>

const minPhoneDigits = 7

/** Shared by the action of the page and by the fields, which are validated when they lose focus. */
export function validateContact({ contactName, contactPhone, contactEmail }: Fields): ContactErrors {
  const errors: ContactErrors = {}
  if (!contactName) errors.contactName = 'field.required'
  if (!contactPhone && !contactEmail) errors.contactPhone = 'field.required'
  if (contactPhone && contactPhone.replace(/\D/g, '').length < minPhoneDigits) errors.contactPhone = 'field.invalid'
  if (contactEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contactEmail)) errors.contactEmail = 'field.invalid'
  return errors
}

/** The message of an error. Without a phone number an e-mail address is sufficient. */
export const contactMessage = (name: ContactName, code: string) =>
  name === 'contactPhone' && code === 'field.required' ? 'error.contact' : (`error.${name}` as const)
