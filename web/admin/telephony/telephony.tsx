import { addNumber, listNumbers, updateNumber } from '#modules/contacts/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import type { Route } from './+types/telephony.ts'
import { NewNumber } from './NewNumber.tsx'
import { NumberTable } from './NumberTable.tsx'
import { useTelephonyViews } from './use-telephony-views.ts'

const actions = defineActions({
  add: form(addNumber, { fieldsOfCodes: { 'contacts.numberTaken': 'number' } }),
  update: form(updateNumber),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  return { list: await loadList(listNumbers, args), forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'telephony')('title'),
    path: '/admin/telephony',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** The redirect numbers, and the stores that lease them. */
export default function Telephony({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('telephony')
  const href = useLocalizedHref()
  const { state, items } = list
  const done = useDone(forms)
  return (
    <ListPage
      title={t('title')}
      info={t('numbers.lead')}
      views={useTelephonyViews('numbers')}
      done={done && t(`done.${done}`)}
      problem={
        <>
          <FormProblem intents={['update']} except={items.map(({ id }) => String(id))} />
          <NewNumber />
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{t('numbers.none')}</p>}
    >
      <NumberTable numbers={items} />
    </ListPage>
  )
}
