import { invalidInput } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { readEmail, readPhone } from '../accounts/addresses.ts'
import { confirmByCode, confirmByLink, sendConfirmation } from './confirm.ts'
import * as contract from './contract.ts'
import { findEmail } from './queries.ts'
import { finishRestore, startRestore } from './restore.ts'
import { register, sendSignUpCode } from './sign-up.ts'

export const registrationHandlers: Handler[] = [
  on(contract.sendEmailCode, (context) => sendSignUpCode(context, readEmail(context.input.email))),
  on(contract.sendPhoneCode, (context) => sendSignUpCode(context, readPhone(context.input.phone, context.caller))),
  on(contract.registerByEmail, (context) => register(context, readEmail(context.input.email))),
  on(contract.registerByPhone, (context) => register(context, readPhone(context.input.phone, context.caller))),
  on(contract.restorePassword, (context) => {
    const { newPassword } = context.input
    return newPassword === undefined ? startRestore(context) : finishRestore(context, newPassword)
  }),
  on(contract.sendEmailConfirmation, async (context) => {
    const { db, input, caller } = context
    const email = input.email ?? (await findEmail(db, caller.account!.id)).email
    if (!email) throw invalidInput([{ path: 'email', code: 'field.required' }])
    return sendConfirmation(context, readEmail(email))
  }),
  on(contract.sendPhoneConfirmation, (context) =>
    sendConfirmation(context, readPhone(context.input.phone, context.caller)),
  ),
  on(contract.confirmEmail, (context) => {
    const { code, email } = context.input
    return confirmByCode(context, { code, channel: 'Email', address: email ? readEmail(email) : undefined })
  }),
  on(contract.confirmPhone, (context) => {
    const { code, phone } = context.input
    const address = phone ? readPhone(phone, context.caller) : undefined
    return confirmByCode(context, { code, channel: 'Sms', address })
  }),
  on(contract.confirmEmailByLink, (context) => confirmByLink(context, context.input.token)),
  on(contract.checkEmailConfirmation, ({ db, caller }) => findEmail(db, caller.account!.id)),
]
