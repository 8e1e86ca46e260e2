import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import { type Locale, languageTags, type Variant } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { variantOfHost, originOf } from '#platform/http/hosts.ts'
import { localePrefix } from '#platform/http/pages/locale-path.ts'
import { cached } from '#platform/cache.ts'
import { slugOf } from './slug.ts'
import { treeIn } from './tree.ts'

/** URLs in one file. A file of this size blocks the event loop for a few milliseconds. */
const maxUrls = 1_000
const pages = [
  '/',
  '/catalog/all',
  '/stores/all',
  '/all-catalog-categories',
  '/anticrisis',
  '/stm',
  '/summary',
  '/about-us',
  '/delivery',
  '/payment-and-delivery',
  '/verification',
  '/vacancies',
]

type Options = { config: Config; db: Db }
type Entry = { paths: Partial<Record<Locale, string>>; changedAt?: Date }

/** Serves /robots.txt, the index /sitemap.xml and its files, one for each language and slice: /sitemap/ru/products-3.xml. */
export function registerSitemaps(app: FastifyInstance, { config, db }: Options) {
  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(variantOfHost(request.host, config), config)
    return reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /cart\nDisallow: /profile\nDisallow: /admin\nDisallow: /order/\nDisallow: /*/cart\nDisallow: /*/profile\nDisallow: /*/admin\nDisallow: /*/order/\nDisallow: /call-back\nDisallow: /*/call-back\nSitemap: ${origin}/sitemap.xml\n`,
      )
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(variantOfHost(request.host, config), config)
    const names = ['pages', 'categories', ...(await slicesOf(db, 'stores')), ...(await slicesOf(db, 'products'))]
    const files = config.locales.flatMap((locale) =>
      names.map((name) => `<sitemap><loc>${origin}/sitemap/${locale}/${name}.xml</loc></sitemap>`),
    )
    return reply
      .type('application/xml')
      .send(`${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`)
  })
  app.get('/sitemap/:locale/:name.xml', async (request, reply) => {
    const { locale, name } = request.params as { locale: Locale; name: string }
    if (!config.locales.includes(locale)) return reply.code(404).send('')
    const entries = await entriesOf(db, name, config.locales)
    if (!entries) return reply.code(404).send('')
    return reply.type('application/xml').send(urlSet(entries, locale, config, variantOfHost(request.host, config)))
  })
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const inAllLocales = (path: string, locales: readonly Locale[]): Entry => ({
  paths: Object.fromEntries(locales.map((locale) => [locale, path])),
})

async function entriesOf(db: Db, name: string, locales: readonly Locale[]): Promise<Entry[] | undefined> {
  if (name === 'pages') return pages.map((path) => inAllLocales(path, locales))
  if (name === 'categories') return categoryEntries(db, locales)
  const [, kind, slice] = /^(stores|products)-(\d{1,5})$/.exec(name) ?? []
  if (!kind) return undefined
  const entries = await (kind === 'stores' ? storeEntries : productEntries)(db, Number(slice), locales)
  return entries.length > 0 ? entries : undefined
}

async function categoryEntries(db: Db, locales: readonly Locale[]): Promise<Entry[]> {
  const trees = await Promise.all(locales.map(async (locale) => [locale, await treeIn(db, locale)] as const))
  return [...trees[0]![1].byId.keys()].map((id) => ({
    paths: Object.fromEntries(trees.map(([locale, tree]) => [locale, `/catalog/all/${tree.byId.get(id)!.path}`])),
  }))
}

/** Slices are ranges of ids, so that each is read by the primary key. Slices without live rows are left out. */
const slicesOf = cached({}, async (db, kind: 'stores' | 'products'): Promise<string[]> => {
  const table = sql.table(kind)
  const { rows } = await sql<{ slice: number }>`
    select slice from generate_series(1, (select coalesce(max(id), 0) / ${maxUrls} + 1 from ${table})) as slice
    cross join lateral (
      select id from ${table} where status = 'Active' and id > (slice - 1) * ${maxUrls} and id <= slice * ${maxUrls} order by id limit 1
    ) first order by slice
  `.execute(db)
  return rows.map(({ slice }) => `${kind}-${slice}`)
})

async function storeEntries(db: Db, slice: number, locales: readonly Locale[]) {
  const { rows } = await sql<{ alias: string }>`
    select alias from stores where status = 'Active' and id > ${(slice - 1) * maxUrls} and id <= ${slice * maxUrls} order by id
  `.execute(db)
  return rows.map(({ alias }) => inAllLocales(`/store/${alias}`, locales))
}

/** Only languages in which the product has a name: untranslated pages are no alternates of each other. */
async function productEntries(db: Db, slice: number, locales: readonly Locale[]): Promise<Entry[]> {
  const { rows } = await sql<{ id: number; changedAt: Date; names: Partial<Record<Locale, string>> }>`
    select p.id, p.updated_at as "changedAt", (select json_object_agg(t.locale, t.name) from product_translations t where t.product_id = p.id) as names
    from products p join stores s on s.id = p.store_id and s.status = 'Active'
    where p.status = 'Active' and p.id > ${(slice - 1) * maxUrls} and p.id <= ${slice * maxUrls} order by p.id
  `.execute(db)
  return rows.map(({ id, changedAt, names }) => ({
    changedAt,
    paths: Object.fromEntries(
      locales
        .filter((locale) => names[locale])
        .map((locale) => [locale, `/product/${slugOf({ id, name: names[locale]!, nameLocale: locale })}`]),
    ),
  }))
}

function urlSet(entries: readonly Entry[], locale: Locale, config: Config, variant: Variant) {
  const origin = originOf(variant, config)
  const address = (of: Locale, path: string) =>
    origin + (path === '/' ? localePrefix(of) || '/' : localePrefix(of) + path)
  const urls = entries.flatMap(({ paths, changedAt }) => {
    const own = paths[locale]
    if (!own) return []
    const others = (Object.entries(paths) as [Locale, string][]).map(
      ([of, path]) => `<xhtml:link rel="alternate" hreflang="${languageTags[of]}" href="${address(of, path)}"/>`,
    )
    const defaultLink = paths.en
      ? `<xhtml:link rel="alternate" hreflang="x-default" href="${address('en', paths.en)}"/>`
      : ''
    return `<url><loc>${address(locale, own)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''}${others.join('')}${defaultLink}</url>`
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
