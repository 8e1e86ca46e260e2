// Markdown of editable texts as a tree that React renders. Loaders and the preview of the editor read it; pages never load the parser.
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { localPath } from '#platform/values/local-path.ts'

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'struck'; parts: Inline[] }
  | { kind: 'link'; target: string; parts: Inline[] }
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; parts: Inline[] }
  /** `line` is a paragraph of a list item. */
  | { kind: 'paragraph' | 'line'; parts: Inline[] }
  | { kind: 'list' | 'steps'; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

/** HTML and pictures stay text. */
export const blocksOf = (text: string): Block[] => blocksIn(lexer(text))

const blocksIn = (tokens: readonly Token[]): Block[] => tokens.flatMap((token) => blockOf(token as MarkedToken) ?? [])

function blockOf(token: MarkedToken): Block | undefined {
  switch (token.type) {
    case 'space':
    case 'def':
      return undefined
    case 'heading':
      return {
        kind: 'heading',
        level: Math.min(4, Math.max(2, token.depth)) as 2 | 3 | 4,
        parts: inlineIn(token.tokens),
      }
    case 'paragraph':
      return { kind: 'paragraph', parts: inlineIn(token.tokens) }
    case 'text':
      return { kind: 'line', parts: token.tokens ? inlineIn(token.tokens) : [{ kind: 'text', text: token.text }] }
    case 'list':
      return { kind: token.ordered ? 'steps' : 'list', items: token.items.map(({ tokens }) => blocksIn(tokens)) }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksIn(token.tokens) }
    case 'code':
      return { kind: 'code', text: token.text }
    case 'table':
      return { kind: 'table', head: cellsOf(token.header), rows: token.rows.map(cellsOf) }
    case 'hr':
      return { kind: 'rule' }
    default:
      return { kind: 'paragraph', parts: [{ kind: 'text', text: token.raw.trim() }] }
  }
}

const cellsOf = (cells: readonly Tokens.TableCell[]) => cells.map(({ tokens }) => inlineIn(tokens))

const inlineIn = (tokens: readonly Token[]): Inline[] => tokens.map((token) => inlineOf(token as MarkedToken))

function inlineOf(token: MarkedToken): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: token.text.replaceAll('\n', ' ') }
    case 'strong':
      return { kind: 'strong', parts: inlineIn(token.tokens) }
    case 'em':
      return { kind: 'emphasis', parts: inlineIn(token.tokens) }
    case 'del':
      return { kind: 'struck', parts: inlineIn(token.tokens) }
    case 'codespan':
      return { kind: 'code', text: token.text }
    case 'br':
      return { kind: 'break' }
    case 'link':
      return isSafe(token.href)
        ? { kind: 'link', target: token.href, parts: inlineIn(token.tokens) }
        : { kind: 'text', text: token.raw }
    default:
      return { kind: 'text', text: token.raw }
  }
}

/** Links lead to paths of this site, https addresses and e-mail addresses. */
const isSafe = (target: string) => /^(?:https:\/\/|mailto:)[^\s]+$/.test(target) || localPath(target) === target

/** The words of some parts. */
export const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('parts' in part ? textOf(part.parts) : 'text' in part ? part.text : ' ')).join('')
