// Registration: codes and links that prove an e-mail address or a phone number, for a new account, a forgotten password or a
// new address. No response reveals whether an account exists.
import { z } from 'zod'
import { captchaToken, NewPassword, PersonName, TokenPair } from '#modules/accounts/contract.ts'
import { call, Empty, Ok } from '#platform/contract.ts'

export const Email = z.string().trim().max(254)
export const Phone = z.string().trim().max(32)
/** Allows spaces, since people paste codes. */
export const Code = z
  .string()
  .max(16)
  .overwrite((code) => code.replace(/\s/g, ''))
const CodeSent = z.object({ resendAfterSeconds: z.int() })
const codeErrors = ['registration.wrongCode', 'registration.codeEnded'] as const
const captchaErrors = ['request.captchaFailed', 'request.captchaMissing', 'request.captchaUnavailable'] as const
const sendErrors = ['registration.codeSentRecently', 'registration.tooManyCodes', ...captchaErrors] as const
const profile = { name: PersonName, password: NewPassword }

export const sendEmailCode = call('POST account/email/code/send', {
  access: 'public',
  limit: 'codeSend',
  captcha: 'send_code',
  summary: 'Sends a sign-up code to an e-mail address',
  input: z.strictObject({ email: Email, captchaToken }),
  output: CodeSent,
  errors: sendErrors,
})
export const registerByEmail = call('POST account/email/registration', {
  access: 'public',
  limit: 'confirm',
  captcha: 'sign_up',
  summary: 'Creates an account by e-mail code and signs in',
  input: z.strictObject({ email: Email, code: Code, ...profile, captchaToken }),
  output: TokenPair,
  errors: [...codeErrors, ...captchaErrors, 'registration.taken', 'accounts.commonPassword'],
})
export const sendPhoneCode = call('POST account/phone/code/send', {
  access: 'public',
  limit: 'codeSend',
  captcha: 'send_code',
  summary: 'Sends a sign-up code by SMS',
  input: z.strictObject({ phone: Phone, captchaToken }),
  output: CodeSent,
  errors: [...sendErrors, 'registration.phoneCountry'],
})
export const registerByPhone = call('POST account/phone/registration', {
  access: 'public',
  limit: 'confirm',
  captcha: 'sign_up',
  summary: 'Creates an account by SMS code and signs in',
  input: z.strictObject({ phone: Phone, code: Code, ...profile, captchaToken }),
  output: TokenPair,
  errors: [...codeErrors, ...captchaErrors, 'registration.taken', 'accounts.commonPassword'],
})
export const confirmEmailByLink = call('POST account/email/confirm', {
  access: 'public',
  limit: 'confirm',
  hasQuery: true,
  summary: 'Confirms an e-mail address by the token of its link, which is spent',
  input: z.strictObject({ token: z.string().max(100) }),
  output: z.object({ email: z.string() }),
  errors: ['registration.linkEnded', 'registration.taken'],
})
export const restorePassword = call('POST account/password/restore', {
  access: 'public',
  limit: 'codeSend',
  captcha: 'restore',
  summary:
    'Without newPassword: sends a code, and by e-mail a link. With newPassword: sets it by code or link token and ends all sessions',
  input: z.strictObject({
    login: z.string().trim().max(254).optional(),
    code: Code.optional(),
    token: z.string().max(100).optional(),
    newPassword: NewPassword.optional(),
    captchaToken,
  }),
  output: CodeSent,
  errors: [
    ...codeErrors,
    ...sendErrors,
    'registration.linkEnded',
    'registration.phoneCountry',
    'accounts.commonPassword',
  ],
})
export const sendPhoneConfirmation = call('POST x/confirmation/send-sms', {
  access: 'user',
  limit: 'codeSend',
  summary: 'Sends a code to a new phone number of the account',
  input: z.strictObject({ phone: Phone }),
  output: CodeSent,
  errors: [...sendErrors, 'registration.phoneCountry'],
})
export const confirmPhone = call('POST x/confirmation/confirm-phone-by-code', {
  access: 'user',
  limit: 'confirm',
  summary: 'Sets the phone number of the account by code; without a number, the one that the latest code was sent to',
  input: z.strictObject({ phone: Phone.optional(), code: Code }),
  output: Ok,
  errors: [...codeErrors, 'registration.taken'],
})
export const sendEmailConfirmation = call('POST x/confirmation/send-email-confirmation', {
  access: 'user',
  limit: 'codeSend',
  summary: 'Sends a code and a link to a new e-mail address of the account, or to its own',
  input: z.strictObject({ email: Email.optional() }),
  output: CodeSent,
  errors: sendErrors,
})
export const confirmEmail = call('POST x/confirmation/confirm-email-by-code', {
  access: 'user',
  limit: 'confirm',
  summary:
    'Sets the e-mail address of the account by code; without an address, the one that the latest code was sent to',
  input: z.strictObject({ email: Email.optional(), code: Code }),
  output: Ok,
  errors: [...codeErrors, 'registration.taken'],
})
export const checkEmailConfirmation = call('GET x/confirmation/check-email-confirmation', {
  access: 'user',
  summary: "Returns the account's e-mail address and whether it is confirmed",
  input: Empty,
  output: z.object({ email: z.string().nullable(), isConfirmed: z.boolean() }),
})
