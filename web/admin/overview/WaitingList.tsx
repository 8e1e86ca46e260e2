import { useMessages } from '../../lib/messages.ts'
import type { IconName } from '../../ui/icons.ts'
import sheet from '../../ui/styles/Sheet.module.css'
import areaStyles from '../AreaLink.module.css'
import { AreaLink } from '../AreaLink.tsx'
import { Part } from '../Part.tsx'
import type { Overview } from './overview-data.ts'

type Kind = Overview['waiting'][number]['kind']

/** Where each kind of work is done. */
const places: Record<Kind, { path: string; icon: IconName }> = {
  chatReports: { path: '/admin/chats/reports', icon: 'warning' },
  helpRequests: { path: '/admin/help-requests', icon: 'question' },
  verifications: { path: '/admin/verification?status=Submitted&order=asc', icon: 'check-circle' },
  failedJobs: { path: '/admin/jobs?state=Failed', icon: 'clock' },
  failedMessages: { path: '/admin/outbox?status=Failed', icon: 'bell' },
  brokenFeeds: { path: '/admin/stores?waitsFor=BrokenFeed', icon: 'download' },
  heldImports: { path: '/admin/stores?waitsFor=HeldImport', icon: 'package' },
  suspendedStores: { path: '/admin/stores?status=Suspended', icon: 'storefront' },
  heldPayments: { path: '/admin/billing', icon: 'wallet' },
  erasures: { path: '/admin/stores?waitsFor=Erasure', icon: 'x' },
}

/** Work that waits for somebody, each kind with the age of the oldest. */
export function WaitingList({ waiting }: Pick<Overview, 'waiting'>) {
  const t = useMessages('admin')
  return (
    <Part id="waiting" title={t('waiting')} isEmpty={waiting.length === 0} empty={t('waiting.none')}>
      <div className={`${sheet.sheet} ${areaStyles.areas}`}>
        {waiting.map(({ kind, count, age }) => (
          <AreaLink
            key={kind}
            {...places[kind]}
            label={t(`waiting.${kind}`)}
            description={t('waiting.since', { age })}
            count={count}
          />
        ))}
      </div>
    </Part>
  )
}
