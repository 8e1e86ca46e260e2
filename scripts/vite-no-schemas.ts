import type { Plugin } from 'vite'

/** Contracts with their schemas are for the server; a component that takes a value from one would bring all of it into the browser. */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
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
