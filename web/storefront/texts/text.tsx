import type { Route } from './+types/text.ts'
import { loadText, type TextType } from './load-text.ts'
import { textMeta } from './text-meta.ts'
import { TextArticle } from './TextArticle.tsx'

const types: Partial<Record<string, TextType>> = {
  delivery: 'deliveryPage',
  'payment-and-delivery': 'paymentAndDelivery',
  'about-us': 'aboutUs',
  vacancies: 'vacancies',
  anticrisis: 'anticrisis',
  oferta: 'offer',
  userterms: 'userTerms',
  privatepolicy: 'privacyPolicy',
  verification_rules: 'verificationRules',
  terms_of_edo: 'edoTerms',
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const type = Object.hasOwn(types, params.text) ? types[params.text] : undefined
  if (!type) throw new Response(null, { status: 404 })
  return loadText(context, type, `/${params.text}`)
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return textMeta(loaderData, root.loaderData?.page)
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <TextArticle text={loaderData} />
}
