import type { brands } from '#modules/brands/contract.ts'
import type { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import layout from '../../ui/styles/layout.module.css'

/** The logo of a brand. The file of a form comes after its fields. */
export function Logo({ form }: { form: ReturnType<typeof useForm<typeof brands.calls.create>> }) {
  const t = useMessages('brands')
  const { defaultValue: id, error, id: fieldId } = form.field('logoFileId')
  return (
    <>
      <input type="hidden" name="logoFileId" value={id ?? ''} />
      {id && (
        <div className={layout.stack}>
          <Picture id={String(id)} alt={t('field.logoFileId')} sizes="120px" width={120} height={120} kind="logo" />
          <Checkbox name="logoFileId" value="" label={t('removeLogo')} />
        </div>
      )}
      <Field
        id={fieldId}
        type="file"
        name="logoFileId.file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={t('field.logoFileId')}
        hint={t('field.logoFileId.hint')}
        error={error}
      />
    </>
  )
}
