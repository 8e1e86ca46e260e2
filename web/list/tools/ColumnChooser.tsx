import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox } from '../../ui/form/Field.tsx'
import type { ChosenColumn } from './choose-columns.ts'
import { type OfList, ToolForm } from './ToolForm.tsx'

type Props = OfList & { columns: readonly Pick<ChosenColumn<never>, 'key' | 'label' | 'isShown'>[] }

/** Chooses the columns, which the account remembers for this list; the first one is always shown. */
export function ColumnChooser({ columns, ...list }: Props) {
  const t = useMessages('list')
  return (
    <Disclosure label={t('columns')}>
      <ToolForm {...list} intent="columns">
        {columns.map(({ key, label, isShown }, index) =>
          index === 0 ? (
            <input key={key} type="hidden" name="columns" value={key} />
          ) : (
            <Checkbox key={`${key} ${isShown}`} name="columns" value={key} label={label} defaultChecked={isShown} />
          ),
        )}
        <Button type="submit" size="s">
          {t('columns.apply')}
        </Button>
        {list.tools.columns && (
          <Button type="submit" size="s" variant="quiet" name="isReset" value="true">
            {t('columns.reset')}
          </Button>
        )}
      </ToolForm>
    </Disclosure>
  )
}
