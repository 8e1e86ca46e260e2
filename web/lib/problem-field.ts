import type { Problem } from './request-context.ts'

/** Fields that an error code can refer to, in order of preference. */
const fieldsByCode: Record<string, readonly string[]> = {
  'accounts.wrongPassword': ['currentPassword', 'password'],
  'accounts.commonPassword': ['newPassword', 'password'],
  'registration.wrongCode': ['code'],
  'registration.codeEnded': ['code'],
  'factors.wrongCode': ['code', 'recoveryCode'],
  'factors.proofNeeded': ['code'],
  'registration.taken': ['email', 'phone'],
  'registration.phoneCountry': ['phone'],
  'members.taxNumberInvalid': ['taxNumber'],
  'members.companyTaken': ['taxNumber'],
  'members.taxCountryUnknown': ['country'],
  'members.locationUnknown': ['place'],
}

/** The form field that a problem refers to; undefined if it concerns the whole form. */
export const problemField = <Name extends string>({ code }: Pick<Problem, 'code'>, names: readonly Name[]) =>
  fieldsByCode[code]?.find((field): field is Name => names.includes(field as Name))
