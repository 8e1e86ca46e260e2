// Every page loads the messages that it shows, and every page of the cabinet has an entry in its rail.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { readSource, report, sourceFiles } from '../project-files.ts'
import { type Import, importsOf } from './read-imports.ts'

/** `files`: the file of the route after those of its layouts. */
type Page = { path: string; files: readonly string[] }
/** The namespaces of messages that a file needs, each with the file that uses it. */
type Needs = ReadonlyMap<string, string>

const partsFile = 'web/lib/messages.ts'
const loadedAlways = ['common', 'shell']
const cabinetFile = 'web/cabinet/cabinet.tsx'
const railFile = 'web/cabinet/nav-items.ts'

export const pagesIn = (
  entries: readonly RouteConfigEntry[],
  parent = '',
  layouts: readonly string[] = ['web/root.tsx'],
): Page[] =>
  entries.flatMap(({ path, file, children }) => {
    const own = path ? `${parent}/${path}` : parent
    const files = [...layouts, `web/${file}`]
    return children ? pagesIn(children, own, files) : [{ path: own, files }]
  })

export function partProblems(pages: readonly Page[], sources: ReadonlyMap<string, string>): string[] {
  const parts = readParts(sources.get(partsFile) ?? '')
  const needsOf = needsIn(sources)
  const needed = new Map<string, Set<string>>([...parts.keys()].map((key) => [key, new Set()]))
  const problems = pages.flatMap(({ path, files }) => {
    const keys = keysOf(path).filter((key) => parts.has(key))
    const loaded = [...loadedAlways, ...keys.flatMap((key) => parts.get(key)!)]
    return files.flatMap((file) =>
      [...needsOf(file)].flatMap(([namespace, user]) => {
        for (const key of keys) needed.get(key)!.add(namespace)
        return loaded.includes(namespace) ? [] : [`${path || '/'} does not load '${namespace}', which ${user} needs`]
      }),
    )
  })
  const needless = [...parts].flatMap(([key, names]) =>
    names
      .filter((name) => !needed.get(key)!.has(name))
      .map((name) => `${partsFile}: the pages of '${key}' do not need '${name}'`),
  )
  return [...new Set([...problems, ...needless])]
}

/** The keys of a path in `partsByPath`: its first segment, and its first two. */
function keysOf(path: string) {
  const [first = '', second = ''] = path.split('/').slice(1)
  return [first, `${first}/${second}`]
}

function readParts(text: string) {
  const table = /const partsByPath[^{]*\{([^}]*)\}/.exec(text)?.[1] ?? ''
  return new Map([...table.matchAll(/^\s*'?([\w/-]*)'?: \[(.*)\],$/gm)].map(([, key, list]) => [key!, namesIn(list!)]))
}

const namesIn = (text: string) => [...text.matchAll(/['"]([\w-]+)['"]/g)].map(([, name]) => name!)

/** A file needs what it uses and what its imports need. Modules that it imports later may have the parts that stand beside `import()`. */
function needsIn(sources: ReadonlyMap<string, string>) {
  const known = new Map<string, Needs>()
  return function needsOf(path: string): Needs {
    const text = sources.get(path)
    if (text === undefined || known.has(path)) return known.get(path) ?? new Map()
    const needs = new Map(usedIn(path, text).map((namespace) => [namespace, path]))
    known.set(path, needs)
    const loadedLater = /\bimport\(/.test(text) ? namesIn(text) : []
    for (const { to, isType, isDynamic } of importsOf(path, text).filter(isFollowed))
      for (const [namespace, user] of isType ? [] : needsOf(to))
        if (!isDynamic || !loadedLater.includes(namespace)) needs.set(namespace, user)
    return needs
  }
}

const isFollowed = ({ to }: Import) => to.startsWith('web/')

/** In .ts files `translator` serves loaders and actions, and the server has all messages. */
function usedIn(path: string, text: string) {
  const calls = path.endsWith('.tsx') ? [inComponent, inMeta] : [inComponent]
  return calls.flatMap((call) => [...text.matchAll(call)].flatMap(([, one, other]) => (one ? [one, other!] : [other!])))
}

const inComponent = /\buseMessages\((?:[\w.?]+\s\?\s'([\w-]+)'\s:\s)?'([\w-]+)'\)/g
const inMeta = /\btranslator\((?:[^()']|\([^()]*\))*,\s*(?:[\w.?]+\s\?\s'([\w-]+)'\s:\s)?'([\w-]+)'\)/g

export function railProblems(pages: readonly Page[], rail: string): string[] {
  const [overview = '', ...paths] = [...rail.matchAll(/\b(?:path|otherPath): '(\/profile[\w/-]*)'/g)].map(
    ([, path]) => path!,
  )
  return pages
    .filter(({ path, files }) => files.includes(cabinetFile) && path !== overview)
    .filter(({ path }) => !paths.some((each) => `${path}/`.startsWith(`${each}/`)))
    .map(({ path }) => `${path} has no entry in ${railFile}`)
}

if (import.meta.main) {
  const pages = pagesIn(routes)
  const sources = new Map(sourceFiles(/^web\/.*\.tsx?$/).map((path) => [path, readSource(path)]))
  report(
    [...partProblems(pages, sources), ...railProblems(pages, sources.get(railFile)!)],
    `${pages.length} pages load their messages`,
  )
}
