// Every page of the routes at an address that exists in the demonstration.
import routes from '#web/routes.ts'

type Entry = (typeof routes)[number]

const values: Record<string, string> = {
  ':slug': '500',
  ':alias': 'comportal-office',
  ':id': '00000000-0000-4000-8000-000000000000',
  ':chatId': '00000000-0000-4000-8000-000000000000',
  ':text': 'delivery',
  '*': 'all',
}

const filled = (path: string) =>
  path
    .split('/')
    .map((part) => (part.endsWith('?') ? '' : (values[part] ?? part)))
    .filter(Boolean)
    .join('/')

const pathsOf = (entries: readonly Entry[], parent: string): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const own = `${parent}${path ? `/${filled(path)}` : ''}`
    return [own || '/', ...pathsOf((children ?? []) as readonly Entry[], own)]
  })

export const pagePaths = [...new Set(pathsOf(routes, ''))]
