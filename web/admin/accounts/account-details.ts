import type { getAccount } from '#modules/moderation/account-contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type AccountDetails = OutputOf<typeof getAccount>
