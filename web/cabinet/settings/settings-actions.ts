import { revokeSession, setProfile } from '#modules/accounts/contract.ts'
import {
  addPasskey,
  changePassword,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '#modules/mfa/contract.ts'
import { addBrowser, removeBrowser, setQuietHours } from '#modules/notifications/contract.ts'
import { cancelDeletion, exportData, requestDeletion } from '#modules/privacy/contract.ts'
import {
  confirmEmail,
  confirmPhone,
  sendEmailConfirmation,
  sendPhoneConfirmation,
} from '#modules/registration/contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import type { Fields } from '../../forms/fields.ts'
import type { Problem } from '../../lib/request-context.ts'
import { fieldsOfProofCodes, proofOf } from '../../shared/proof/proof-fields.ts'
import { saveNotifications } from './save-notifications.ts'
import type { SettingsStep, StepOf } from './steps.ts'

const codeStep = (of: 'email' | 'phone', fields: Fields): StepOf<'code'> => ({
  kind: 'code',
  of,
  address: fields[of] ?? '',
})
/** A code that was sent recently can still be entered. */
const sendsCode = (of: 'email' | 'phone') => ({
  done: withoutNote,
  next: (_: unknown, fields: Fields) => codeStep(of, fields),
  stay: (fields: Fields, { code }: Problem) => (code === 'registration.codeSentRecently' ? codeStep(of, fields) : null),
})
const confirmsCode = (of: 'email' | 'phone') => ({
  section: 'addresses',
  stay: (fields: Fields) => codeStep(of, fields),
  fieldsOfCodes: { 'registration.wrongCode': 'code', 'registration.codeEnded': 'code' },
})

const proves = { section: 'second-step', complete: proofOf, fieldsOfCodes: fieldsOfProofCodes }
const recoveryStep = ({ recoveryCodes: codes }: { recoveryCodes: string[] }): SettingsStep | null =>
  codes.length > 0 ? { kind: 'recovery', codes } : null

export const actions = defineActions({
  'name.set': form(setProfile, { section: 'name' }),
  'email.send': form(sendEmailConfirmation, sendsCode('email')),
  'email.confirm': form(confirmEmail, confirmsCode('email')),
  'phone.send': form(sendPhoneConfirmation, {
    ...sendsCode('phone'),
    fieldsOfCodes: { 'registration.phoneCountry': 'phone' },
  }),
  'phone.confirm': form(confirmPhone, confirmsCode('phone')),
  'notifications.save': saveNotifications,
  'quiet.save': form(setQuietHours, {
    section: 'notifications',
    complete: ({ quietHours }, _, { isOn }) => ({ quietHours: isOn === 'on' ? quietHours : null }),
  }),
  'push.add': form(addBrowser, { section: 'notifications' }),
  'push.remove': form(removeBrowser, { section: 'notifications' }),
  'password.change': form(changePassword, {
    section: 'password',
    fieldsOfCodes: {
      ...fieldsOfProofCodes,
      'accounts.wrongPassword': 'currentPassword',
      'accounts.commonPassword': 'newPassword',
    },
  }),
  'totp.start': form(startTotp, {
    ...proves,
    done: withoutNote,
    next: ({ secret, qrSvg }): StepOf<'totp'> => ({ kind: 'totp', secret, qrSvg }),
  }),
  'totp.confirm': form(confirmTotp, {
    section: 'second-step',
    next: recoveryStep,
    stay: ({ secret = '', qrSvg = '' }): StepOf<'totp'> => ({ kind: 'totp', secret, qrSvg }),
    fieldsOfCodes: { 'factors.wrongCode': 'code' },
  }),
  'totp.remove': form(removeTotp, proves),
  'recovery.renew': form(renewRecoveryCodes, { ...proves, next: recoveryStep }),
  // A script sends these two, because the browser creates the key in between.
  'passkey.start': form(startPasskey, { ...proves, done: withoutNote }),
  'passkey.add': form(addPasskey, { section: 'second-step' }),
  'passkey.remove': form(removePasskey, proves),
  'device.revoke': form(revokeSession, { section: 'devices' }),
  'device.revokeOthers': form(revokeSession, { section: 'devices', complete: () => ({ id: 'others' }) }),
  'data.export': form(exportData, {
    done: withoutNote,
    next: ({ url, fileName }): StepOf<'download'> => ({ kind: 'download', url, fileName }),
  }),
  'data.delete': form(requestDeletion, {
    section: 'data',
    fieldsOfCodes: { 'accounts.wrongPassword': 'password' },
  }),
  'data.keep': form(cancelDeletion, { section: 'data' }),
})
