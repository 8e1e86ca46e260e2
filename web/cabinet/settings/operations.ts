import { revokeSession, setProfile } from '#modules/accounts/contract.ts'
import {
  changePassword,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '#modules/factors/contract.ts'
import { listSettings, removeBrowser, setQuietHours, updateSetting } from '#modules/notifications/contract.ts'
import { cancelDeletion, exportData, requestDeletion } from '#modules/privacy/contract.ts'
import {
  confirmEmail,
  confirmPhone,
  sendEmailConfirmation,
  sendPhoneConfirmation,
} from '#modules/registration/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { Problem } from '../../lib/given.ts'
import type { Intent, Step } from './intents.ts'
import { proofOf } from './proof-fields.ts'

type Fields = Record<string, string>
type Operation = {
  /** Answers a step, or nothing when it is done. */
  run: (api: Api, fields: Fields) => Promise<Step | void>
  /** The step to stay at when it is refused. */
  stay?: (fields: Fields, problem: Problem) => Step | undefined
}

const codeStep =
  (of: 'email' | 'phone') =>
  (fields: Fields): Step => ({ kind: 'code', of, address: fields[of] ?? '' })
/** A code is on its way already: then it can be entered. */
const ifSent =
  (of: 'email' | 'phone') =>
  (fields: Fields, { code }: Problem) =>
    code === 'registration.codeSentRecently' ? codeStep(of)(fields) : undefined
const recovery = ({ recoveryCodes }: { recoveryCodes: string[] }): Step | undefined =>
  recoveryCodes.length > 0 ? { kind: 'recovery', codes: recoveryCodes } : undefined

/** What the forms of the page do; they name it by their field `intent`. */
export const operations: Record<Exclude<Intent, 'passkey.add' | 'push.add'>, Operation> = {
  'name.set': {
    run: async (api, { name = '' }) => void (await api(setProfile, { name })),
  },
  'email.send': {
    run: async (api, { email = '' }) => (await api(sendEmailConfirmation, { email }), codeStep('email')({ email })),
    stay: ifSent('email'),
  },
  'email.confirm': {
    run: async (api, { email = '', code = '' }) => void (await api(confirmEmail, { email, code })),
    stay: codeStep('email'),
  },
  'phone.send': {
    run: async (api, { phone = '' }) => (await api(sendPhoneConfirmation, { phone }), codeStep('phone')({ phone })),
    stay: ifSent('phone'),
  },
  'phone.confirm': {
    run: async (api, { phone = '', code = '' }) => void (await api(confirmPhone, { phone, code })),
    stay: codeStep('phone'),
  },
  'notifications.save': {
    run: async (api, fields) => {
      const wanted = (await api(listSettings, {})).items.map((cell) => ({
        ...cell,
        was: cell.isOn,
        isOn: fields[`${cell.kind}.${cell.channel}`] === 'on',
      }))
      const changed = wanted.filter(({ was, isOn }) => isOn !== was)
      // What goes on comes first, so that nothing is the last to go off on the way.
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
    run: async (api, { code = '' }) => recovery(await api(confirmTotp, { code })),
    stay: ({ secret = '', qrSvg = '' }) => ({ kind: 'totp', secret, qrSvg }),
  },
  'totp.remove': {
    run: async (api, fields) => void (await api(removeTotp, proofOf(fields))),
  },
  'recovery.renew': {
    run: async (api, fields) => recovery(await api(renewRecoveryCodes, proofOf(fields))),
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
