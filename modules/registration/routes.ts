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
  on(contract.sendEmailConfirmation, (context) => sendConfirmation(context, readEmail(context.input.email))),
  on(contract.sendPhoneConfirmation, (context) =>
    sendConfirmation(context, readPhone(context.input.phone, context.caller)),
  ),
  on(contract.confirmEmail, (context) => confirmByCode(context, context.input.code, readEmail(context.input.email))),
  on(contract.confirmPhone, (context) =>
    confirmByCode(context, context.input.code, readPhone(context.input.phone, context.caller)),
  ),
  on(contract.confirmEmailByLink, (context) => confirmByLink(context, context.input.token)),
  on(contract.checkEmailConfirmation, ({ db, caller }) => findEmail(db, caller.account!.id)),
]
