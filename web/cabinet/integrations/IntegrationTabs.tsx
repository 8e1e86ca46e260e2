import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Tabs } from '../../ui/Tabs.tsx'

/** The ways in which other programs are connected with the store. */
export function IntegrationTabs({ current }: { current: 'feeds' | 'keys' | 'webhooks' }) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  const tabs = [
    { key: 'feeds', label: t('feeds'), href: href('/profile/integrations') },
    { key: 'keys', label: t('keys'), href: href('/profile/integrations/keys') },
    { key: 'webhooks', label: t('webhooks'), href: href('/profile/integrations/webhooks') },
  ] as const
  return <Tabs label={t('tabs')} tabs={tabs} current={current} />
}
