import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/vite-messages.ts'

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  build: { target: 'es2022' },
  // The server's bundle is the door, with the pages behind it.
  environments: { ssr: { build: { rollupOptions: { input: './web/server.ts' } } } },
})
