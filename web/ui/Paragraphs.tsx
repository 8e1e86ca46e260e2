/** A text with a paragraph for each of its lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph, index) => <p key={index}>{paragraph}</p>)
}
