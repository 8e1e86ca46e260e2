import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './entities.module.css'
import type { OpenDocument } from './entity-data.ts'

type Props = {
  name: 'logo' | 'cover'
  label: string
  storeId: number
  document: NonNullable<OpenDocument['document']>
}

/** Logo or cover of the store. */
export function PictureForm({ name, label, storeId, document: { version, fields } }: Props) {
  const t = useMessages('entities')
  const picture = fields[name] as string | null
  return (
    <section aria-labelledby={`${name}-title`}>
      <SectionHeading id={`${name}-title`} title={label} />
      <form method="post" encType="multipart/form-data" className={styles.picture}>
        <FormProblem intents={[name]} />
        <HiddenFields intent={name} fields={{ store: storeId, version }} />
        {picture && <Picture id={picture} alt={label} sizes="320px" width={320} height={name === 'logo' ? 320 : 120} />}
        <Field
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={t('image.choose')}
          hint={t('image.hint')}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="s">
            {t('image.save')}
          </Button>
          {picture && (
            <Button type="submit" size="s" variant="danger" name="remove" value="on">
              {t('image.remove')}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
