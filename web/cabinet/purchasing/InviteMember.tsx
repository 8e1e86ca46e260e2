import type { inviteToTeam } from '#modules/purchasing/contract.ts'
import type { Currency } from '#platform/constants.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { RadioGroup, RadioOption } from '../../ui/form/RadioOption.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import forms from '../Form.module.css'
import { type LimitField, LimitFields } from './LimitFields.tsx'
import styles from './purchasing.module.css'

const roles = ['Approver', 'Buyer'] as const

export function InviteMember({ currency }: { currency: Currency }) {
  const t = useMessages('purchasing')
  const form = useForm<typeof inviteToTeam, LimitField>('invite', {
    values: { role: 'Buyer' },
    requirements: { email: t('wants.email'), orderLimit: t('wants.limit'), monthLimit: t('wants.limit') },
  })
  return (
    <section aria-labelledby="invite">
      <SectionHeading title={t('invite')} id="invite" />
      <ActionForm form={form} action="#invite" className={`${forms.form} ${styles.form}`}>
        <Field {...form.field('email')} type="email" label={t('email')} hint={t('email.hint')} autoComplete="off" />
        <RadioGroup id={form.field('role').id} legend={t('role')}>
          {roles.map((role) => (
            <RadioOption
              key={role}
              {...form.radio('role', role)}
              label={t(`role.${role}`)}
              hint={t(`role.${role}.hint`)}
            />
          ))}
        </RadioGroup>
        <LimitFields form={form} currency={currency} />
        <Button type="submit" variant="solid">
          {t('invite.submit')}
        </Button>
      </ActionForm>
    </section>
  )
}
