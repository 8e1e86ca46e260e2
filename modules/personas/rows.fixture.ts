// What a row says of a call, and what several groups of rows need.
export const personas = [
  'anonymous',
  'buyer',
  'owner',
  'manager',
  'operator',
  'otherOwner',
  'banned',
  'admin',
  'lesserAdmin',
] as const
export type Persona = (typeof personas)[number]
export type Statuses = Partial<Record<Persona, number>>

/** `admitted`: what whoever may call is answered, 200 unless said; `but`: exceptions by persona. */
export type Row = { input?: (facts: Facts) => Record<string, unknown>; admitted?: number; but?: Statuses }
export type Rows = Readonly<Record<string, Row>>

/** What the rows speak of; the first store is that of owner, manager and operator. */
export type Facts = {
  orderId: string
  productId: number
  fileId: string
  chatId: string
  storeId: number
  otherStoreId: number
}

export const scope = { p: 'live', g: 'default' }
export const inScope: Row = { input: () => scope }

let addresses = 0
/** Codes go to an address once a minute, so everyone asks for another one. */
export const newEmail = () => ({ email: `somebody-${++addresses}@test.example` })
export const newPhone = () => ({ phone: `+38164${1_000_000 + ++addresses}` })
