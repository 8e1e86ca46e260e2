import type { Params } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import {
  approveRequest,
  getRequest,
  refuseRequest,
  repeatRequest,
  withdrawRequest,
} from '#modules/orders/approval-contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { countryName } from '../../lib/country-name.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { orderIdOf } from '../../shared/orders/order-forms.ts'
import type { Route } from './+types/approval.ts'

export type Request = OutputOf<typeof getRequest>

const ofPage = (input: Record<string, unknown>, { params }: { params: Params }) => ({ ...input, id: orderIdOf(params) })

const actions = defineActions({
  approve: form(approveRequest, {
    complete: (input, { params, form: data }) => ({ ...input, id: orderIdOf(params), refusals: readRefusals(data) }),
  }),
  refuse: form(refuseRequest, { complete: ofPage }),
  withdraw: form(withdrawRequest, { complete: ofPage }),
  repeat: form(repeatRequest, { complete: ofPage, done: withoutNote, doneAt: () => '/cart' }),
})
export const action = actions.action

/** The lines that are left out, each with its reason in the field `reason.<position>`. */
function readRefusals(data: FormData) {
  const refusals = data.getAll('leaveOut').map((position) => ({
    position: Number(position),
    reason: String(data.get(`reason.${String(position)}`) ?? '').trim(),
  }))
  const missing = refusals.filter(({ reason }) => reason === '')
  if (missing.length > 0)
    throw refuseFields(...missing.map(({ position }) => ({ path: `reason.${position}`, code: 'field.required' })))
  return refusals
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const request = await loaderCall(context, (api) => api(getRequest, { id: orderIdOf(params) }))
  return {
    request,
    countryName: request.countryCode && countryName(request.countryCode, locale),
    forms: actions.loaderData(context, url),
  }
}
