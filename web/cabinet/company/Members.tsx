import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { formatPhone } from '#platform/values/format-phone.ts'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import table from '../../ui/styles/Table.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Proofs } from '../../shared/proof/Proof.tsx'
import styles from './company.module.css'
import type { Store, Team } from './company-data.ts'
import { RoleForm } from './RoleForm.tsx'

/** Team members as table rows; blocks where it is narrow. */
export function Members({ store, team, proofs }: { store: Store; team: Team; proofs: Proofs }) {
  const t = useMessages('profile')
  return (
    <section className={styles.team} aria-labelledby="members">
      <SectionHeading title={t('members')} id="members" caption={store.name} />
      <FormProblem intents={['member.role', 'member.remove']} except={team.members.map(({ accountId }) => accountId)} />
      <div className={table.scroll}>
        <table className={`${table.table} ${styles.members}`}>
          <thead>
            <tr>
              <th scope="col">{t('members.name')}</th>
              <th scope="col">{t('members.address')}</th>
              <th scope="col">{t('members.since')}</th>
              <th scope="col">{t('members.role')}</th>
              <th scope="col">
                <span className={layout.hidden}>{t('members.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {team.members.map((member) => (
              <Row key={member.accountId} member={member} store={store} can={team.can} proofs={proofs} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = { member: Team['members'][number]; store: Store; can: Team['can']; proofs: Proofs }

function Row({ member, store, can, proofs }: RowProps) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const locale = useLocale()
  const { accountId, name, email, phone, role, since, isYou } = member
  const outcome = isYou ? 'member.leave' : 'member.remove'
  const isLastOwner = isYou && !can.leave
  return (
    <tr>
      <th scope="row">
        {name} {isYou && <Tag>{t('members.you')}</Tag>}
      </th>
      <td>{email ?? (phone && formatPhone(phone))}</td>
      <td data-label={t('members.since')}>{formatDate(since, locale)}</td>
      <td>
        {can.manage && !isLastOwner ? (
          <RoleForm member={member} store={store} proofs={proofs} />
        ) : (
          shell(`role.${role}`)
        )}
      </td>
      <td>
        {isLastOwner && <small>{t(store.isClosed ? 'members.lastOwner.closed' : 'members.lastOwner')}</small>}
        {(isYou ? can.leave : can.manage) && (
          <ConfirmButton
            id={`remove-${accountId}`}
            label={t(isYou ? 'members.leave' : 'members.remove')}
            name={isYou ? undefined : t('members.removeNamed', { name })}
            title={isYou ? t('members.leave.title', { store: store.name }) : t('members.remove.title', { name })}
            text={t(!isYou ? 'members.remove.text' : store.isClosed ? 'members.leave.closed' : 'members.leave.text')}
            action={t(isYou ? 'members.leave' : 'members.remove')}
          >
            <HiddenFields intent="member.remove" fields={{ store: store.id, accountId, outcome }} />
          </ConfirmButton>
        )}
      </td>
    </tr>
  )
}
