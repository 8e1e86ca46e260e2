import type { IconName } from '../ui/icons.ts'

/** The pages of the area, in the order of the rail. */
export const places = [
  { key: 'overview', path: '/profile', icon: 'squares-four' },
  { key: 'orders', path: '/profile/orders', icon: 'package' },
  { key: 'company', path: '/profile/company', icon: 'buildings' },
  { key: 'settings', path: '/profile/settings', icon: 'gear' },
] as const satisfies { key: string; path: string; icon: IconName }[]
