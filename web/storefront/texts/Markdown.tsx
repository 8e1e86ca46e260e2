import { Fragment } from 'react'
import { useLocalizedHref, useSupportPhone } from '../../lib/page.ts'
import { type Block, blocksOf, linksIn } from './markdown-blocks.ts'

/** Renders the Markdown subset of editable texts: '## ' headings, paragraphs, lists and links. Anything else is plain text. */
export function Markdown({ text }: { text: string }) {
  return blocksOf(text).map((block, index) => <MarkdownBlock key={index} block={block} />)
}

function MarkdownBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inline text={block.text} />
      </p>
    )
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, number) => (
        <li key={number}>
          <span>
            <Inline text={item} />
          </span>
        </li>
      ))}
    </List>
  )
}

const Inline = ({ text }: { text: string }) => {
  const href = useLocalizedHref()
  return linksIn(text).map(({ text: part, target }, index) =>
    target === undefined ? (
      <PhoneText key={index} text={part} />
    ) : (
      <a key={index} href={target.startsWith('/') ? href(target) : target}>
        {part}
      </a>
    ),
  )
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
