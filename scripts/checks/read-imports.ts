// Reads imports from the text of source files.
import { posix } from 'node:path'

/** `isDynamic`: an `import()` of a module or of a type in it. */
export type Import = { to: string; isType: boolean; isDynamic: boolean }

/** The modules in dependency order, as modules/index.ts lists their handlers. */
export function moduleOrder(index: string): string[] {
  const folders = new Map(
    [...index.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/routes[.\w]*'/g)].map(([, name, folder]) => [
      name!,
      folder!,
    ]),
  )
  return [...new Set([...index.matchAll(/^\s*\.\.\.(\w+),/gm)].flatMap(([, name]) => folders.get(name!) ?? []))]
}

/** The imports of a file: paths below the root for the project's own files, else package or `node:` names. */
export function importsOf(path: string, text: string): Import[] {
  const found = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^'"`;()]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...found].map(([, type, from, plain, dynamic]) => {
    const name = (from ?? plain ?? dynamic)!
    const to = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.')
        ? posix.join(posix.dirname(path), name)
        : name
    return { to, isType: type !== undefined, isDynamic: dynamic !== undefined }
  })
}
