// A visitor who has nothing but a keyboard.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { waitForHydration } from './browser.ts'

const maxStops = 200

/** Presses Tab, or Shift+Tab, until the element has the focus. Every stop on the way is on the screen and shows the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  await waitForHydration(page)
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press(key)
    const { isReached, problem } = await target.evaluate(describeStop)
    assert.equal(problem, '')
    if (isReached) return
  }
  assert.fail(`${maxStops} presses of ${key} do not reach ${String(target)}`)
}

/** Moves to the element, or back to it, and presses a key there. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | ' ', way: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, target, way)
  await page.keyboard.press(key)
}

/** Opens the dialog of a button, closes it with Escape, which returns the focus, and confirms it the second time. */
export async function confirmInDialog(page: Page, opener: Locator, name: string) {
  const dialog = page.locator('dialog:popover-open')
  await pressOn(page, opener, 'Enter')
  await waitForFocus(dialog)
  await page.keyboard.press('Escape')
  await waitForFocus(opener)
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name }), 'Enter')
}

/** Moves to the field and types; what it contains is selected by then and replaced. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Waits until the element, or one in it, has the focus. */
export const waitForFocus = async (target: Locator) => {
  const element = await target.elementHandle()
  await target.page().waitForFunction((wanted) => wanted!.contains(document.activeElement), element)
}

/** Runs in the page. A control may be drawn by one of its ancestors, such as the label of a checkbox. */
function describeStop(target: Element) {
  const stop = document.activeElement
  if (!stop || stop === document.body) return { isReached: false, problem: '' }
  const box = stop.getBoundingClientRect()
  const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const drawn = [stop, stop.parentElement, stop.parentElement?.parentElement].filter((element) => !!element)
  const showsFocus = drawn.some((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  })
  // The parts of a date show the focus by themselves.
  const isDate = stop.matches('[type=date], [type=datetime-local]')
  const name = stop.outerHTML.slice(0, 120)
  return {
    isReached: stop === target,
    problem: [!isOnScreen && `Off the screen: ${name}`, !showsFocus && !isDate && `Without focus: ${name}`]
      .filter(Boolean)
      .join('; '),
  }
}
