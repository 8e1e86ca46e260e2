import type { Locale } from '#platform/constants.ts'
import { slugify } from '#platform/i18n/slug.ts'

type Named = { id: number; name: string; nameLocale: Locale }

/** The part of a product's address: {words}-{id}, where the name has words. */
export function slugOf({ id, name, nameLocale }: Named) {
  const words = slugify(name, nameLocale)
  return words ? `${words}-${id}` : String(id)
}
