import { Fragment } from 'react'
import { supportPhone } from '../../lib/locale.ts'

/** The little Markdown that editable texts are written in: '## ' headings, paragraphs and '- ' lists. Anything else is text. */
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

/** A line opens a block by how it begins; a plain line goes on with the paragraph or item above it. */
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

/** The telephone number can be pressed. */
const Inline = ({ text }: { text: string }) =>
  text.split(supportPhone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`tel:${supportPhone.replaceAll(' ', '')}`}>{supportPhone}</a>}
      {part}
    </Fragment>
  ))
