import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { switcherCurrencies } from '#platform/constants.ts'
import { requestErrors } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { resourceErrors } from '#platform/resource/errors.ts'
import { serveResource } from '#platform/resource/serve-resource.ts'
import { readSupportPhone } from '#platform/settings.ts'
import { fillText } from '#platform/values/fill-text.ts'
import { publicUrl } from '#platform/values/public-url.ts'
import { banners, previewBanner } from './banner-contract.ts'
import * as contract from './contract.ts'
import { activeFeatures } from './feature-flags.ts'
import { findTexts, findVersions, saveText } from './edit-texts.ts'
import { findText, listLegalForms } from './queries.ts'
import { findBanner, findShownBanners } from './shown-banners.ts'
import * as texts from './text-contract.ts'
import { unitsIn } from './units.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}
const brandNames = { b2b: 'Tradeyard', trade: 'Dunav Trade' } as const

export const contentHandlers: Handler[] = [
  ...serveResource(banners, { tags: () => ['banners'], validate: validatePeriod }),
  on(contract.getText, (context) => textOf(context, context.input.type)),
  on(contract.getUserTerms, (context) => textOf(context, 'userTerms')),
  on(contract.getPrivacyPolicy, (context) => textOf(context, 'privacyPolicy')),
  on(contract.getOffer, (context) => textOf(context, 'offer')),
  on(contract.listTextTypes, async () => ({ items: [...contract.textTypes] })),
  on(texts.listEditedTexts, ({ db }) => findTexts(db)),
  on(texts.getEditedText, ({ db, input }) => findVersions(db, input)),
  on(texts.createText, ({ db, input, caller }) => db.transaction().execute((tx) => saveText(tx, input, caller))),
  on(contract.listUnitTypes, async ({ replica, caller }) => ({
    items: [...(await unitsIn(replica, caller.locale)).values()],
  })),
  on(contract.listLegalForms, async ({ replica, caller }) => ({ items: await listLegalForms(replica, caller.locale) })),
  on(contract.validateUrl, async ({ input }) => {
    const url = publicUrl(input.url) ?? null
    return { isValid: url !== null, url }
  }),
  on(contract.getEnvironment, async ({ replica, caller, config, locales }) => ({
    project: caller.variant,
    brand: brandNames[caller.variant],
    locales: [...locales],
    currencies: [...switcherCurrencies[caller.variant]],
    phone: await readSupportPhone(replica, config, caller.variant),
    features: await activeFeatures(replica),
  })),
  on(contract.testSystem, async () => ({ status: 'ok' as const, version })),
  on(contract.signBuild, async ({ setHeader }) => {
    setHeader('x-build-signature', version)
    return {}
  }),
  on(contract.listBanners, async ({ replica, input: { p, placement }, caller, now, tagResponse, expireResponse }) => {
    if (p !== 'live') throw requestErrors.notFound()
    tagResponse('banners')
    const { locale, variant } = caller
    const { items, changeAt } = await findShownBanners(replica, { placement, locale, variant, now })
    if (changeAt) expireResponse(changeAt)
    return { items }
  }),
  on(previewBanner, async ({ db, input, caller }) => {
    const banner = await findBanner(db, input.id, caller.locale)
    if (!banner) throw resourceErrors.notFound()
    return banner
  }),
]

function validatePeriod({ startsAt, endsAt }: Record<string, unknown>) {
  const isBackward = endsAt !== null && Date.parse(String(endsAt)) <= Date.parse(String(startsAt))
  return isBackward ? [{ path: 'endsAt', code: 'field.invalid' }] : []
}

/** Texts contain placeholders for the brand and the telephone, so that one text serves both variants. */
async function textOf(
  { replica, caller, config, tagResponse }: Pick<Context, 'replica' | 'caller' | 'config' | 'tagResponse'>,
  type: (typeof contract.textTypes)[number],
) {
  tagResponse('texts')
  const text = await findText(replica, type, caller.locale)
  if (!text) throw requestErrors.notFound()
  const phone = await readSupportPhone(replica, config, caller.variant)
  const values = { brand: brandNames[caller.variant], phone }
  return { ...text, title: fillText(text.title, values), body: fillText(text.body, values) }
}
