export const sections = [
  'name',
  'addresses',
  'language',
  'notifications',
  'password',
  'second-step',
  'devices',
  'data',
] as const
export type Section = (typeof sections)[number]

/** Section of each form. `passkey.add` and `push.add` are submitted by script only. */
export const sectionOf = {
  'name.set': 'name',
  'email.send': 'addresses',
  'email.confirm': 'addresses',
  'phone.send': 'addresses',
  'phone.confirm': 'addresses',
  'notifications.save': 'notifications',
  'quiet.save': 'notifications',
  'push.add': 'notifications',
  'push.remove': 'notifications',
  'password.change': 'password',
  'totp.start': 'second-step',
  'totp.confirm': 'second-step',
  'totp.remove': 'second-step',
  'recovery.renew': 'second-step',
  'passkey.add': 'second-step',
  'passkey.remove': 'second-step',
  'device.revoke': 'devices',
  'data.export': 'data',
  'data.delete': 'data',
  'data.keep': 'data',
} as const satisfies Record<string, Section>
export type Intent = keyof typeof sectionOf

/** Intents that are done after one request, and their flag in `?done=`. The others lead to a next step. */
export const successFlags = [
  'name.set',
  'email.confirm',
  'phone.confirm',
  'notifications.save',
  'quiet.save',
  'push.add',
  'push.remove',
  'password.change',
  'totp.confirm',
  'totp.remove',
  'recovery.renew',
  'passkey.add',
  'passkey.remove',
  'device.revoke',
  'data.delete',
  'data.keep',
] as const satisfies Intent[]
export type SuccessFlag = (typeof successFlags)[number]

/** The next step of a section after a form. Secrets are part of the response, never of an address. */
export type NextStep =
  | { kind: 'code'; of: 'email' | 'phone'; address: string }
  | { kind: 'totp'; secret: string; qrSvg: string }
  | { kind: 'recovery'; codes: string[] }
  | { kind: 'download'; url: string; fileName: string }
