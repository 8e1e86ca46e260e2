import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { localPath } from '#platform/values/local-path.ts'
import { publicUrl } from '#platform/values/public-url.ts'
import type { Banner, Placement } from './contract.ts'

type ShownBanner = z.output<typeof Banner>
type Page = { placement: z.output<typeof Placement>; locale: Locale; variant: Variant; now: Date }

const maxBanners = 10

/** The banners of a page, the first one first, of several with one priority the latest one, and when the next one begins or ends. */
export async function findShownBanners(db: Db, { placement, locale, variant, now }: Page) {
  const placements = placement === 'class' || placement === 'group' ? [placement, 'lists'] : [placement]
  const isMeant = sql`placement = any(${placements}) and is_active
    and (locales = '{}' or ${locale} = any(locales)) and (variants = '{}' or ${variant} = any(variants))`
  const [items, { rows }] = await Promise.all([
    selectBanners(
      db,
      locale,
      sql`${isMeant} and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
        order by placement = ${placement} desc, priority, starts_at desc, id desc limit ${maxBanners}`,
    ),
    sql<{ at: Date | null }>`
      select least(min(starts_at) filter (where starts_at > ${now}), min(ends_at) filter (where ends_at > ${now})) as at
      from banners where ${isMeant}
    `.execute(db),
  ])
  return { items, changeAt: rows[0]!.at }
}

/** Finds a banner regardless of its period, even if it is hidden. */
export async function findBanner(db: Db, id: number, locale: Locale): Promise<ShownBanner | undefined> {
  const [banner] = await selectBanners(db, locale, sql`id = ${id}`)
  return banner
}

async function selectBanners(db: Db, locale: Locale, condition: RawBuilder<unknown>): Promise<ShownBanner[]> {
  const { rows } = await sql<ShownBanner>`
    select id, coalesce(titles ->> ${locale}, titles ->> 'en') as title, coalesce(notes ->> ${locale}, notes ->> 'en', '') as note, target,
      file_id as "imageId", tablet_file_id as "tabletImageId", desktop_file_id as "desktopImageId",
      exists (select from files f where f.id = file_id and f.content_type = 'image/svg+xml') as "isDrawing"
    from banners where ${condition}
  `.execute(db)
  return rows.map((banner) => ({ ...banner, target: publicUrl(banner.target) ?? localPath(banner.target) }))
}
