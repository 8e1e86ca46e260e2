// Ids of threats and faults in tests, such as (A06) or (F12l, F12p), are explained in docs/threats.md.
import { readSource, report, sourceFiles } from '../project-files.ts'

const list = 'docs/threats.md'

/** `tests`: the text of each test file by its path. */
export function unexplainedIds(tests: ReadonlyMap<string, string>, page: string): string[] {
  const explained = new Set([...page.matchAll(/^\| (\w+(?:, \w+)*) \|/gm)].flatMap(([, ids]) => ids!.split(', ')))
  return [...tests].flatMap(([path, text]) =>
    [...new Set(idsIn(text))].filter((id) => !explained.has(id)).map((id) => `${path}: ${list} does not explain ${id}`),
  )
}

const idsIn = (text: string) =>
  [...text.matchAll(/\(([A-Z]\d\d[A-Za-z]?(?:, [A-Z]\d\d[A-Za-z]?)*)\)/g)].flatMap(([, ids]) => ids!.split(', '))

if (import.meta.main) {
  const tests = new Map(sourceFiles(/\.test\.ts$/).map((path) => [path, readSource(path)]))
  report(unexplainedIds(tests, readSource(list)), `${list} explains the ids of ${tests.size} files of tests`)
}
