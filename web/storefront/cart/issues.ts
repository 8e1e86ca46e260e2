import type { Group, Line } from './cart-data.ts'

export type Issue = Group['issues'][number]

/** The most important issue, for places with room for one. */
export const mainIssue = ({ issues }: Group): Issue | undefined =>
  issues.includes('storeClosed') ? 'storeClosed' : issues[0]

/** The issues of a line, without the multiple if the minimum is not reached: the same quantity resolves both. */
export const shownIssues = ({ issues }: Line): Issue[] =>
  issues.filter((issue) => issue !== 'notInSteps' || !issues.includes('belowMinimum'))

/** The quantity that resolves the issue, or null if none does. */
export function resolvingQuantity(issue: Issue, { quantity, minimumOrder, orderStep, stock }: Line): number | null {
  if (issue === 'belowMinimum' || issue === 'notInSteps')
    return Math.ceil(Math.max(quantity, minimumOrder) / orderStep) * orderStep
  if (issue !== 'notEnoughStock' || stock.available === null) return null
  const maxQuantity = Math.floor(stock.available / orderStep) * orderStep
  return maxQuantity >= minimumOrder ? maxQuantity : null
}
