import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cascadeLayers } from './scripts/vite/cascade-layers.ts'
import { compiledMessages } from './scripts/vite/compiled-messages.ts'
import { forbidServerImports } from './scripts/vite/forbid-server-imports.ts'

/** Every page needs these packages, and they change less often than our own code. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|@lingui)[\\/]/,
}

/** Most pages need these modules: one file instead of a dozen also shortens the lists of files of all routes. */
const core = { name: 'core', test: /[\\/](web|modules|platform)[\\/]/, minShareCount: 75 }

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [cascadeLayers(), compiledMessages(), reactRouter(), forbidServerImports()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, core] } } } } },
    // Node enters the pages by this module. Packages stay in node_modules.
    ssr: { build: { rollupOptions: { input: './web/server.ts' } } },
  },
})

/** A class name with a short hash of its file. Vite's default adds the line number, which costs bytes. */
function scopedName(name: string, path: string) {
  const file = relative(import.meta.dirname, path.split('?')[0]!)
  return `${name}-${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`
}
