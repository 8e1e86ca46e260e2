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
import type { List, Store } from './list-data.ts'
import styles from './lists.module.css'

type Props = { list: List; stores: readonly Store[] }

/** The owner names, shares and deletes a list; others read who does. */
export function ListSettings({ list, stores }: Props) {
  const t = useMessages('lists')
  const { id, name, sharedWith, isOwn, ownerName } = list
  if (!isOwn)
    return <p className={layout.lead}>{t('sharing.colleague', { name: ownerName, store: sharedWith?.name ?? '' })}</p>
  return (
    <section aria-labelledby="settings">
      <SectionHeading title={t('settings')} id="settings" />
      <SettingsForm list={list} stores={stores} />
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

function SettingsForm({ list: { id, name, sharedWith }, stores }: Props) {
  const t = useMessages('lists')
  const form = useForm<typeof editProductList>('list.edit', {
    values: { name, storeId: sharedWith?.id },
    requirements: { name: t('wants.name') },
  })
  return (
    <ActionForm form={form} className={`${forms.form} ${styles.create}`} hiddenFields={{ id }}>
      <Field {...form.field('name')} label={t('name')} autoComplete="off" />
      {stores.length > 0 ? (
        <Select {...form.select('storeId')} label={t('sharing')} hint={t('sharing.hint')}>
          <option value="">{t('sharing.none')}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {t('sharing.store', { store: store.name })}
            </option>
          ))}
        </Select>
      ) : (
        <div>
          <input type="hidden" name="storeId" value="" />
          <p className={layout.lead}>{t('sharing.needsTeam')}</p>
        </div>
      )}
      <Button type="submit">{t('save')}</Button>
    </ActionForm>
  )
}
