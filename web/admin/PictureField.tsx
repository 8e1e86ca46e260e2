import { Checkbox, Field } from '../ui/form/Field.tsx'
import { Picture } from '../ui/Picture.tsx'
import layout from '../ui/styles/layout.module.css'

type Props = {
  field: { id: string; name: string; defaultValue: string | number | undefined; error: string | undefined }
  label: string
  hint: string
  removeLabel: string
  kind: 'drawing' | 'logo'
  size: number
}

/** A stored picture that can be replaced or removed. It ends a form, because files come after the other fields. */
export function PictureField({
  field: { id, name, defaultValue, error },
  label,
  hint,
  removeLabel,
  kind,
  size,
}: Props) {
  return (
    <>
      <input type="hidden" name={name} value={defaultValue ?? ''} />
      {defaultValue && (
        <div className={layout.actions}>
          <Picture id={String(defaultValue)} alt={label} sizes={`${size}px`} width={size} height={size} kind={kind} />
          <Checkbox name={name} value="" label={removeLabel} />
        </div>
      )}
      <Field
        id={id}
        type="file"
        name={`${name}.file`}
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={label}
        hint={hint}
        error={error}
      />
    </>
  )
}
