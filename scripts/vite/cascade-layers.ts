import type { Plugin } from 'vite'

const order = '@layer reset, ui, shared, pages;'

/** Declares the order of the cascade layers in every style sheet, because the first one that arrives sets it. */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css($|\?)/.test(id) && !id.includes('node_modules') ? { code: `${order}\n${code}`, map: null } : undefined,
  }
}
