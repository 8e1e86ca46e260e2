import type { RouterContextProvider } from 'react-router'
import { getText } from '#modules/content/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { type Block, blocksOf, textOf } from './markdown-blocks.ts'

export type TextType = InputOf<typeof getText>['type']
export type PageText = Omit<OutputOf<typeof getText>, 'body'> & { path: string; blocks: Block[]; description?: string }

const maxDescription = 200

/** For loaders: an editable text that is a page of its own. */
export async function loadText(
  context: Readonly<RouterContextProvider>,
  type: TextType,
  path: string,
): Promise<PageText> {
  const { body, ...text } = await loaderCall(context, (api) => api(getText, { type }))
  const blocks = blocksOf(body)
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  const description = first && 'parts' in first ? textOf(first.parts).slice(0, maxDescription) : undefined
  return { ...text, path, blocks, ...(description && { description }) }
}
