import { getAccountContext } from '#modules/accounts/contract.ts'
import { listSettings, updateSetting } from '#modules/notifications/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { FormAction } from '../../forms/define-actions.ts'
import { settingsOfAccount } from './kinds-of-account.ts'

/** Saves the whole table of check boxes, with a call for each change. */
export const saveNotifications: FormAction<never> = {
  input: updateSetting.input,
  section: 'notifications',
  async run(api, form) {
    const isSure = form.get('isSure') === 'on'
    for (const cell of await changedCells(api, form)) await api(updateSetting, { ...cell, isSure })
    return null
  },
}

/** Switches on before it switches off, so that no kind is left without a channel in between. */
async function changedCells(api: Api, form: FormData) {
  const [{ items }, account] = await Promise.all([api(listSettings, {}), api(getAccountContext, {})])
  const isChecked = ({ kind, channel }: (typeof items)[number]) => form.get(`${kind}.${channel}`) === 'on'
  const changed = settingsOfAccount(items, account).filter((cell) => isChecked(cell) !== cell.isOn)
  return changed.map((cell) => ({ ...cell, isOn: !cell.isOn })).sort((a, b) => Number(b.isOn) - Number(a.isOn))
}
