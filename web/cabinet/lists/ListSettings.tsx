import type { editProductList } from '#modules/lists/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../Form.module.css'
import type { List } from './list-data.ts'
import styles from './lists.module.css'
import { type Team, teamValue } from './team-value.ts'

type Props = { list: List; teams: readonly Team[] }

/** The owner names, shares and deletes a list; others read who does. */
export function ListSettings({ list, teams }: Props) {
  const t = useMessages('lists')
  const { id, name, sharedWith, isOwn, ownerName } = list
  if (!isOwn)
    return <p className={layout.lead}>{t('sharing.colleague', { name: ownerName, team: sharedWith?.name ?? '' })}</p>
  return (
    <section aria-labelledby="settings">
      <SectionHeading title={t('settings')} id="settings" />
      <SettingsForm list={list} teams={teams} />
      <ConfirmButton
        id="delete"
        label={t('delete')}
        title={t('delete.title', { name })}
        text={t('delete.text')}
        action={t('delete')}
      >
        <HiddenFields intent="list.delete" fields={{ id }} />
      </ConfirmButton>
    </section>
  )
}

function SettingsForm({ list: { id, name, sharedWith }, teams }: Props) {
  const t = useMessages('lists')
  const form = useForm<typeof editProductList, 'team'>('list.edit', {
    values: { name, team: sharedWith && teamValue(sharedWith) },
    requirements: { name: t('wants.name') },
  })
  return (
    <ActionForm form={form} className={`${forms.form} ${styles.create}`} hiddenFields={{ id }}>
      <Field {...form.field('name')} label={t('name')} autoComplete="off" />
      {teams.length > 0 ? (
        <Select {...form.select('team')} label={t('sharing')} hint={t('sharing.hint')}>
          <option value="">{t('sharing.none')}</option>
          {teams.map((team) => (
            <option key={teamValue(team)} value={teamValue(team)}>
              {t('sharing.team', { team: team.name })}
            </option>
          ))}
        </Select>
      ) : (
        <p className={layout.lead}>{t('sharing.needsTeam')}</p>
      )}
      <Button type="submit">{t('save')}</Button>
    </ActionForm>
  )
}
