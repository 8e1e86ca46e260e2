/**
 * The messages that no page shows. A key is used where it stands as a word in the code, also after its namespace and a
 * colon, or where a template such as `done.${intent}` can give it.
 */
export function unusedMessages(keys: ReadonlyMap<string, readonly string[]>, sources: readonly string[]): string[] {
  const code = sources.join('\n')
  const words = new Set([...code.matchAll(/['"](?:[\w-]+:)?([\w.-]+)['"]/g)].map(([, word]) => word!))
  const templates = new Set([...code.matchAll(/`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`/g)].map(([, text]) => text!))
  const patterns = [...templates].flatMap((template) => patternOf(template) ?? [])
  const isUsed = (key: string) => words.has(key) || patterns.some((pattern) => pattern.test(key))
  return [...keys].flatMap(([name, all]) =>
    all.filter((key) => !isUsed(key)).map((key) => `messages/en/${name}.json: no page shows ${key}`),
  )
}

const minFixedLength = 3

/** Undefined for a template that would give almost every key. */
function patternOf(template: string) {
  const fixed = template.split(/\$\{[^{}]*\}/)
  if (fixed.join('').length < minFixedLength) return undefined
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)
}
