import { Fragment } from 'react'
import { useLocalizedHref, useSupportPhone } from '../../lib/page.ts'
import table from '../../ui/styles/Table.module.css'
import type { Block, Inline } from './markdown-blocks.ts'

/** Renders the blocks of a text. They are elements of React, so a text cannot bring HTML of its own. */
export const Markdown = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <MarkdownBlock key={index} block={block} />)

function MarkdownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading>
          <Parts parts={block.parts} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.parts} />
        </p>
      )
    case 'line':
      return (
        <span>
          <Parts parts={block.parts} />
        </span>
      )
    case 'quote':
      return (
        <blockquote>
          <Markdown blocks={block.blocks} />
        </blockquote>
      )
    case 'code':
      return <pre>{block.text}</pre>
    case 'rule':
      return <hr />
    case 'table':
      return <MarkdownTable {...block} />
    default: {
      const List = block.kind === 'steps' ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, number) => (
            <li key={number}>
              <Markdown blocks={item} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function MarkdownTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            {head.map((parts, index) => (
              <th key={index} scope="col">
                <Parts parts={parts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, number) => (
            <tr key={number}>
              {cells.map((parts, index) => (
                <td key={index}>
                  <Parts parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Parts = ({ parts }: { parts: readonly Inline[] }) => parts.map((part, index) => <Part key={index} part={part} />)

function Part({ part }: { part: Inline }) {
  const href = useLocalizedHref()
  switch (part.kind) {
    case 'text':
      return <PhoneText text={part.text} />
    case 'code':
      return <code>{part.text}</code>
    case 'break':
      return <br />
    case 'link':
      return (
        <a href={part.target.startsWith('/') ? href(part.target) : part.target}>
          <Parts parts={part.parts} />
        </a>
      )
    default: {
      const Mark = ({ strong: 'b', emphasis: 'em', struck: 's' } as const)[part.kind]
      return (
        <Mark>
          <Parts parts={part.parts} />
        </Mark>
      )
    }
  }
}

/** Turns the support phone number into a link. */
function PhoneText({ text }: { text: string }) {
  const { phone, phoneAddress } = useSupportPhone()
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={phoneAddress}>{phone}</a>}
      {part}
    </Fragment>
  ))
}
