import { useMessages } from '../../../lib/messages.ts'
import { Field } from '../../../ui/form/Field.tsx'
import type { FormField } from '../form-values.ts'
import { pictureTypes } from './picture-types.ts'

/** Where no script runs, pictures are uploaded with the form. It stands at the end, because the files of a form come after its fields. */
export function PlainPicturesField({ field: { maxItems } }: { field: FormField }) {
  const t = useMessages('document-form')
  return (
    <noscript>
      <Field
        type="file"
        name="picture"
        multiple
        accept={pictureTypes}
        label={t('pictures.add')}
        hint={t('pictures.hint', { count: maxItems ?? 0 })}
      />
    </noscript>
  )
}
