import { useLocale, useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useFocusOnMount } from '../../../ui/use-focus-on-mount.ts'
import type { ProductFormData } from '../product-data.ts'
import { ValueTable } from '../ValueTable.tsx'
import { describeValue } from './describe-value.ts'
import styles from './editor.module.css'
import type { Editor } from './use-editor.ts'

type Props = { keys: readonly string[]; data: ProductFormData; editor: Editor }

/** Fields that two people have changed at the same time, with both values. The form has one's own; saving it replaces the other. */
export function ConflictTable({ keys, data: { schema, values }, editor: { live, takeStored } }: Props) {
  const t = useMessages('product-editor')
  const locale = useLocale()
  const box = useFocusOnMount<HTMLDivElement>()
  const fields = keys.flatMap((key) => schema.fields.find((field) => field.key === key) ?? [])
  return (
    <div ref={box} className={styles.conflict} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="warning-circle" />
        {t('conflict')}
      </h2>
      <p>{t('conflict.text')}</p>
      {fields.length > 0 && (
        <ValueTable
          captions={[t('conflict.field'), t('conflict.stored'), t('conflict.own')]}
          rows={fields.map((field) => ({
            key: field.key,
            label: field.label,
            values: differingLines(describeValue(field, values, t, locale), describeValue(field, live, t, locale)),
            action: (
              <span className={styles.scripted}>
                <Button size="s" onClick={() => takeStored([field.key])}>
                  {t('conflict.takeStored')}
                </Button>
              </span>
            ),
          }))}
        />
      )}
    </div>
  )
}

/** Without the lines that both have, such as names in languages that nobody has changed; all lines if only their order differs. */
function differingLines(stored: readonly string[], own: readonly string[]) {
  const differing = [
    stored.filter((line) => !own.includes(line)),
    own.filter((line) => !stored.includes(line)),
  ] as const
  return differing.every((lines) => lines.length === 0) ? [stored, own] : differing
}
