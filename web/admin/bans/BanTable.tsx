import type { listBans } from '#modules/moderation/ban-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useRouteLoaderData } from 'react-router'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { DataTable } from '../../list/DataTable.tsx'
import type { loader as rootLoader } from '../../root-data.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AdminLink } from '../AdminLink.tsx'
import { Time } from '../Time.tsx'

type Ban = OutputOf<typeof listBans>['items'][number]

/** Bans with their terms; those in force can be lifted by the page's form `liftBan`. */
export function BanTable({ label, bans }: { label: string; bans: readonly Ban[] }) {
  const t = useMessages('bans')
  const mayBan = useRouteLoaderData<typeof rootLoader>('root')?.account?.features.includes('bans')
  return (
    <DataTable
      label={label}
      rows={bans}
      keyOf={({ id }) => id}
      columns={[
        { key: 'subject', label: t('column.subject'), render: (ban) => <Subject ban={ban} /> },
        { key: 'kind', label: t('column.kind'), render: ({ kind }) => t(`kind.${kind}`) },
        { key: 'reason', label: t('ban.reason'), isPlain: true, render: ({ reason }) => reason },
        {
          key: 'endsAt',
          label: t('column.ends'),
          render: ({ endsAt }) => <Time at={endsAt} />,
        },
        { key: 'createdBy', label: t('column.by'), isMinor: true, render: ({ createdBy }) => createdBy?.name },
        {
          key: 'state',
          label: t('column.state'),
          isPlain: true,
          render: (ban) =>
            ban.isActive && mayBan ? (
              <Lift ban={ban} />
            ) : (
              <Tag tone={ban.isActive ? 'bad' : 'neutral'}>{t(`state.${stateOf(ban)}`)}</Tag>
            ),
        },
      ]}
    />
  )
}

const stateOf = ({ isActive, cancelledAt }: Ban) => {
  if (isActive) return 'Active'
  return cancelledAt ? 'Lifted' : 'Expired'
}

const nameOf = ({ account, value }: Ban) => account?.name || value

function Subject({ ban }: { ban: Ban }) {
  if (!ban.account) return nameOf(ban)
  return <AdminLink path={`/admin/accounts/${ban.account.id}`}>{nameOf(ban)}</AdminLink>
}

function Lift({ ban }: { ban: Ban }) {
  const t = useMessages('bans')
  return (
    <ConfirmButton
      id={`lift-${ban.id}`}
      label={t('lift')}
      name={t('lift.named', { name: nameOf(ban) })}
      title={t('lift.title', { name: nameOf(ban) })}
      text={t('lift.text')}
      action={t('lift')}
    >
      <HiddenFields intent="liftBan" fields={{ id: ban.id }} />
    </ConfirmButton>
  )
}
