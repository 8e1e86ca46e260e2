import { findCompany } from './company-lookup.ts'

type Options = Omit<Parameters<typeof findCompany>[0], 'number'> & { countryCode: string; taxNumber: string }

/** A company in the register of its country; null without a register, or when it does not answer. */
export async function findRegistered({ countryCode, taxNumber, ...options }: Options) {
  if (countryCode !== 'RU') return null
  const { name, address, isActive } = await findCompany({ ...options, number: taxNumber })
  return name === null && isActive === null ? null : { name, address, isActive }
}
