import { revokeSession, setProfile } from '#modules/accounts/contract.ts'
import {
  changePassword,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '#modules/mfa/contract.ts'
import { listSettings, removeBrowser, setQuietHours, updateSetting } from '#modules/notifications/contract.ts'
import { cancelDeletion, exportData, requestDeletion } from '#modules/privacy/contract.ts'
import {
  confirmEmail,
  confirmPhone,
  sendEmailConfirmation,
  sendPhoneConfirmation,
} from '#modules/registration/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { Problem } from '../../lib/request-context.ts'
import type { Intent, NextStep } from './intents.ts'
import { proofOf } from './proof-fields.ts'

type Fields = Record<string, string>
type FormAction = {
  /** Resolves with the next step, or with nothing when done. */
  run: (api: Api, fields: Fields) => Promise<NextStep | void>
  /** The step to show again after an error. */
  fallbackStep?: (fields: Fields, problem: Problem) => NextStep | undefined
}

const codeStep =
  (of: 'email' | 'phone') =>
  (fields: Fields): NextStep => ({ kind: 'code', of, address: fields[of] ?? '' })
/** If a code was sent recently, it can still be entered. */
const codeStepIfSent =
  (of: 'email' | 'phone') =>
  (fields: Fields, { code }: Problem) =>
    code === 'registration.codeSentRecently' ? codeStep(of)(fields) : undefined
const recoveryStep = ({ recoveryCodes }: { recoveryCodes: string[] }): NextStep | undefined =>
  recoveryCodes.length > 0 ? { kind: 'recovery', codes: recoveryCodes } : undefined

/** Handlers of the page's forms, keyed by the form field `intent`. */
export const formActions: Record<Exclude<Intent, 'passkey.add' | 'push.add'>, FormAction> = {
  'name.set': {
    run: async (api, { name = '' }) => void (await api(setProfile, { name })),
  },
  'email.send': {
    run: async (api, { email = '' }) => (await api(sendEmailConfirmation, { email }), codeStep('email')({ email })),
    fallbackStep: codeStepIfSent('email'),
  },
  'email.confirm': {
    run: async (api, { email = '', code = '' }) => void (await api(confirmEmail, { email, code })),
    fallbackStep: codeStep('email'),
  },
  'phone.send': {
    run: async (api, { phone = '' }) => (await api(sendPhoneConfirmation, { phone }), codeStep('phone')({ phone })),
    fallbackStep: codeStepIfSent('phone'),
  },
  'phone.confirm': {
    run: async (api, { phone = '', code = '' }) => void (await api(confirmPhone, { phone, code })),
    fallbackStep: codeStep('phone'),
  },
  'notifications.save': {
    run: async (api, fields) => {
      const cells = (await api(listSettings, {})).items.map((cell) => ({
        ...cell,
        was: cell.isOn,
        isOn: fields[`${cell.kind}.${cell.channel}`] === 'on',
      }))
      const changed = cells.filter(({ was, isOn }) => isOn !== was)
      // Switch on before switching off, so that no kind is left without a channel in between.
      for (const { kind, channel, isOn } of changed.sort((a, b) => Number(b.isOn) - Number(a.isOn)))
        await api(updateSetting, { kind, channel, isOn, isSure: fields.isSure === 'yes' })
    },
  },
  'quiet.save': {
    run: async (api, { isOn, startsAt = '', endsAt = '', timeZone = '' }) =>
      void (await api(setQuietHours, { quietHours: isOn === 'on' ? { startsAt, endsAt, timeZone } : null })),
  },
  'push.remove': {
    run: async (api, { id = '', isSure }) => void (await api(removeBrowser, { id, isSure: isSure === 'yes' })),
  },
  'password.change': {
    run: async (api, { currentPassword = '', newPassword = '', code }) =>
      void (await api(changePassword, { currentPassword, newPassword, code: code || undefined })),
  },
  'totp.start': {
    run: async (api, fields) => {
      const { secret, qrSvg } = await api(startTotp, proofOf(fields))
      return { kind: 'totp', secret, qrSvg }
    },
  },
  'totp.confirm': {
    run: async (api, { code = '' }) => recoveryStep(await api(confirmTotp, { code })),
    fallbackStep: ({ secret = '', qrSvg = '' }) => ({ kind: 'totp', secret, qrSvg }),
  },
  'totp.remove': {
    run: async (api, fields) => void (await api(removeTotp, proofOf(fields))),
  },
  'recovery.renew': {
    run: async (api, fields) => recoveryStep(await api(renewRecoveryCodes, proofOf(fields))),
  },
  'passkey.remove': {
    run: async (api, { id = '', ...fields }) => void (await api(removePasskey, { id, ...proofOf(fields) })),
  },
  'device.revoke': {
    run: async (api, { id = '' }) => void (await api(revokeSession, { id })),
  },
  'data.export': {
    run: async (api, { format }) => {
      const { url, fileName } = await api(exportData, { format: format === 'xlsx' ? 'xlsx' : 'json' })
      return { kind: 'download', url, fileName }
    },
  },
  'data.delete': {
    run: async (api, { password }) => void (await api(requestDeletion, { password: password || undefined })),
  },
  'data.keep': {
    run: async (api) => void (await api(cancelDeletion, {})),
  },
}
