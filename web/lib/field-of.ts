import type { Problem } from './given.ts'

/** What a coded refusal is about, whichever of these fields the form has. */
const fieldsOfCode: Record<string, readonly string[]> = {
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
  'members.targetInvalid': ['target'],
  'members.alreadyMember': ['target'],
}

/** The field of a form that must change; undefined where the refusal is about the whole. */
export const fieldOf = <Name extends string>({ code }: Pick<Problem, 'code'>, names: readonly Name[]) =>
  fieldsOfCode[code]?.find((field): field is Name => names.includes(field as Name))
