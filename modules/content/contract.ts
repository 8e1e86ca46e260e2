// Content: texts edited by administrators, option lists for forms, banners, and public settings of the deployment.
import { z } from 'zod'
import { call, Currency, Empty, Locale, scoped } from '#platform/contract.ts'

export const textTypes = [
  'deliveryPage',
  'paymentAndDelivery',
  'aboutUs',
  'vacancies',
  'contacts',
  'verification',
  'userTerms',
  'privacyPolicy',
  'offer',
  'verificationRules',
  'edoTerms',
  'anticrisis',
  'start',
] as const
export const TextType = z.enum(textTypes)
const EditableText = z.object({
  type: TextType,
  locale: Locale,
  title: z.string(),
  body: z.string().describe('Markdown without HTML and pictures'),
})
const text = (
  line: 'GET system/get/userterms' | 'GET system/get/privatepolicy' | 'GET system/get/offer',
  summary: string,
) => call(line, { access: 'public', summary, input: Empty, output: EditableText })

export const getText = call('GET system/get/text', {
  access: 'public',
  summary: "An editable text in the caller's language",
  input: z.object({ type: TextType }),
  output: EditableText,
})
export const getUserTerms = text('GET system/get/userterms', "User terms in the caller's language")
export const getPrivacyPolicy = text('GET system/get/privatepolicy', "Privacy policy in the caller's language")
export const getOffer = text('GET system/get/offer', "Public offer in the caller's language")
export const listTextTypes = call('GET system/texttypes', {
  access: 'public',
  summary: 'Kinds of editable text',
  input: Empty,
  output: z.object({ items: z.array(TextType) }),
})
const UnitType = z.object({
  code: z.string(),
  name: z.string(),
  short: z.string(),
  label: z.string().describe("As in a lot line: '1 pc', '100 pcs'"),
  plural: z.string().describe('ICU message with {count}'),
  pieces: z.int().describe('In one unit: 100 for 100 pcs, 1 where the unit is not a number of pieces'),
})
export const listUnitTypes = call('GET system/unittypes', {
  access: 'public',
  summary: "Units with names in the caller's language",
  input: Empty,
  output: z.object({ items: z.array(UnitType) }),
})
export const listLegalForms = call('GET system/storelegalforms', {
  access: 'public',
  summary: 'Legal forms of companies by country',
  input: Empty,
  output: z.object({ items: z.array(z.object({ code: z.string(), countryCode: z.string(), name: z.string() })) }),
})
export const validateUrl = call('GET system/url/validate', {
  access: 'user',
  summary: 'Tells whether an address is an absolute https or http one with a public host name; no request is sent',
  input: z.object({ url: z.string().trim().min(1).max(2_000) }),
  output: z.object({
    isValid: z.boolean(),
    url: z.string().nullable().describe('Normalised; null if it is not valid'),
  }),
})
export const getEnvironment = call('GET system/environment', {
  access: 'public',
  summary: 'The project variant and the public settings',
  input: Empty,
  output: z.object({
    project: z.enum(['b2b', 'trade']),
    brand: z.string(),
    locales: z.array(Locale),
    currencies: z.array(Currency),
    phone: z.string(),
    features: z.array(z.string()).describe('Names of the features that the app config has switched on'),
  }),
})
export const testSystem = call('GET system/test', {
  access: 'public',
  limit: 'none',
  summary: 'Liveness and version of the process',
  input: Empty,
  output: z.object({ status: z.literal('ok'), version: z.string() }),
})
export const signBuild = call('HEAD system/signature', {
  access: 'public',
  limit: 'none',
  summary: 'The build signature in the header X-Build-Signature',
  input: Empty,
  output: Empty,
})
export const placements = ['home', 'class', 'group', 'category', 'lists'] as const
export const Placement = z
  .enum(placements)
  .describe('`lists`: all products, and classes and groups that have no banner of their own')

export const Banner = z.object({
  id: z.int(),
  title: z.string(),
  note: z.string(),
  target: z.string(),
  imageId: z.string().nullable(),
  tabletImageId: z.string().nullable().describe('From 768 pixels'),
  desktopImageId: z.string().nullable().describe('From 1024 pixels'),
  isDrawing: z.boolean().describe('Its picture has lines that may take another colour; a photo stays as it is'),
})
export const listBanners = call('GET x/banner/{p}/{g}/list', {
  access: 'public',
  summary: 'Banners of a placement in their period, for the language and brand of the request, the first one first',
  input: z.object({ ...scoped, placement: Placement.default('home') }),
  output: z.object({ items: z.array(Banner) }),
})
