import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Proofs } from '../../shared/proof/Proof.tsx'
import rows from '../Rows.module.css'
import { LimitTexts } from './LimitTexts.tsx'
import { MemberForm } from './MemberForm.tsx'
import styles from './purchasing.module.css'
import type { Member, Team } from './purchasing-data.ts'

export function TeamMembers({ team, proofs }: { team: Team; proofs: Proofs }) {
  const t = useMessages('purchasing')
  const { name, company, members } = team
  return (
    <section aria-labelledby="members">
      <SectionHeading title={name} id="members" caption={company && company !== name ? company : undefined} />
      <p className={styles.lead}>{t('limits.about')}</p>
      <FormProblem intents={['update', 'remove']} except={members.map(({ accountId }) => accountId)} />
      <ul className={rows.rows}>
        {members.map((member) => (
          <MemberRow key={member.accountId} member={member} team={team} proofs={proofs} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { member: Member; team: Team; proofs: Proofs }

function MemberRow({ member, team, proofs }: RowProps) {
  const t = useMessages('purchasing')
  const { accountId, name, email, role, isYou, limits } = member
  const isOwner = team.role === 'Owner'
  const mayLeave = isYou && (role !== 'Owner' || team.members.length === 1)
  return (
    <li>
      <div className={styles.who}>
        <b>
          {name || email} {isYou && <Tag>{t('you')}</Tag>}
        </b>
        <small>
          {t(`role.${role}`)}
          {email && email !== name && <> · {email}</>}
        </small>
        {limits && (
          <small>
            <LimitTexts limits={limits} />
          </small>
        )}
        <Spent member={member} />
      </div>
      <div className={styles.ways}>
        {isOwner && !isYou && <MemberForm member={member} currency={team.currency} proofs={proofs} />}
        {(mayLeave || (isOwner && !isYou)) && (
          <ConfirmButton
            id={`remove-${accountId}`}
            label={t(isYou ? 'leave' : 'remove')}
            name={isYou ? undefined : t('remove.named', { name: name || (email ?? '') })}
            title={isYou ? t('leave.title') : t('remove.title', { name: name || (email ?? '') })}
            text={t(isYou ? (role === 'Owner' ? 'leave.dissolve' : 'leave.text') : 'remove.text')}
            action={t(isYou ? 'leave' : 'remove')}
          >
            <HiddenFields intent="remove" fields={{ accountId }} />
          </ConfirmButton>
        )}
      </div>
    </li>
  )
}

/** The amount spent this month, and the rest of the limit. */
function Spent({ member: { limits, spent } }: { member: Member }) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  if (!limits || !spent) return null
  const left = limits.month && Math.max(0, limits.month.minor - spent.minor)
  return (
    <small>
      {t('spent', { amount: formatMoney(spent, locale) })}
      {left !== null && <> · {t('left', { amount: formatMoney({ ...spent, minor: left }, locale) })}</>}
    </small>
  )
}
