import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Time } from '../Time.tsx'
import { Part } from '../Part.tsx'
import type { AccountDetails } from './account-details.ts'

/** Who acted as the account, why, and what they requested meanwhile. */
export function ActingTable({ account: { acting } }: { account: AccountDetails }) {
  const t = useMessages('accounts')
  return (
    <Part id="acting" title={t('acting')} isEmpty={acting.length === 0} empty={t('acting.none')}>
      <DataTable
        label={t('acting')}
        rows={acting}
        keyOf={({ id }) => id}
        columns={[
          { key: 'startedAt', label: t('acting.from'), render: ({ startedAt }) => <Time at={startedAt} /> },
          { key: 'endedAt', label: t('acting.until'), render: ({ endedAt }) => <Time at={endedAt} /> },
          { key: 'administrator', label: t('acting.by'), render: ({ administrator }) => administrator.name },
          { key: 'reason', label: t('actAs.reason'), isPlain: true, render: ({ reason }) => reason },
          {
            key: 'steps',
            label: t('acting.steps'),
            isPlain: true,
            render: ({ steps }) => steps.length > 0 && <Steps steps={steps} />,
          },
        ]}
      />
    </Part>
  )
}

function Steps({ steps }: Pick<AccountDetails['acting'][number], 'steps'>) {
  const t = useMessages('accounts')
  return (
    <Disclosure label={t('acting.count', { count: steps.length })}>
      <ol>
        {steps.map(({ request, at }, index) => (
          <li key={index}>
            <Time at={at} /> <code>{request}</code>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
