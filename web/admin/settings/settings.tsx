import { listSettings, setSetting } from '#modules/operations/settings-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { settingKeys } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import type { Route } from './+types/settings.ts'
import { groupOf, groups } from './setting-texts.ts'
import { SettingForm } from './SettingForm.tsx'

/** An empty field brings the initial value back. */
const actions = defineActions({
  set: form(setSetting, {
    complete: ({ key }, _args, { value = '' }) => ({ key, value: value.trim() === '' ? null : value }),
    done: { field: 'key', values: settingKeys },
    doneAt: ({ key }) => `/admin/settings?done=${key}#${key}`,
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
      <PageHead title={t('settings')} lead={t('settings.lead')} />
      {groups.map((group) => (
        <section key={group} aria-labelledby={group} className={layout.stack} data-gap="l">
          <SectionHeading id={group} title={t(`settings.${group}`)} />
          {settings.items
            .filter(({ key }) => groupOf(key) === group)
            .map((setting) => (
              <SettingForm key={setting.key} setting={setting} isDone={setting.key === done} />
            ))}
        </section>
      ))}
      <AuditTrail entries={settings.audit} />
    </div>
  )
}
