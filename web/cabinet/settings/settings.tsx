import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/settings.ts'
import { Addresses } from './Addresses.tsx'
import { Data } from './Data.tsx'
import { Devices } from './Devices.tsx'
import { Language } from './Language.tsx'
import { Name } from './Name.tsx'
import { Notifications } from './Notifications.tsx'
import { Password } from './Password.tsx'
import { SecondStep } from './SecondStep.tsx'
import { sections } from './sections.ts'
import styles from './settings.module.css'

export { action, loader } from './settings-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('settings'),
    path: '/profile/settings',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const t = useMessages('profile')
  return (
    <div className={styles.page}>
      <h1>{t('settings')}</h1>
      <nav className={styles.anchors} aria-label={t('settings.sections')}>
        {sections.map((section) => (
          <a key={section} className={layout.link} href={`#${section}`}>
            {t(`section.${section}`)}
          </a>
        ))}
      </nav>
      <Name {...loaderData} />
      <Addresses {...loaderData} />
      <Language />
      <Notifications {...loaderData} />
      <Password {...loaderData} />
      <SecondStep {...loaderData} />
      <Devices {...loaderData} />
      <Data {...loaderData} />
    </div>
  )
}
