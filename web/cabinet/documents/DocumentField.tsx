import { useMessages } from '../../lib/messages.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from './documents.module.css'
import { type FormField, type InnerField, nameOf } from './form-values.ts'
import { useDocumentForm } from './form-controls.ts'
import { InnerDocumentField } from './InnerDocumentField.tsx'
import { ListField } from './ListField.tsx'
import { PicturesField } from './pictures/PicturesField.tsx'

/** A field of a document by its type, in all languages where it is translatable. */
export function DocumentField({ field, hint }: { field: FormField; hint?: string | undefined }) {
  const name = nameOf(field.key)
  if (field.type === 'List') return <ListField field={field} name={name} />
  if (field.type === 'Images') return <PicturesField field={field} name={name} />
  if (field.type === 'Group') return <Group fields={field.fields!} name={name} />
  return <InnerDocumentField field={field} name={name} hint={hint} />
}

/** Fields that publishing requires come first; the rest can be unfolded. */
function Group({ fields, name }: { fields: readonly InnerField[]; name: string }) {
  const t = useMessages('document-form')
  const { values } = useDocumentForm()
  const isShown = ({ key, isRequiredToPublish }: InnerField) =>
    isRequiredToPublish ||
    Object.keys(values).some((each) => each === `${name}.${key}` || each.startsWith(`${name}.${key}.`))
  const shown = fields.filter(isShown)
  const others = fields.filter((field) => !isShown(field))
  const render = (each: readonly InnerField[]) => (
    <div className={styles.fields}>
      {each.map((field) => (
        <InnerDocumentField key={field.key} field={field} name={`${name}.${field.key}`} />
      ))}
    </div>
  )
  return (
    <>
      {shown.length > 0 && render(shown)}
      {shown.length > 0 && others.length > 0 ? (
        <Disclosure label={t('optional', { count: others.length })}>{render(others)}</Disclosure>
      ) : (
        render(others)
      )}
    </>
  )
}
