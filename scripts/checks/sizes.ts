// Source files have a maximum number of lines, folders a maximum number of files; data has none.
import { dirname } from 'node:path'
import { readSource, report, sourceFiles } from '../project-files.ts'

type Limit = { files: RegExp; maxLines: number }

const limits: readonly Limit[] = [
  { files: /^seed\//, maxLines: Infinity },
  { files: /^scripts\//, maxLines: 120 },
  { files: /^server\.ts$/, maxLines: 80 },
  { files: /./, maxLines: 300 },
]

export const tooLong = (path: string, text: string) => {
  const lines = text.replace(/\n$/, '').split('\n').length
  const { maxLines } = limits.find(({ files }) => files.test(path))!
  return lines > maxLines ? `${path} has ${lines} lines, the limit is ${maxLines}` : undefined
}

const maxFiles = 30
const isData = (folder: string) => folder === 'migrations' || /^seed\//.test(folder)

/** Tests and fixtures do not count, so that a tested folder may have as many files as an untested one. */
export function tooFull(paths: readonly string[]): string[] {
  const byFolder = Object.groupBy(
    paths.filter((path) => !/\.(test|fixture)\.\w+$/.test(path)),
    (path) => dirname(path),
  )
  return Object.entries(byFolder).flatMap(([folder, files]) =>
    files!.length > maxFiles && !isData(folder)
      ? [`${folder} has ${files!.length} files besides tests and fixtures, the limit is ${maxFiles}: split it by topic`]
      : [],
  )
}

if (import.meta.main) {
  const files = sourceFiles(/\.(ts|tsx|mjs|css)$/)
  report(
    [...files.flatMap((path) => tooLong(path, readSource(path)) ?? []), ...tooFull(files)],
    `${files.length} files and their folders are within their limits`,
  )
}
