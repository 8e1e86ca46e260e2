import { z } from 'zod'

/** The pages that show promotions: the home page, or the pages of the classes, groups or categories that a product or a store belongs to. */
export const placements = ['PromoOnMainPage', 'PromoOnClassPage', 'PromoOnGroupPage', 'PromoOnCategoryPage'] as const
export const Placement = z.enum(placements)
