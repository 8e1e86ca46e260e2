import { getAccountContext } from '#modules/accounts/contract.ts'
import { uploadErrors } from '#modules/files/contract.ts'
import {
  attachFile,
  getApplication,
  getRenewal,
  renewApplication,
  saveApplication,
  showInterestInCabinet,
  submitApplication,
} from '#modules/verification/contract.ts'
import { maxFiles } from '#modules/verification/status-contract.ts'
import { defineActions, form, type FormAction } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { foundOrNull, loaderCall, nextFile } from '../../lib/request-context.ts'
import { activeStore } from '../nav-items.ts'
import type { Route } from './+types/verification.ts'

const addFile: FormAction<never> = {
  input: attachFile.input,
  fieldsOfCodes: Object.fromEntries(
    [...uploadErrors, 'verification.tooManyFiles', 'verification.itemClosed'].map((code) => [code, 'file']),
  ),
  section: 'steps',
  async run(api, data, { context }) {
    if ((await nextFile(context)) === null) throw refuseFields({ path: 'file', code: 'field.required' })
    const [organizationId, item] = [Number(data.get('organizationId')), String(data.get('item'))]
    await api(attachFile, { organizationId, item: item as 'tax' })
    return null
  },
}

/** Each form names the organization that it was rendered for; another tab may have switched the store since. */
const actions = defineActions({
  'contact.save': form(saveApplication, { section: 'steps' }),
  'file.add': addFile,
  'file.remove': form(saveApplication, { section: 'steps' }),
  submit: form(submitApplication),
  renew: form(renewApplication),
  help: form(showInterestInCabinet),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const [account, application, renewal] = await Promise.all([
      api(getAccountContext, {}),
      foundOrNull(api(getApplication, {})),
      foundOrNull(api(getRenewal, {})),
    ])
    const { name, phone, email } = account
    return {
      hasStore: activeStore(account) !== undefined,
      application: application && { ...application, maxFiles },
      renewableFrom: renewal?.renewableFrom ?? null,
      defaults: { 'contact.name': name, 'contact.phone': phone ?? '', 'contact.email': email ?? '' },
      forms: actions.loaderData(context, url),
    }
  })
}

export type Application = NonNullable<Awaited<ReturnType<typeof loader>>['application']>
export type Task = Application['tasks'][number]
