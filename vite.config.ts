import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/vite-messages.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compiledMessages(), reactRouter()],
  build: {
    target: 'es2022',
    ...(isSsrBuild ? { rollupOptions: { input: './web/server.ts' } } : {}),
  },
}))
