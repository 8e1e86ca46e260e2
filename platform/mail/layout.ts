import type { Variant } from '../constants.ts'

type Link = { label: string; url: string }

export type EmailContent = {
  variant: Variant
  language: string
  subject: string
  /** Mail clients show it after the subject in the list of messages. */
  preheader: string
  paragraphs: readonly string[]
  code: string | undefined
  /** User-written text; its line breaks are kept. */
  quote: string | undefined
  facts: readonly { label: string; value: string }[]
  sections: readonly {
    title: string | undefined
    note: string
    /** User-written. */
    lines: readonly string[]
    rows: readonly string[]
    link: Link | undefined
  }[]
  buttons: readonly Link[]
  /** Precedes the list of the button URLs in full. */
  linkHint: string
  /** The reason why the recipient gets this e-mail. */
  footer: string
  /** The company that runs the site, in lines. */
  imprint: readonly string[]
  /** The unsubscribe link. */
  unsubscribe: Link | undefined
}

export const brands: Record<Variant, { name: string; color: string; colorOnDark: string }> = {
  b2b: { name: 'Tradeyard', color: '#0B5D4A', colorOnDark: '#6FD3B5' },
  trade: { name: 'Dunav Trade', color: '#1F4E9E', colorOnDark: '#9DBEFF' },
}

export function renderText(content: EmailContent) {
  const { paragraphs, code, quote, facts, sections, buttons } = content
  return [
    paragraphs[0],
    ...(code ? [code] : []),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...sections.map(({ title, note, lines, rows, link }) =>
      [
        title,
        ...rows.map((row) => `- ${row.replaceAll('\n', '\n  ')}`),
        note,
        ...lines.map((line) => `> ${line}`),
        ...(link ? [`${link.label}:`, link.url] : []),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    ...paragraphs.slice(1),
    ...buttons.map(({ label, url }) => `${label}:\n${url}`),
    renderSignature(content),
  ].join('\n\n')
}

const renderSignature = ({ variant, footer, imprint, unsubscribe }: EmailContent) =>
  [
    '-- ',
    brands[variant].name,
    footer,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
    ...imprint,
  ].join('\n')

/** Escapes every text, since names and values are user-written. */
export function renderHtml(content: EmailContent) {
  const { variant, language, subject, preheader, footer, imprint, unsubscribe } = content
  const { name, color } = brands[variant]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${darkStyles(variant)}</style></head>
<body class="page" style="margin:0;padding:24px 16px;background:#F3F4F2;color:#1B1F1D;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${' &#8199;&#847;'.repeat(40)}</div>
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;font-weight:700;font-size:18px;color:${color}">${escapeHtml(name)}</p>
<div class="sheet" style="padding:32px 24px;background:#FFFFFF;border-top:3px solid ${color};overflow-wrap:anywhere">
${renderBody(content, color)}
</div>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#565D59">${escapeHtml(footer)}${unsubscribe ? `<br><a class="quiet" href="${escapeHtml(unsubscribe.url)}" style="color:#565D59">${escapeHtml(unsubscribe.label)}</a>` : ''}</p>
${imprint.length > 0 ? `<p class="quiet" style="margin:12px 0 0;font-size:13px;color:#565D59">${imprint.map(escapeHtml).join('<br>')}</p>\n` : ''}</div></body></html>`
}

function renderBody(content: EmailContent, color: string) {
  const { subject, paragraphs, code, quote, facts, sections, buttons, linkHint } = content
  const [first, ...rest] = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
  return [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
    first,
    code ? `<p class="code" style="${style.code}">${escapeHtml(code)}</p>` : '',
    quote ? `<blockquote class="quote" style="${style.quote}">${escapeHtml(quote)}</blockquote>` : '',
    facts.length > 0 ? `<dl class="facts" style="${style.facts}">${facts.map(renderFact).join('')}</dl>` : '',
    ...sections.map((part) => renderSection(part, color)),
    ...rest,
    ...buttons.map(({ label, url }, index) => renderButton(label, url, index === 0, color)),
    buttons.length > 0 ? renderLinkList(linkHint, buttons) : '',
  ]
    .filter(Boolean)
    .join('\n')
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const style = {
  code:
    'margin:24px 0;padding:16px;background:#F3F4F2;text-align:center;letter-spacing:0.25em;text-indent:0.25em;' +
    'font:700 34px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  button: 'display:inline-block;padding:12px 24px;font-weight:600;text-decoration:none',
  quote: 'margin:0 0 16px;padding:4px 16px;border-left:3px solid #A9B1AC;white-space:pre-wrap',
  facts: 'margin:0 0 16px;padding:12px 16px;background:#F3F4F2',
  section: 'margin:0 0 16px;padding:16px 0 0;border-top:1px solid #D5DCD9',
}

const renderFact = ({ label, value }: { label: string; value: string }) =>
  `<dt class="quiet" style="margin:4px 0 0;font-size:13px;color:#565D59">${escapeHtml(label)}</dt><dd style="margin:0 0 4px">${escapeHtml(value)}</dd>`

function renderSection({ title, note, lines, rows, link }: EmailContent['sections'][number], color: string) {
  const quotedLines = lines.map((line) => `<p style="margin:8px 0 0">${escapeHtml(line)}</p>`).join('')
  const rowList = rows.map(renderRow).join('')
  const noteText = escapeHtml(note).replaceAll('\n', '<br>')
  const isSubtitle = title && !rowList
  return `<div class="part" style="${style.section}">${title ? `<h2 style="margin:0;font-size:17px;line-height:1.4">${escapeHtml(title)}</h2>` : ''}
${rowList ? `<ul style="margin:8px 0 0;padding:0;list-style:none">${rowList}</ul>` : ''}
${note ? `<p ${isSubtitle ? 'class="quiet" style="margin:0;font-size:13px;color:#565D59"' : 'style="margin:12px 0 0"'}>${noteText}</p>` : ''}
${quotedLines ? `<div class="said" style="margin:8px 0 0;padding:0 0 0 12px;border-left:3px solid #D5DCD9">${quotedLines}</div>` : ''}
${link ? `<p style="margin:12px 0 0"><a class="brand" href="${escapeHtml(link.url)}" style="color:${color};font-weight:600">${escapeHtml(link.label)}</a></p>` : ''}</div>`
}

/** The first line names the row, the others explain it. */
function renderRow(row: string) {
  const [name = '', ...more] = escapeHtml(row).split('\n')
  return `<li style="margin:8px 0 0">${name}${more.map((line) => `<br><span class="quiet" style="font-size:13px;color:#565D59">${line}</span>`).join('')}</li>`
}

function renderButton(label: string, url: string, isFirst: boolean, color: string) {
  const name = isFirst ? 'main' : 'other'
  const buttonStyle = `${style.button};border:2px solid ${color};${isFirst ? `background:${color};color:#FFFFFF` : `color:${color}`}`
  return `<p style="margin:24px 0 0"><a class="${name}" href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`
}

function renderLinkList(hint: string, buttons: EmailContent['buttons']) {
  const links = buttons.map(
    ({ url }) => `<a class="quiet" href="${escapeHtml(url)}" style="color:#565D59">${escapeHtml(url)}</a>`,
  )
  return `<p class="quiet" style="margin:24px 0 0;font-size:13px;color:#565D59">${escapeHtml(hint)}<br>${links.join('<br>')}</p>`
}

const darkStyles = (variant: Variant) => `@media (prefers-color-scheme:dark){
.page{background:#121513!important;color:#E9ECEA!important}.sheet{background:#1C201E!important}.code,.facts{background:#2A302D!important}
.part,.said{border-color:#3A423E!important}.sheet{border-color:${brands[variant].colorOnDark}!important}.quiet{color:#A9B1AC!important}.brand{color:${brands[variant].colorOnDark}!important}
.main{border-color:transparent!important}.other{color:${brands[variant].colorOnDark}!important;border-color:${brands[variant].colorOnDark}!important}}`
