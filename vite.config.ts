import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cascadeLayers } from './scripts/vite-layers.ts'
import { compiledMessages } from './scripts/vite-messages.ts'
import { noSchemas } from './scripts/vite-no-schemas.ts'
import { oneByteLetters } from './scripts/vite-one-byte.ts'

// Few files compress better and arrive sooner than many small ones: one of what every page needs, one of what lists of goods need.
// The kit is named part by part, so that what only some pages use does not slip into it.
const kit = [
  'root',
  'lib/(answer-time|cart|format|lazy|locale|messages|meta|page|session|toast|unread)',
  'ui/(Breadcrumbs|Button|Chip|Icon|icons|layout|Marks|Picture|RuleHead|Sheet|Stamp|Tag|Toast)',
  'chats/ChatEntry',
  'shared/(AddToCart|CardMark|CardSpecs|CardStore|Contact|LotLine|ProductCard|ProductGrid|StockWord|WriteLink)',
  'storefront/shell/(AccountLinks|Actions|behaviour|Bell|BottomBar|Burger|Contacts|Footer|head|Header|LocationChoice|Logo|MenuRow)',
  'storefront/shell/(ScrollTop|SearchForm|Shell|Switchers)',
  'storefront/texts/ErrorPage',
  'storefront/catalog/structured-data',
]
const chunks = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|@lingui)[\\/]/,
      priority: 20,
    },
    {
      name: 'kit',
      test: new RegExp(`/platform/constants\\.ts|/web/(${kit.join('|')})(\\.module\\.css|\\.tsx?)$`),
      priority: 15,
    },
    { name: 'calls', test: /\/web\/lib\/(client-api|change-cart|token)\.ts/, priority: 5 },
    { name: 'supplier', test: /\/web\/(shared\/ContactButtons|storefront\/stores\/tax-number)/, priority: 5 },
    {
      name: 'list',
      test: /\/web\/(lib\/search-params|storefront\/catalog\/(?!all-categories|ask-more|catalog\.tsx|search\.tsx))/,
      minShareCount: 2,
      priority: 5,
    },
  ],
}

export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: shortName } },
  plugins: [cascadeLayers(), compiledMessages(), reactRouter(), noSchemas(), oneByteLetters()],
  build: { target: 'es2022', terserOptions: { ecma: 2020, compress: { passes: 3 } } },
  environments: {
    client: { build: { minify: 'terser', rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The server's bundle is the door, with the pages behind it and all that they need.
    ssr: {
      build: { rollupOptions: { input: './web/server.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    },
  },
}))

/** The name and its file: a line number, as Vite would add it, only costs. */
function shortName(name: string, path: string) {
  const file = relative(import.meta.dirname, path.split('?')[0]!)
  return `${name}-${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`
}
