import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Confirm } from '../../shared/Confirm.tsx'
import { formatPhone } from '../../shared/Phone.tsx'
import layout from '../../ui/layout.module.css'
import { RuleHead } from '../../ui/RuleHead.tsx'
import table from '../../ui/Table.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { type Sent, useSentForm } from '../refusal.tsx'
import styles from './company.module.css'
import type { Store, Team } from './company.tsx'
import { RoleForm } from './RoleForm.tsx'

type Given = { store: Store; team: Team; sent: Sent | null }

/** A row on wide screens, a card of few lines on phones. */
export function Members({ store, team, sent }: Given) {
  const t = useMessages('profile')
  const isOwn = sent?.intent === 'member.role' || sent?.intent === 'member.remove'
  const form = useSentForm(isOwn ? sent : null, sent?.intent ?? '', [], sent?.target)
  return (
    <section aria-labelledby="members">
      <RuleHead title={t('members')} id="members" caption={store.name} />
      {form.summary}
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
            <Row key={member.accountId} member={member} store={store} roles={team.can.roles} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ member, store, roles }: { member: Team['members'][number]; store: Store; roles: Team['can']['roles'] }) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const locale = useLocale()
  const { accountId, name, email, phone, role, since, isYou } = member
  const mayManage = roles.includes(role)
  return (
    <tr>
      <th scope="row">
        {name} {isYou && <Tag>{t('members.you')}</Tag>}
      </th>
      <td>{email ?? (phone && formatPhone(phone))}</td>
      <td data-label={t('members.since')}>{formatDate(since, locale)}</td>
      <td>{mayManage ? <RoleForm member={member} store={store} roles={roles} /> : shell(`role.${role}`)}</td>
      <td>
        {(mayManage || isYou) && (
          <Confirm
            id={`remove-${accountId}`}
            label={t(isYou ? 'members.leave' : 'members.remove')}
            name={isYou ? undefined : t('members.removeNamed', { name })}
            title={isYou ? t('members.leave.title', { store: store.name }) : t('members.remove.title', { name })}
            text={t(isYou ? 'members.leave.text' : 'members.remove.text')}
            action={t(isYou ? 'members.leave' : 'members.remove')}
          >
            <input type="hidden" name="intent" value="member.remove" />
            <input type="hidden" name="store" value={store.id} />
            <input type="hidden" name="accountId" value={accountId} />
          </Confirm>
        )}
      </td>
    </tr>
  )
}
