import type { Locale } from '#platform/constants.ts'

/** The texts of an offer in a language. An empty one is not given. */
export type Translation = { locale: Locale; name: string; description: string }
