import type { Locale } from '../../lib/locale.ts'

type Link = { name: string; path: string }
type Category = { name: string; parents: readonly Link[] }

/** The path of a page below `base` in each language; `paths` are those of its category, if it has one. */
export const alternatesOf = (locales: readonly Locale[], base: string, paths: Record<Locale, string> | undefined) =>
  Object.fromEntries(locales.map((locale) => [locale, paths ? `${base}/${paths[locale]}` : base])) as Record<
    Locale,
    string
  >

/** The parents of a category below `base`, and the category at `path`. */
export const categoryCrumbs = (base: string, path: string, category: Category | null) =>
  category
    ? [
        ...category.parents.map((parent) => ({ label: parent.name, href: `${base}/${parent.path}` })),
        { label: category.name, href: path },
      ]
    : []
