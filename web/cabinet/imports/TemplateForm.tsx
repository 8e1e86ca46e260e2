import type { getCompactTree } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox, Select } from '../../ui/form/Field.tsx'
import styles from './imports.module.css'

/** Chooses the category whose template is downloaded. */
export function TemplateForm({ classes }: { classes: OutputOf<typeof getCompactTree>['items'] }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const groups = classes.flatMap(({ children }) => children)
  return (
    <Disclosure label={t('template')}>
      <form method="get" action={href('/profile/new-products')} className={styles.upload} target="_self">
        <p>{t('template.hint')}</p>
        <Select name="template" label={t('template.category')}>
          {groups.map(({ id, name, children }) => (
            <optgroup key={id} label={name}>
              {children.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Checkbox name="products" label={t('template.products')} />
        <Button type="submit" icon="download">
          {t('template.download')}
        </Button>
      </form>
    </Disclosure>
  )
}
