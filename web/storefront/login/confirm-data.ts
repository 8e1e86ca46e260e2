import { confirmEmailByLink } from '#modules/registration/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import type { Route } from './+types/confirm.ts'

/** Only a POST uses up the token, because mail scanners open every link of an e-mail. */
const actions = defineActions({ confirm: form(confirmEmailByLink, { next: ({ email }) => ({ email }) }) })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '', forms: actions.loaderData(context, url) }
}
