import type { Block } from './markdown-blocks.ts'

/** The blocks before the first heading, and the others. */
export function splitLead(blocks: readonly Block[]): [lead: readonly Block[], others: readonly Block[]] {
  const heading = blocks.findIndex(({ kind }) => kind === 'heading')
  const length = heading < 0 ? blocks.length : heading
  return [blocks.slice(0, length), blocks.slice(length)]
}
