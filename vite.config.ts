import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cascadeLayers } from './scripts/vite-layers.ts'
import { compiledMessages } from './scripts/vite-messages.ts'

// Few files compress better and arrive sooner than many small ones: what every page needs, and what lists of goods need.
const chunks = {
  groups: [
    { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|@lingui)[\\/]/, priority: 20 },
    { name: 'kit', test: /[\\/](LocationChoice|ErrorPage|structured-data|lib[\\/]cart|lib[\\/]toast)\.tsx?$/, priority: 15 },
    { name: 'kit', test: /[\\/]web[\\/](ui|lib|shared|storefront[\\/]shell)[\\/]/, minShareCount: 3, priority: 10 },
    { name: 'list', test: /[\\/]web[\\/]storefront[\\/]catalog[\\/](?!all-categories|catalog\.tsx|search\.tsx)/, minShareCount: 2, priority: 5 },
  ],
}

export default defineConfig({
  plugins: [cascadeLayers(), compiledMessages(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    // The server's bundle is the door, with the pages behind it.
    ssr: { build: { rollupOptions: { input: './web/server.ts' } } },
  },
})
