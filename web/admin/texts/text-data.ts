import { getEnvironment } from '#modules/content/contract.ts'
import { createText, getEditedText } from '#modules/content/text-contract.ts'
import { fillText } from '#platform/values/fill-text.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { foundOrNull, loaderCall } from '../../lib/request-context.ts'
import { blocksOf } from '../../storefront/texts/markdown-blocks.ts'
import type { Route } from './+types/text.ts'
import { diffTexts } from './diff-lines.ts'

const actions = defineActions({
  save: form<typeof createText, never, 'Draft' | 'Published'>(createText, {
    done: { field: 'outcome', values: ['Draft', 'Published'] },
    // An older version that was edited is the newest one now.
    doneAt: (_, { type, locale, outcome }) => `/admin/texts/${type}/${locale}?done=${outcome}`,
  }),
})
export const action = actions.action

/** The text to edit: the newest version, or that of the address; and what has changed since another one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const key = getEditedText.input.pick({ type: true, locale: true }).safeParse(params)
  if (!key.success) throw new Response(null, { status: 404 })
  const read = (version?: number) =>
    loaderCall(context, (api) => foundOrNull(api(getEditedText, { ...key.data, ...(version && { version }) })))
  const [edited, newest, compared, { brand, phone }] = await Promise.all([
    read(versionOf(url, 'version')),
    read(),
    versionOf(url, 'compare') ? read(versionOf(url, 'compare')) : null,
    loaderCall(context, (api) => api(getEnvironment, {})),
  ])
  if (!edited || !newest) throw new Response(null, { status: 404 })
  return {
    ...key.data,
    versions: newest.versions,
    text: edited.text,
    placeholders: { brand, phone },
    blocks: blocksOf(fillText(edited.text?.body ?? '', { brand, phone })),
    comparison: compared?.text &&
      newest.text && {
        old: compared.text.version,
        current: newest.text.version,
        lines: diffTexts(compared.text, newest.text),
      },
    forms: actions.loaderData(context, url),
  }
}

function versionOf(url: URL, name: string) {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}
