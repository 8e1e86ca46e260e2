// Which pictures of the archive of an import belong to a product: those that its row names, or those named by its code.
import { openImportArchive } from '../../feeds/pictures/archive-picture.ts'
import { archiveAddress } from '../../feeds/values/archive-address.ts'
import { fold } from '../../feeds/values/text.ts'

/** Addresses by the folded names of files, and by the codes that are their names, but for a number after it: code_2.jpg, code (2).jpg. */
export type ArchivePictures = {
  named: ReadonlyMap<string, string>
  ofCodes: ReadonlyMap<string, readonly string[]>
}

export async function findArchivePictures(
  owner: Parameters<typeof openImportArchive>[0],
  archiveId: string,
): Promise<ArchivePictures | undefined> {
  const archive = await openImportArchive(owner, archiveId)
  if (!archive) return undefined
  const names = archive.names.filter((name) => picture.test(name) && !name.startsWith('__MACOSX/'))
  return indexOf(names.toSorted(), (name) => archiveAddress(archiveId, name))
}

const picture = /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i

export function indexOf(names: readonly string[], addressOf: (name: string) => string): ArchivePictures {
  const files = names.map((name) => ({ name, base: fold(name.slice(name.lastIndexOf('/') + 1)) }))
  const stem = (base: string) => base.replace(/\.[^.]+$/, '')
  const withoutNumber = (text: string) => text.replace(/(?:_\d{1,2}|\s*\(\d{1,2}\))$/, '')
  const codes = files.flatMap(({ name, base }) =>
    [...new Set([stem(base), withoutNumber(stem(base))])].map((code) => ({ code, address: addressOf(name) })),
  )
  return {
    named: new Map(
      files.flatMap(({ name, base }) => [fold(name), base, stem(base)].map((key) => [key, addressOf(name)] as const)),
    ),
    ofCodes: new Map(
      [...Map.groupBy(codes, ({ code }) => code)].map(([code, of]) => [code, of.map(({ address }) => address)]),
    ),
  }
}

/** File names cannot have all characters of codes. */
const asFileName = (code: string) => fold(code).replace(/[\\/:*?"<>|]/g, '_')

/** `cells`: the texts of the row that name pictures. */
export function picturesOf({ named, ofCodes }: ArchivePictures, code: string, cells: readonly string[]): string[] {
  const stated = cells.flatMap((cell) => cell.split(/[;,|\n]/)).flatMap((name) => named.get(fold(name)) ?? [])
  return [...new Set([...stated, ...(ofCodes.get(asFileName(code)) ?? [])])]
}
