import { getAccountContext } from '#modules/accounts/contract.ts'
import type { Api } from '#platform/contract.ts'

/** The id of the store that the account works in; null without one. */
export const findActiveStore = async (api: Api) => (await api(getAccountContext, {})).activeStoreId
