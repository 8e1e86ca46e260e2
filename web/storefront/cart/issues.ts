import type { Group, Line } from './cart-data.ts'

export type Issue = Group['issues'][number]

/** The one reason to name where there is room for one: what rules everything else out comes first. */
export const mainIssue = ({ issues }: Group): Issue | undefined =>
  issues.includes('storeClosed') ? 'storeClosed' : issues[0]

/** The quantity that would settle the issue; null when none would. */
export function settlingQuantity(issue: Issue, { quantity, minimumOrder, orderStep, stock }: Line): number | null {
  if (issue === 'belowMinimum' || issue === 'notInSteps')
    return Math.ceil(Math.max(quantity, minimumOrder) / orderStep) * orderStep
  if (issue !== 'notEnoughStock') return null
  const most = Math.floor(stock.available / orderStep) * orderStep
  return most >= minimumOrder ? most : null
}
