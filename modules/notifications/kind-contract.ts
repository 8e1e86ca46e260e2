// What notifications are about, and how they are delivered.
export const kinds = [
  'NewChat',
  'NewMessage',
  'NewOrder',
  'OrderStep',
  'NewCallback',
  'NewRequest',
  'RequestStep',
  'ProductBlock',
  'NewProcurement',
  'NewOffer',
  'ProcurementStep',
  'PaymentReceived',
  'PromotionEnd',
  'SavedProduct',
] as const
export const channels = ['Email', 'Sms', 'Push'] as const

export type Kind = (typeof kinds)[number]
export type Channel = (typeof channels)[number]
