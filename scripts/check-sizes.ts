// Files stay small enough to be read at a sitting; data may be as long as it is.
import { readSource, report, sourceFiles } from './project-files.ts'

type Limit = { files: RegExp; most: number }

const limits: readonly Limit[] = [
  { files: /^seed\//, most: Infinity },
  { files: /^scripts\//, most: 120 },
  { files: /^server\.ts$/, most: 80 },
  { files: /./, most: 300 },
]

export const tooLong = (path: string, text: string) => {
  const lines = text.replace(/\n$/, '').split('\n').length
  const { most } = limits.find(({ files }) => files.test(path))!
  return lines > most ? `${path} has ${lines} lines, the limit is ${most}` : undefined
}

if (import.meta.main) {
  const files = sourceFiles(/\.(ts|tsx|mjs|css)$/)
  report(
    files.flatMap((path) => tooLong(path, readSource(path)) ?? []),
    `${files.length} files are within their limits`,
  )
}
