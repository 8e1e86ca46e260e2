import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

/** Chromium without its window, which loads pages in less time than Chromium that hides it. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installLine = 'apt-get update && apt-get install -y chromium chromium-headless-shell'

/** The Chromium of the system, or the one that CHROMIUM names. */
export const findChromium = () => firstOf(candidates)

/** The headless shell of the system, otherwise its Chromium. */
export const findBrowser = () => firstOf([headlessShell, ...candidates])

const firstOf = (paths: readonly string[]) =>
  [process.env.CHROMIUM, ...paths].find((path) => path && isExecutable(path))

/** Undefined if there is a browser, else a failed outcome with instructions. In CI missing browsers are installed. */
export async function ensureBrowser() {
  const isMissing = !findChromium() || findBrowser() === findChromium()
  if (isMissing && !process.env.CHROMIUM && process.env.CI && process.getuid?.() === 0)
    spawnSync('sh', ['-c', `${installLine} > /dev/null`], { stdio: 'inherit' })
  if (!findChromium())
    return {
      succeeded: false,
      output: `There is no Chromium for the browser tests. This installs it: ${installLine}\n(or set CHROMIUM to one)`,
    }
  return undefined
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
