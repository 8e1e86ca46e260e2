import type { ReactNode } from 'react'
import type { getCompactTree } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Select } from '../../ui/form/Field.tsx'
import styles from './TemplateForm.module.css'

type Props = {
  /** The page that answers with the template. */
  path: string
  classes: OutputOf<typeof getCompactTree>['items']
  /** Further choices of the form. */
  children: ReactNode
}

/** Chooses the category whose template is downloaded. */
export function TemplateForm({ path, classes, children: fields }: Props) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const groups = classes.flatMap(({ children }) => children)
  return (
    <Disclosure label={t('template')}>
      <form method="get" action={href(path)} className={styles.form} target="_self">
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
        {fields}
        <Button type="submit" icon="download">
          {t('template.download')}
        </Button>
      </form>
    </Disclosure>
  )
}
