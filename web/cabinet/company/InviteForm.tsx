import { useState } from 'react'
import type { inviteMember } from '#modules/team/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { storeRoles } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { RadioGroup, RadioOption } from '../../ui/form/RadioOption.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Proofs } from '../../shared/proof/Proof.tsx'
import type { Store } from './company-data.ts'
import { OwnerProof } from './OwnerProof.tsx'
import forms from '../Form.module.css'
import styles from './company.module.css'

export function InviteForm({ store, proofs }: { store: Store; proofs: Proofs }) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const form = useForm<typeof inviteMember>('member.invite', {
    values: { role: 'Operator' },
    requirements: { target: t('wants.target'), password: t('wants.password'), code: t('wants.code') },
  })
  const [isOwner, setOwner] = useState(form.radio('role', 'Owner').defaultChecked)
  return (
    <section aria-labelledby="invite">
      <SectionHeading title={t('invite')} id="invite" />
      <ActionForm
        form={form}
        action="#invite"
        className={`${forms.form} ${styles.form}`}
        hiddenFields={{ store: store.id }}
      >
        <Field
          {...form.field('target')}
          label={t('invite.target')}
          hint={t('invite.target.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RadioGroup id={form.field('role').id} legend={t('invite.role')}>
          {storeRoles.map((role) => (
            <RadioOption
              key={role}
              {...form.radio('role', role)}
              onChange={() => setOwner(role === 'Owner')}
              label={shell(`role.${role}`)}
              hint={t(`invite.role.${role}`)}
            />
          ))}
        </RadioGroup>
        {isOwner && <OwnerProof form={form} {...proofs} />}
        <Button type="submit" variant="solid">
          {t('invite.send')}
        </Button>
      </ActionForm>
    </section>
  )
}
