import { data } from 'react-router'
import { listViewedProducts } from '#modules/accounts/contract.ts'
import { getFormerProduct, getProduct, lastCards, similarCards } from '#modules/catalog/contract.ts'
import { listOffers, listSizes } from '#modules/catalog/offers-contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { countryName } from '../../lib/country-name.ts'
import { live } from '../../lib/live.ts'
import { formatTags, type Locale } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { foundOrNull, loaderCall, pageOf, tryCall } from '../../lib/request-context.ts'
import { loadPlace } from '../../shared/terms/load-place.ts'
import { termsAt } from '../../shared/terms/terms-at.ts'
import type { Route } from './+types/product.ts'
import { viewedCookie, withViewed } from './viewed.ts'

const railLength = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageOf(context)
  const id = parseId(params.slug)
  const product = await findProduct(context, id)
  if (params.slug !== product.slug) throw redirectTo(`/product/${product.slug}${new URL(request.url).search}`, 301)
  const viewedIds = page.isAuth ? (await loaderCall(context, (api) => api(listViewedProducts, {}))).ids : page.viewed
  const previouslyViewed = viewedIds.filter((other) => other !== id)
  const { similar, viewed, store, sizes, offers } = await loaderCall(context, async (api) => {
    const [similar, viewed, store, sizes, offers] = await Promise.all([
      api(similarCards, { ...live, id, limit: railLength }),
      previouslyViewed.length > 0
        ? api(lastCards, { ...live, ids: previouslyViewed.slice(0, railLength).join('.') })
        : null,
      api(getStore, { alias: product.store.alias }),
      api(listSizes, { ...live, id }),
      api(listOffers, { ...live, id, quantity: product.minimumOrder }),
    ])
    return { similar: similar.items, viewed: viewed?.items ?? [], store, sizes, offers }
  })
  const { organization, hasPhone, hours, delivery, payment, pickupAddress, warehouses, createdAt } = store
  const cities = [...new Set(warehouses.map(({ city }) => city))]
  const place = await loaderCall(context, (api) => loadPlace(api, [store.terms]))
  const paths = page.locales.map((locale) => [locale, `/product/${product.slugs[locale]}`])
  return data(
    {
      product: {
        ...product,
        countryName: product.countryCode && countryName(product.countryCode, page.locale),
        descriptionLanguage: languageName(product.descriptionLocale, page.locale),
      },
      sizes,
      offers,
      similar,
      viewed,
      terms: {
        organization,
        hasPhone,
        hours,
        delivery,
        payment,
        comparable: termsAt(store.terms, place),
        page: `/store/${product.store.alias}/about`,
        pickupAddress,
        cities,
        createdAt,
      },
      alternates: Object.fromEntries(paths) as Record<Locale, string>,
    },
    page.isAuth
      ? undefined
      : { headers: { 'set-cookie': viewedCookie(withViewed(page.viewed, id), page.origin.startsWith('https:')) } },
  )
}
export type ProductData = Awaited<ReturnType<typeof loader>>['data']
export type SupplierTerms = ProductData['terms']

/** `former`: null if nothing of it may be told. */
export type GoneProduct = {
  former: OutputOf<typeof getFormerProduct> | null
  similar: OutputOf<typeof similarCards>['items']
}

const languageName = (code: string, locale: Locale) =>
  new Intl.DisplayNames([formatTags[locale]], { type: 'language' }).of(code) ?? code

function parseId(slug: string) {
  const id = Number(/(?:^|-)(\d{1,10})$/.exec(slug)?.[1])
  if (!(id > 0 && id < 2 ** 31)) throw new Response(null, { status: 404 })
  return id
}

/** A product that is no longer sold throws what it was, with similar products if there are any (410); an unknown id throws 404. */
async function findProduct(context: Route.LoaderArgs['context'], id: number) {
  const found = await tryCall(context, (api) => api(getProduct, { ...live, id }))
  if (found.success) return found.data
  if (found.problem.status !== 404) throw new Response(JSON.stringify(found.problem), { status: found.problem.status })
  const gone = await loaderCall(context, async (api) => {
    const [former, { items: similar }] = await Promise.all([
      foundOrNull(api(getFormerProduct, { ...live, id })),
      api(similarCards, { ...live, id, limit: railLength }),
    ])
    return { former, similar }
  })
  if (!gone.former && gone.similar.length === 0) throw new Response(null, { status: 404 })
  throw data(gone satisfies GoneProduct, { status: gone.similar.length > 0 ? 410 : 404 })
}
