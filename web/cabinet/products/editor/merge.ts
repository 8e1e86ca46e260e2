// The changes of a form since it was opened, so that two people who edit one product lose nothing.
import { type Document, type FormField, toFormValues } from '../../documents/form-values.ts'
import { readDocument } from '../../documents/read-document.ts'

/** By field key. Documents compare as their form reads them, so that `1250.00` and `1 250,00` are the same. */
export type Fingerprints = Readonly<Record<string, string>>

/** Fingerprints of the fields of a stored document. */
export function fingerprintsOf(form: readonly FormField[], document: Document): Promise<Fingerprints> {
  const locale = 'en'
  const data = new FormData()
  for (const [name, value] of Object.entries(toFormValues(form, document, locale)))
    for (const text of [value].flat()) data.append(name, text)
  return fingerprints(form, readDocument(form, data, locale))
}

/** Fingerprints of what a form contains. */
export async function fingerprints(form: readonly FormField[], document: Document): Promise<Fingerprints> {
  const pairs = form.map(async ({ key }) => [key, await digest(canonical(document[key]))] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

/** The keys of the fields that differ; those unknown to the base count as changed. */
export const differing = (base: Fingerprints, other: Fingerprints, keys: readonly string[]) =>
  keys.filter((key) => base[key] !== other[key])

export function readFingerprints(text: unknown): Fingerprints {
  try {
    const parsed: unknown = JSON.parse(String(text))
    return typeof parsed === 'object' && parsed !== null ? (parsed as Fingerprints) : {}
  } catch {
    return {}
  }
}

/** Empty values are equal, whatever their type, and so are line ends of any kind. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim() || null
  if (typeof value !== 'object' || value === null) return value === false ? null : (value ?? null)
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(canonical)
  const entries = Object.entries(value)
    .map(([key, each]) => [key, canonical(each)] as const)
    .filter(([, each]) => each !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

const digestLength = 12

async function digest(value: unknown) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).slice(0, digestLength)
}
