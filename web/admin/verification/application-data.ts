import { correctApplication, decideApplication, getAnyApplication } from '#modules/verification/admin-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import type { Fields } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { countryName } from '../../lib/country-name.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { readId } from '../read-id.ts'
import type { Route } from './+types/application.ts'

export type Application = OutputOf<typeof getAnyApplication>
export type Item = Application['items'][number]['item']

const decisions = ['InReview', 'Approved', 'NeedsChanges', 'Rejected', 'Expired'] as const

const actions = defineActions({
  decide: form(decideApplication, {
    complete: (input, _, fields) => ({ ...input, refused: refusedOf(fields) }),
    done: { field: 'status', values: decisions },
  }),
  correct: form(correctApplication, {
    fieldsOfCodes: { 'verification.taxNumberTaken': 'taxNumber', 'members.taxNumberInvalid': 'taxNumber' },
  }),
})
export const action = actions.action

/** The items that are marked, each with a reason. */
function refusedOf(fields: Fields) {
  const refused = Object.keys(fields).flatMap((name) =>
    name.startsWith('verdict.') && fields[name] === 'refuse' ? [name.slice('verdict.'.length)] : [],
  )
  const missing = refused.filter((item) => !fields[`reason.${item}`]?.trim())
  if (missing.length > 0)
    throw refuseFields(...missing.map((item) => ({ path: `reason.${item}`, code: 'field.required' })))
  return refused.map((item) => ({ item, reason: fields[`reason.${item}`]! }))
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = readId(params.verificationId)
  const application = await loaderCall(context, (api) => api(getAnyApplication, { id }))
  return {
    application,
    country: countryName(application.organization.countryCode, pageOf(context).locale),
    forms: actions.loaderData(context, url),
  }
}
