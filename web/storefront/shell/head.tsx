import cyrillic from '@fontsource-variable/geologica/files/geologica-cyrillic-shrp-normal.woff2?url'
import latin from '@fontsource-variable/geologica/files/geologica-latin-shrp-normal.woff2?url'
import european from '../../ui/styles/fonts/geologica-european.woff2?url'
import type { Locale } from '../../lib/locale.ts'

const fonts: Record<Locale, readonly string[]> = {
  en: [latin],
  ru: [latin, cyrillic],
  sr: [latin, european],
  de: [latin],
  it: [latin],
  tr: [latin, european],
}

/** Preloads the font files that every page in this language needs. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return fonts[locale].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
