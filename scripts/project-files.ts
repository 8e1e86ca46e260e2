import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const folders = ['modules', 'platform', 'web', 'seed', 'scripts', 'e2e', 'bench', 'migrations']
const excluded = /(^|\/)(node_modules|build|\.react-router)(\/|$)/

/** The project's own source files as paths below its root, `/` on every platform. */
export function sourceFiles(endings: RegExp): string[] {
  const top = readdirSync(root).filter((name) => endings.test(name))
  const below = folders.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      )
    } catch {
      return []
    }
  })
  return [...top, ...below].filter((path) => endings.test(path) && !excluded.test(path)).sort()
}

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

/** Prints the problems of a check, or `fine` if there are none, and sets the exit code. */
export function report(problems: readonly string[], fine: string) {
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? fine : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
