// The shape of an expectation about a call, and helpers of several files.
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

/** `status`: the status for personas whom the access class admits, 200 by default; `exceptions`: other statuses by persona. */
export type CallExpectation = {
  input?: (data: TestData) => Record<string, unknown>
  status?: number
  exceptions?: Statuses
}
export type CallExpectations = Readonly<Record<string, CallExpectation>>

/** Records that inputs refer to; `storeId` is the store of owner, manager and operator. */
export type TestData = {
  orderId: string
  completedOrderId: string
  productId: number
  fileId: string
  chatId: string
  storeId: number
  otherStoreId: number
}

export const scope = { p: 'live', g: 'default' }
export const inScope: CallExpectation = { input: () => scope }

let addresses = 0
/** An address gets one code a minute, so each request uses a new one. */
export const newEmail = () => ({ email: `somebody-${++addresses}@test.example` })
export const newPhone = () => ({ phone: `+38164${1_000_000 + ++addresses}` })
