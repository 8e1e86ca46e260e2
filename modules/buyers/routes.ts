import { type Handler, on } from '#platform/http/dispatch.ts'
import { findAddressPlaces } from '../geo/address-places.ts'
import { deleteAddress, findDeliveryAddresses, saveAddress } from './addresses.ts'
import { deleteBilling, findBilling, findTeamCompany, saveBilling } from './billing.ts'
import * as contract from './contract.ts'

export const buyerHandlers: Handler[] = [
  on(contract.listDeliveryAddresses, async ({ db, caller }) => {
    const addresses = await findDeliveryAddresses(db, caller.account!.id)
    const places = await findAddressPlaces(db, addresses)
    return { items: addresses.map((address, index) => ({ ...address, locationIds: places[index]! })) }
  }),
  on(contract.saveDeliveryAddress, ({ db, caller, input }) =>
    db.transaction().execute((tx) => saveAddress(tx, caller.account!.id, input)),
  ),
  on(contract.deleteDeliveryAddress, async ({ db, caller, input }) => {
    await db.transaction().execute((tx) => deleteAddress(tx, caller.account!.id, input.id))
    return { ok: true as const }
  }),
  on(contract.getBillingDetails, async ({ db, caller }) => {
    const { id } = caller.account!
    const [details, teamCompany] = await Promise.all([findBilling(db, id), findTeamCompany(db, id)])
    return { details, teamCompany }
  }),
  on(contract.saveBillingDetails, async ({ db, caller, input }) => {
    await db.transaction().execute((tx) => saveBilling(tx, caller.account!.id, input))
    return { ok: true as const }
  }),
  on(contract.deleteBillingDetails, async ({ db, caller }) => {
    await deleteBilling(db, caller.account!.id)
    return { ok: true as const }
  }),
]
