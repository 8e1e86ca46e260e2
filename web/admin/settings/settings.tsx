import { listSettings, setSetting } from '#modules/operations/settings-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import type { Route } from './+types/settings.ts'
import { SettingForm } from './SettingForm.tsx'

/** An empty field brings the initial value back. */
const actions = defineActions({
  set: form(setSetting, {
    complete: ({ key }, _args, { value = '' }) => ({ key, value: value.trim() === '' ? null : value }),
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const settings = await loaderCall(context, (api) => api(listSettings, {}))
  return { settings, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'operations')('settings'),
    path: '/admin/settings',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Settings({ loaderData: { settings, forms } }: Route.ComponentProps) {
  const t = useMessages('operations')
  const done = useDone(forms)
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={t('settings')} lead={t('settings.lead')} />
        {done && <Note tone="good">{t(`done.${done}`)}</Note>}
      </div>
      {settings.items.map((setting) => (
        <SettingForm key={setting.key} setting={setting} />
      ))}
      <AuditTrail entries={settings.audit} />
    </div>
  )
}
