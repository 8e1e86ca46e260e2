import { type Terms, useTerms } from './use-terms.ts'

/** Time and cost of the delivery of a store in one line, beside what a buyer orders there. */
export function DeliveryTerms({ terms, className }: { terms: Terms; className?: string | undefined }) {
  const { ways, days, cost } = useTerms(terms)
  const facts = [ways, days, cost].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <ul className={className}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
