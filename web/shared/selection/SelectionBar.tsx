import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { Change } from './selection.ts'
import styles from './SelectionBar.module.css'
import { useSelection } from './use-selection.ts'

type Props<Note extends string> = {
  form: string
  change: Change<Note>
  pathOf: (values: readonly string[]) => string
  icon?: IconName
  texts: {
    chosen: (count: number) => string
    note: (note: Note) => string
    clear: string
    open: (count: number) => string
  }
}

/** How much is selected, and the link to the page about it. */
export function SelectionBar<Note extends string>({ form, change, pathOf, icon, texts }: Props<Note>) {
  const href = useLocalizedHref()
  const [{ values, note }, clear] = useSelection(form, change)
  const count = values.length
  return (
    <>
      <div className={styles.told} role="status" data-chosen={count > 0 ? '' : undefined}>
        {count > 0 && <p>{texts.chosen(count)}</p>}
        {note && <p className={styles.note}>{texts.note(note)}</p>}
      </div>
      {count > 0 && (
        <>
          <Button variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
          <ButtonLink variant="solid" icon={icon} href={href(pathOf(values))} rel="nofollow">
            {texts.open(count)}
          </ButtonLink>
        </>
      )}
    </>
  )
}
