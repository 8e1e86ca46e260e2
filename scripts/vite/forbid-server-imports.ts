import type { Plugin } from 'vite'

/** Fails the build when a chunk of the browser contains a contract or zod: a component that imports a value from a contract would bring its schemas along. */
export function forbidServerImports(): Plugin {
  return {
    name: 'forbid-server-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        const leaked = Object.keys(part.modules).find((id) => /node_modules\/zod\/|\/([\w-]+-)?contract\.ts$/.test(id))
        if (leaked)
          this.error(`${part.fileName} brings ${leaked} into the browser: take types from contracts, not values`)
      }
    },
  }
}
