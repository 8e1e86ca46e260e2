import type { Fields } from '../../../forms/fields.ts'
import { choiceIn } from './destination.ts'

type Input = Record<string, unknown>

/** The order without the fields that the choices of the form hide, and without a company that nobody has entered. */
export function completeOrder({ addressId, newAddress, saveAddress, billing, ...input }: Input, fields: Fields): Input {
  return {
    ...input,
    ...destination({ addressId, newAddress, saveAddress }, fields),
    ...(fields.organizationId || isBlank(fields, 'billing.') ? {} : { billing }),
  }
}

function destination({ addressId, newAddress, saveAddress }: Input, fields: Fields): Input {
  const methods = Object.values(choiceIn(fields).methods)
  if (methods.every((method) => method === 'Pickup')) return {}
  if (addressId) return { addressId }
  const needsAddress = methods.some((method) => method !== 'Pickup' && method !== 'ByAgreement')
  if (!needsAddress && isBlank(fields, 'newAddress.'))
    return fields['newAddress.country'] ? { country: fields['newAddress.country'] } : {}
  return { newAddress, saveAddress }
}

/** Nothing but the country, which is filled in beforehand. */
const isBlank = (fields: Fields, prefix: string) =>
  Object.entries(fields).every(
    ([name, value]) => !name.startsWith(prefix) || name === `${prefix}country` || value === '',
  )
