// What each message shows beside its texts (messages/<locale>/emails.json, which pushes share, and sms.json; keys `<template>.…`).

/** Lines of a small list under the text, where the value is given. */
export type Fact = 'contact' | 'date' | 'browser' | 'system' | 'network' | 'inviter' | 'name'
/** A button; without `to` it leads to the value `path`. The label is `<template>.<key>`. */
export type Button = { key: 'action' | 'second'; to?: string }
/** `hasQuote`: the value `quote`, which somebody has written in several lines, is shown as that. */
export type Template = {
  hasCode?: true
  hasQuote?: true
  buttons?: readonly Button[]
  facts?: readonly Fact[]
  reason: 'account' | 'address' | 'formerly' | 'support' | 'choice'
}

const given: Button = { key: 'action' }
const settings: Button = { key: 'action', to: '/profile/settings' }
const restore: Button = { key: 'second', to: '/restore' }

export const emailTemplates = {
  registrationCode: { hasCode: true, reason: 'address' },
  confirmEmail: { hasCode: true, buttons: [given], reason: 'address' },
  restore: { hasCode: true, buttons: [given], reason: 'account' },
  alreadyRegistered: { buttons: [{ key: 'action', to: '/login' }, restore], reason: 'address' },
  passwordChanged: { buttons: [settings, restore], facts: ['date', 'browser', 'system', 'network'], reason: 'account' },
  emailChanged: {
    buttons: [{ key: 'action', to: '/contacts' }],
    facts: ['date', 'browser', 'system', 'network'],
    reason: 'formerly',
  },
  newDevice: { buttons: [settings, restore], facts: ['date', 'browser', 'system', 'network'], reason: 'account' },
  sessionsEnded: { buttons: [settings, restore], facts: ['date', 'browser', 'system', 'network'], reason: 'account' },
  storeInvitation: { buttons: [given], facts: ['inviter'], reason: 'address' },
  deletionRequested: { buttons: [given], reason: 'account' },
  deletionAnnounced: { buttons: [given], reason: 'account' },
  deletionDone: { reason: 'account' },
  factorAdded: {
    buttons: [settings, restore],
    facts: ['name', 'date', 'browser', 'system', 'network'],
    reason: 'account',
  },
  helpRequest: { hasQuote: true, buttons: [given], facts: ['contact', 'name'], reason: 'support' },
  newChats: { buttons: [given], reason: 'choice' },
  newMessages: { buttons: [given], reason: 'choice' },
  newOrders: { buttons: [given], reason: 'choice' },
  factorRemoved: {
    buttons: [settings, restore],
    facts: ['name', 'date', 'browser', 'system', 'network'],
    reason: 'account',
  },
} satisfies Record<string, Template>

/** `to`: where the {link} of the text leads, if not to the value `path`. */
export const smsTemplates = {
  registrationCode: {},
  confirmPhone: {},
  restore: {},
  storeInvitation: {},
  alreadyRegistered: { to: '/login' },
  phoneChanged: { to: '/contacts' },
  deletionRequested: {},
  newChats: {},
  newMessages: {},
  newOrders: {},
} satisfies Record<string, { to?: string }>

/** A push says what the subject and the preheader of the mail of the same name say. */
export const pushTemplates = {
  newChats: { urgency: 'normal' },
  newMessages: { urgency: 'normal' },
  newOrders: { urgency: 'high' },
} as const satisfies Partial<Record<keyof typeof emailTemplates, { urgency: 'normal' | 'high' }>>

export type EmailTemplate = keyof typeof emailTemplates
export type SmsTemplate = keyof typeof smsTemplates
export type PushTemplate = keyof typeof pushTemplates
