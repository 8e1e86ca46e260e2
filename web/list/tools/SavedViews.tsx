import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { listPath, queryOf } from '../list-state.ts'
import { type OfList, ToolForm } from './ToolForm.tsx'

const currentOf = ({ state, tools }: OfList) => {
  const query = queryOf(state)
  return { query, view: tools.views.find((view) => view.query === query) ?? null }
}

/** The saved views of a list as tabs. */
export function SavedViews(list: OfList) {
  const t = useMessages('list')
  const href = useLocalizedHref()
  const { path } = list.state
  const { query, view } = currentOf(list)
  if (list.tools.views.length === 0) return null
  return (
    <Tabs
      label={t('views')}
      tabs={[
        { key: '', label: t('views.all'), href: href(path) },
        ...list.tools.views.map((each) => ({ key: each.id, label: each.name, href: href(`${path}?${each.query}`) })),
      ]}
      current={view?.id ?? (query === '' ? '' : null)}
    />
  )
}

/** Saves what the list shows under a name, or deletes the view that it shows. */
export function SaveView(list: OfList) {
  const t = useMessages('list')
  const { query, view } = currentOf(list)
  const { views, maxViews } = list.tools
  if (view)
    return (
      <ToolForm {...list} intent="deleteView" fields={{ id: view.id }} next={list.state.path}>
        <Button type="submit" size="s">
          {t('views.remove')}
        </Button>
      </ToolForm>
    )
  if (query === '') return null
  return (
    <Disclosure label={t('views.save')}>
      {views.length < maxViews ? (
        <ToolForm
          {...list}
          intent="saveView"
          fields={{ search: query }}
          next={listPath(list.state, { cursor: undefined })}
        >
          <Field name="name" label={t('views.name')} required pattern=".*\S.*" maxLength={40} />
          <Button type="submit" size="s">
            {t('views.save')}
          </Button>
        </ToolForm>
      ) : (
        <p>{t('views.full', { count: maxViews })}</p>
      )}
    </Disclosure>
  )
}
