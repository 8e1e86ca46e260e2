import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'hint'>

/** A file of products in one of the formats that imports read. */
export function ImportFileField({ defaultValue: _, ...field }: Props) {
  const t = useMessages('imports')
  return (
    <Field
      {...field}
      type="file"
      required
      accept=".xlsx,.csv,.tsv,.txt,.yml,.xml,.zip"
      label={t('file')}
      hint={t('file.hint')}
    />
  )
}
