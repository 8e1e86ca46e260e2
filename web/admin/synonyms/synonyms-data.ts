import { createSynonyms, deleteSynonyms, listSynonyms, updateSynonyms } from '#modules/search/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import type { Locale } from '../../lib/locale.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import type { Route } from './+types/synonyms.ts'
import { splitWords } from './split-words.ts'

const fieldsOfCodes = {
  'search.synonymWithoutWord': 'words',
  'search.synonymTooLong': 'words',
  'search.synonymRepeated': 'words',
  'search.synonymsKnown': 'words',
  'search.tooManySynonyms': 'words',
}

const actions = defineActions({
  create: form(createSynonyms, {
    complete: (_, { context, url }, { words = '' }) => ({ locale: languageIn(url, context), words: splitWords(words) }),
    // A new group is listed first, so the search is cleared.
    doneAt: ({ locale }) => `/admin/synonyms?language=${locale}&done=create`,
    fieldsOfCodes,
  }),
  update: form(updateSynonyms, {
    complete: (input, _, { words = '' }) => ({ ...input, words: splitWords(words) }),
    fieldsOfCodes,
  }),
  delete: form(deleteSynonyms),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageIn(url, context)
  const query = (url.searchParams.get('query') ?? '').trim().slice(0, 60)
  const groups = await loaderCall(context, (api) =>
    api(listSynonyms, { locale: language, query, page: url.searchParams.get('page') ?? 1 }),
  )
  if (groups.items.length === 0 && groups.page > 1) throw new Response(null, { status: 404 })
  return { language, query, groups, forms: actions.loaderData(context, url) }
}
export type Group = Awaited<ReturnType<typeof loader>>['groups']['items'][number]

/** The language from the query if it is supported, else the page's own. */
function languageIn(url: URL, context: Parameters<typeof pageOf>[0]): Locale {
  const { locale, locales } = pageOf(context)
  return locales.find((each) => each === url.searchParams.get('language')) ?? locale
}
