// The server with all that it needs in a few files. Run from its sources, a process keeps thousands of files in memory for as long as
// it lives: each with its comments, and with what Node has compiled of it.
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { oneByteLetters } from './vite-one-byte.ts'

const root = join(import.meta.dirname, '..')
const folder = 'build/run'

/** Packages with a program of their own for the platform, and those that are loaded when they are needed, which costs nothing until then. */
const external = /^(sharp|@node-rs\/argon2|@simplewebauthn\/server|nodemailer|hucre)(\/|$)/

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [ownFolders(), oneByteLetters()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: folder,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external,
      input: { main: join(root, 'scripts/serve.ts') },
      output: { comments: false, chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** Files that the sources read stand where they stood. */
function ownFolders(): Plugin {
  return {
    name: 'own-folders',
    transform(code, path) {
      if (path.includes('/node_modules/') || !code.includes('import.meta.dirname')) return undefined
      const from = relative(join(root, folder), dirname(path)).replaceAll('\\', '/')
      return { code: code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${from}\``), map: null }
    },
  }
}
