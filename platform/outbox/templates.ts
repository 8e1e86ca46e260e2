// The parts of each message beside its texts (messages/<locale>/emails.json, which pushes share, and sms.json; keys `<template>.…`).

/** A line of the list under the text; left out when its value is missing. */
export type Fact =
  | 'contact'
  | 'buyer'
  | 'phone'
  | 'email'
  | 'date'
  | 'browser'
  | 'system'
  | 'network'
  | 'inviter'
  | 'name'
  | 'address'
/** A button labelled `<template>.<key>`. It leads to `to`, else to the value `path`. */
export type Button = { key: 'action' | 'second'; to?: string }
/** `hasQuote`: shows the value `quote`, user-written text of several lines, as a quotation. */
export type Template = {
  hasCode?: true
  hasQuote?: true
  buttons?: readonly Button[]
  facts?: readonly Fact[]
  reason: 'account' | 'address' | 'formerly' | 'order' | 'support' | 'choice'
}

const actionButton: Button = { key: 'action' }
const settingsButton: Button = { key: 'action', to: '/profile/settings' }
const restoreButton: Button = { key: 'second', to: '/restore' }

export const emailTemplates = {
  registrationCode: { hasCode: true, reason: 'address' },
  confirmEmail: { hasCode: true, buttons: [actionButton], reason: 'address' },
  invitationCode: { hasCode: true, reason: 'address' },
  restore: { hasCode: true, buttons: [actionButton], reason: 'account' },
  alreadyRegistered: { buttons: [{ key: 'action', to: '/login' }, restoreButton], reason: 'address' },
  passwordChanged: {
    buttons: [settingsButton, restoreButton],
    facts: ['date', 'browser', 'system', 'network'],
    reason: 'account',
  },
  emailChanged: {
    buttons: [{ key: 'action', to: '/contacts' }],
    facts: ['date', 'browser', 'system', 'network'],
    reason: 'formerly',
  },
  newDevice: {
    buttons: [settingsButton, restoreButton],
    facts: ['date', 'browser', 'system', 'network'],
    reason: 'account',
  },
  sessionsEnded: {
    buttons: [settingsButton, restoreButton],
    facts: ['date', 'browser', 'system', 'network'],
    reason: 'account',
  },
  storeInvitation: { buttons: [actionButton], facts: ['inviter'], reason: 'address' },
  reportClosed: { hasQuote: true, buttons: [actionButton], reason: 'account' },
  pageReportClosed: { hasQuote: true, buttons: [actionButton], reason: 'account' },
  suspended: { buttons: [{ key: 'action', to: '/contacts' }], facts: ['contact'], reason: 'account' },
  banLifted: { buttons: [{ key: 'action', to: '/login' }], reason: 'account' },
  balanceCorrected: { hasQuote: true, buttons: [actionButton], reason: 'account' },
  storeStatus: { buttons: [actionButton], reason: 'account' },
  roleChanged: { buttons: [actionButton], reason: 'account' },
  teamChanged: { buttons: [actionButton], reason: 'account' },
  storeClosed: { buttons: [actionButton], reason: 'account' },
  premisesStatus: { buttons: [actionButton], reason: 'account' },
  feedReport: { buttons: [actionButton], reason: 'account' },
  webhookFailing: { buttons: [actionButton], reason: 'account' },
  verificationStatus: { hasQuote: true, buttons: [actionButton], reason: 'account' },
  verificationEnds: { buttons: [actionButton], reason: 'account' },
  verificationWaits: { buttons: [actionButton], reason: 'account' },
  deletionRequested: { buttons: [actionButton], reason: 'account' },
  deletionAnnounced: { buttons: [actionButton], reason: 'account' },
  deletionDone: { reason: 'account' },
  factorAdded: {
    buttons: [settingsButton, restoreButton],
    facts: ['name', 'date', 'browser', 'system', 'network'],
    reason: 'account',
  },
  helpRequest: { hasQuote: true, buttons: [actionButton], facts: ['contact', 'name'], reason: 'support' },
  ordersPlaced: { buttons: [actionButton], facts: ['address'], reason: 'order' },
  newChats: { buttons: [actionButton], reason: 'choice' },
  newMessages: { buttons: [actionButton], reason: 'choice' },
  newOrders: { buttons: [actionButton], facts: ['buyer', 'phone', 'email', 'address'], reason: 'choice' },
  orderSteps: { buttons: [actionButton], reason: 'choice' },
  newCallbacks: { buttons: [actionButton], reason: 'choice' },
  newRequests: { buttons: [actionButton], reason: 'choice' },
  requestSteps: { buttons: [actionButton], reason: 'choice' },
  productBlocks: { buttons: [actionButton], reason: 'choice' },
  newProcurements: { buttons: [actionButton], reason: 'choice' },
  newOffers: { buttons: [actionButton], reason: 'choice' },
  procurementSteps: { buttons: [actionButton], reason: 'choice' },
  paymentsReceived: { buttons: [actionButton], reason: 'choice' },
  promotionEnds: { buttons: [actionButton], reason: 'choice' },
  savedProducts: { buttons: [actionButton], reason: 'choice' },
  purchasingInvitation: { buttons: [actionButton], facts: ['inviter'], reason: 'address' },
  factorRemoved: {
    buttons: [settingsButton, restoreButton],
    facts: ['name', 'date', 'browser', 'system', 'network'],
    reason: 'account',
  },
} satisfies Record<string, Template>

/** `to`: the path of {link} in the text; default: the value `path`. */
export const smsTemplates = {
  registrationCode: {},
  confirmPhone: {},
  invitationCode: {},
  restore: {},
  storeInvitation: {},
  alreadyRegistered: { to: '/login' },
  phoneChanged: { to: '/contacts' },
  suspended: { to: '/contacts' },
  deletionRequested: {},
  ordersPlaced: {},
  newChats: {},
  newMessages: {},
  newOrders: {},
  orderSteps: {},
  newCallbacks: {},
  newRequests: {},
  requestSteps: {},
  productBlocks: {},
  newProcurements: {},
  newOffers: {},
  procurementSteps: {},
  paymentsReceived: {},
  promotionEnds: {},
  savedProducts: {},
} satisfies Record<string, { to?: string }>

/** A push uses the subject and the preheader of the e-mail of the same name. */
export const pushTemplates = {
  newChats: { urgency: 'normal' },
  newMessages: { urgency: 'normal' },
  newOrders: { urgency: 'high' },
  orderSteps: { urgency: 'normal' },
  newCallbacks: { urgency: 'high' },
  newRequests: { urgency: 'high' },
  requestSteps: { urgency: 'normal' },
  productBlocks: { urgency: 'normal' },
  newProcurements: { urgency: 'normal' },
  newOffers: { urgency: 'normal' },
  procurementSteps: { urgency: 'normal' },
  paymentsReceived: { urgency: 'normal' },
  promotionEnds: { urgency: 'normal' },
  savedProducts: { urgency: 'normal' },
} as const satisfies Partial<Record<keyof typeof emailTemplates, { urgency: 'normal' | 'high' }>>

export type EmailTemplate = keyof typeof emailTemplates
export type SmsTemplate = keyof typeof smsTemplates
export type PushTemplate = keyof typeof pushTemplates
