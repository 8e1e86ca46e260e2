import { previewBanner } from '#modules/content/banner-contract.ts'
import { type Banner, listBanners, type Placement } from '#modules/content/contract.ts'
import type { z } from 'zod'
import type { RouterContextProvider } from 'react-router'
import { live } from '../lib/live.ts'
import { loaderCall, pageOf, tryCall } from '../lib/request-context.ts'

export type BannerOfPage = z.output<typeof Banner>
type Page = { context: Readonly<RouterContextProvider>; request: Request }

/** The banner of a page, or the one that an administrator previews by the parameter `banner`. */
export async function loadBanner(
  { context, request }: Page,
  placement: z.output<typeof Placement>,
): Promise<BannerOfPage | null> {
  const id = new URL(request.url).searchParams.get('banner')
  if (id && pageOf(context).isAuth) {
    const preview = await tryCall(context, (api) => api(previewBanner, { id }))
    if (preview.success) return preview.data
  }
  const { items } = await loaderCall(context, (api) => api(listBanners, { ...live, placement }))
  return items[0] ?? null
}
