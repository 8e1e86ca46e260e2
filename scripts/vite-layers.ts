import type { Plugin } from 'vite'

const order = '@layer reset, ui, shared, pages;'

/** The order of the layers is set by whatever style sheet arrives first, so each of them says it. */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css($|\?)/.test(id) && !id.includes('node_modules') ? { code: `${order}\n${code}`, map: null } : undefined,
  }
}
