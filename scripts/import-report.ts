import type { ImportReport } from '#modules/feeds/report.ts'
import type { Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'

type OfferIssue = ImportReport['rejected'][number] | ImportReport['incomplete'][number]

/** The most details of a reason in the summary; the lines have all of them. */
const maxDetails = 15

/** A line for each refused or incomplete offer in the language of the store, then how many there are for each reason. */
export function describeImport(report: ImportReport) {
  const { locale, archiveRefused, brokenAt, created, updated, unchanged, archived } = report
  const issues = [...report.rejected, ...report.incomplete]
  const counts = {
    created,
    updated,
    unchanged,
    refused: report.rejectedOffers,
    incomplete: report.incomplete.length,
    archived,
  }
  return {
    lines: issues.map(
      (issue) => `  line ${issue.line}, offer ${issue.offerId || '-'}: ${describeIssue(issue, locale)}`,
    ),
    errors: [
      ...(brokenAt ? [sentence('exchange.brokenFeed', brokenAt)] : []),
      ...missingRates(report).map(
        ({ code, own, offers }) =>
          `No usable rate for ${code}: refused ${offers} ${offers === 1 ? 'offer' : 'offers'}. Give one with --rate ${code}=RATE, in ${own} per 1 ${code}`,
      ),
      ...(archiveRefused ? [sentence('exchange.tooManyMissing', archiveRefused)] : []),
    ],
    summary: [
      ...[...report.ignored].map(
        ([element, offers]) => `${padded(offers)} × ${sentence('exchange.elementIgnored', { element }, locale)}`,
      ),
      ...countBy(issues, ({ code }) => code).flatMap(([code, ofCode]) => [
        `${count(ofCode)} × ${sentence(`exchange.${code}`, {}, locale)}`,
        ...countDetails(ofCode),
      ]),
      `${report.read} offers: ${Object.entries(counts)
        .map(([name, number]) => `${number} ${name}`)
        .join(', ')}`,
    ],
  }
}

/** The currencies of refused offers, with the currency of the store. */
export function missingRates({ rejected }: ImportReport) {
  const refused = rejected.filter(({ code }) => code === 'otherCurrency')
  return [...Map.groupBy(refused, ({ detail }) => detail)].map(([detail, of]) => {
    const [code = '', own = ''] = detail.split(', ')
    return { code, own, offers: of.length }
  })
}

const describeIssue = ({ code, detail }: OfferIssue, locale: Locale) =>
  `${sentence(`exchange.${code}`, {}, locale)}${detail ? ` [${detail}]` : ''}`

/** The most frequent details of several offers. */
function countDetails(issues: readonly OfferIssue[]) {
  const details = countBy(issues, ({ detail }) => detail).filter(([detail, { length }]) => detail && length > 1)
  return details.slice(0, maxDetails).map(([detail, ofDetail]) => `${count(ofDetail)}   ${detail}`)
}

const count = (issues: readonly OfferIssue[]) => padded(issues.length)
const padded = (number: number) => String(number).padStart(8)

/** The largest group first. */
const countBy = <Key extends string>(issues: readonly OfferIssue[], keyOf: (issue: OfferIssue) => Key) =>
  [...Map.groupBy(issues, keyOf)].sort(([, one], [, other]) => other.length - one.length)

export function sentence(code: string, values: Record<string, string | number> = {}, locale: Locale = 'en') {
  const text = translate(locale, 'errors', code, values)
  return text === `errors:${code}` ? [code, ...Object.values(values)].join(': ') : text
}
