/** The next step of a section after a form. Its secrets are part of the response, never of an address. */
export type SettingsStep =
  | { kind: 'code'; of: 'email' | 'phone'; address: string }
  | { kind: 'totp'; secret: string; qrSvg: string }
  | { kind: 'recovery'; codes: string[] }
  | { kind: 'download'; url: string; fileName: string }

export type StepOf<Kind extends SettingsStep['kind']> = Extract<SettingsStep, { kind: Kind }>
