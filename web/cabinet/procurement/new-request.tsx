import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/new-request.ts'
import { RequestForm } from './RequestForm.tsx'

export { action, loader } from './new-request-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'procurement')('new.title'),
    path: '/profile/procurement/new',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function NewRequest({ loaderData: { values, choices, idempotencyKey } }: Route.ComponentProps) {
  const t = useMessages('procurement')
  const href = useLocalizedHref()
  return (
    <div className={layout.stack}>
      <BackLink href={href('/profile/procurement?side=Buyer')} label={t('title')} />
      <PageHead title={t('new.title')} lead={t('new.lead')} />
      <RequestForm values={values} choices={choices} hiddenFields={{ idempotencyKey }} submit={t('new.submit')} />
    </div>
  )
}
