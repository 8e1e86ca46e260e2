import { showInterest } from '#modules/verification/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { useDone } from '../../forms/use-form.ts'
import type { Route } from './+types/verification.ts'
import { InterestForm } from './InterestForm.tsx'
import { loadText } from './load-text.ts'
import { textMeta } from './text-meta.ts'
import { TextArticle } from './TextArticle.tsx'

const actions = defineActions({ interest: form(showInterest, { section: 'interest' }) })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    text: await loadText(context, 'verification', '/verification'),
    forms: actions.loaderData(context, url),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return textMeta(loaderData?.text, root.loaderData?.page)
}

/** Explains verification, with a form for people who want to hear more. */
export default function VerificationPage({ loaderData: { text, forms } }: Route.ComponentProps) {
  const isSent = useDone(forms) !== null
  return <TextArticle text={text} foot={<InterestForm isSent={isSent} />} />
}
