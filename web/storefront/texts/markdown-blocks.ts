import { localPath } from '#platform/values/local-path.ts'

type List = { kind: 'list' | 'steps'; items: string[] }
export type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | List

const itemPrefixes = { list: /^- /, steps: /^\d+\. / } as const

/** The prefix of a line decides its block; a line without a prefix continues the paragraph or list item above. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Exclude<Block, { kind: 'heading' }> | undefined
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const listKind = (['list', 'steps'] as const).find((kind) => itemPrefixes[kind].test(line))
    if (line === '') {
      open = undefined
    } else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3) })
      open = undefined
    } else if (listKind) {
      if (open?.kind !== listKind) blocks.push((open = { kind: listKind, items: [] }))
      open.items.push(line.replace(itemPrefixes[listKind], ''))
    } else if (open?.kind === 'paragraph') {
      open.text += ` ${line}`
    } else if (open) {
      open.items[open.items.length - 1] += ` ${line}`
    } else {
      blocks.push((open = { kind: 'paragraph', text: line }))
    }
  }
  return blocks
}

type Part = { text: string; target?: string }

/** Splits a line at its links, `[text](/path)`: paths of this site and https addresses; others stay text. */
export function linksIn(line: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: whole, 1: text = '', 2: target = '', index } of line.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    if (!target.startsWith('https://') && localPath(target) !== target) continue
    parts.push({ text: line.slice(end, index) }, { text, target })
    end = index + whole.length
  }
  return [...parts, { text: line.slice(end) }].filter(({ text }) => text !== '')
}
