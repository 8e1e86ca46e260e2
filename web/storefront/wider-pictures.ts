import type { BannerOfPage } from './load-banner.ts'

/** The pictures of a banner for screens that are wider than a phone. */
export const widerPictures = ({ tabletImageId, desktopImageId }: BannerOfPage) => [
  ...(desktopImageId ? [{ id: desktopImageId, media: '(min-width: 1024px)' }] : []),
  ...(tabletImageId ? [{ id: tabletImageId, media: '(min-width: 768px)' }] : []),
]
