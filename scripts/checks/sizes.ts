// Source files have a maximum number of lines; data has none.
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

if (import.meta.main) {
  const files = sourceFiles(/\.(ts|tsx|mjs|css)$/)
  report(
    files.flatMap((path) => tooLong(path, readSource(path)) ?? []),
    `${files.length} files are within their limits`,
  )
}
