import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useAdminFeatures } from '../use-admin-features.ts'

const views = [
  { key: 'numbers', path: '/admin/telephony', feature: 'telephony' },
  { key: 'calls', path: '/admin/telephony/calls', feature: 'telephony' },
  { key: 'callbacks', path: '/admin/telephony/callbacks', feature: 'statistics' },
  { key: 'redirects', path: '/admin/telephony/redirects', feature: 'statistics' },
] as const

/** The lists of telephony that the administrator may open. */
export function useTelephonyViews(current: (typeof views)[number]['key']) {
  const t = useMessages('telephony')
  const href = useLocalizedHref()
  const features = useAdminFeatures()
  return {
    label: t('views'),
    tabs: views
      .filter(({ feature }) => features.includes(feature))
      .map(({ key, path }) => ({ key, label: t(`view.${key}`), href: href(path) })),
    current,
  }
}
