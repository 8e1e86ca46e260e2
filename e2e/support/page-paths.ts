// A path for every route, with parameters that exist in the demonstration data.
import routes from '#web/routes.ts'

type Entry = (typeof routes)[number]

const paramValues: Record<string, string> = {
  ':slug': '500',
  ':alias': 'comportal-office',
  ':id': '00000000-0000-4000-8000-000000000000',
  ':chatId': '00000000-0000-4000-8000-000000000000',
  ':text': 'delivery',
  '*': 'all',
}

const fillParams = (path: string) =>
  path
    .split('/')
    .map((part) => (part.endsWith('?') ? '' : (paramValues[part] ?? part)))
    .filter(Boolean)
    .join('/')

const pathsOf = (entries: readonly Entry[], parent: string): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const own = `${parent}${path ? `/${fillParams(path)}` : ''}`
    return [own || '/', ...pathsOf((children ?? []) as readonly Entry[], own)]
  })

export const pagePaths = [...new Set(pathsOf(routes, ''))]
