import { Fragment } from 'react'
import { supportPhone } from '../../lib/locale.ts'

/** Renders the Markdown subset of editable texts: '## ' headings, paragraphs and '- ' lists. Anything else is plain text. */
export function Markdown({ text }: { text: string }) {
  return blocksOf(text).map((block, index) => {
    if (block.kind === 'heading') return <h2 key={index}>{block.text}</h2>
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          <Inline text={block.text} />
        </p>
      )
    return (
      <ul key={index}>
        {block.items.map((item, number) => (
          <li key={number}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    )
  })
}

type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** The prefix of a line decides its block; a line without a prefix continues the paragraph or list item above. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (line === '') {
      open = undefined
    } else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3) })
      open = undefined
    } else if (line.startsWith('- ')) {
      if (open?.kind !== 'list') blocks.push((open = { kind: 'list', items: [] }))
      open.items.push(line.slice(2))
    } else if (open?.kind === 'list') {
      open.items[open.items.length - 1] += ` ${line}`
    } else if (open?.kind === 'paragraph') {
      open.text += ` ${line}`
    } else {
      blocks.push((open = { kind: 'paragraph', text: line }))
    }
  }
  return blocks
}

/** Turns the support phone number into a link. */
const Inline = ({ text }: { text: string }) =>
  text.split(supportPhone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`tel:${supportPhone.replaceAll(' ', '')}`}>{supportPhone}</a>}
      {part}
    </Fragment>
  ))
