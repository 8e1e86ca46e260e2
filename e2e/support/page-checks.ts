// Checks of whole pages that need only one visit in each language.
import type { Page } from 'playwright-core'
import { accessibilityProblems, overflow, sizes, type Visit } from './browser.ts'

/** Pages are visited in each of these ways, and checked at all three widths in each of them. */
export const waysToVisit = [
  { prefix: '', size: 'desktop', theme: 'light' },
  { prefix: '/ru', size: 'phone', theme: 'dark' },
  { prefix: '/de', size: 'tablet', theme: 'dark' },
] as const

type Options = {
  paths: readonly string[]
  /** Runs on each page before the checks. */
  prepare?: (page: Page) => Promise<unknown>
  /** For errors that the browser reports on purpose. */
  isExpected?: (path: string, problem: string) => boolean
}

/** Violations of axe, horizontal scroll, script errors, CSP violations and failed responses. */
export async function findPageProblems(
  { page, problems }: Visit,
  { prefix, size }: (typeof waysToVisit)[number],
  { paths, prepare, isExpected = () => false }: Options,
) {
  const otherSizes = Object.values(sizes).filter((each) => each !== sizes[size])
  const found: string[] = []
  for (const path of paths) {
    await page.goto(prefix && path === '/' ? prefix : prefix + path)
    await prepare?.(page)
    const ofPage = await accessibilityProblems(page)
    // The size of the visit comes last and stays for the next page.
    for (const viewport of [...otherSizes, sizes[size]]) {
      await page.setViewportSize(viewport)
      ofPage.push(...(await overflow(page)))
    }
    ofPage.push(...problems.splice(0).filter((problem) => !isExpected(path, problem)))
    found.push(...ofPage.map((problem) => `${prefix}${path}: ${problem}`))
  }
  return found
}
