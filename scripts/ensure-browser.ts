import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installLine = 'apt-get update && apt-get install -y chromium'

/** The Chromium of the system, or the one that CHROMIUM names. */
export const findBrowser = () => [process.env.CHROMIUM, ...candidates].find((path) => path && isExecutable(path))

/** Undefined if there is a browser, else a failed outcome with instructions. In CI a missing browser is installed. */
export async function ensureBrowser() {
  if (!findBrowser() && process.env.CI && process.getuid?.() === 0)
    spawnSync('sh', ['-c', `${installLine} > /dev/null`], { stdio: 'inherit' })
  const browser = findBrowser()
  if (!browser)
    return {
      succeeded: false,
      output: `There is no Chromium for the browser tests. This installs it: ${installLine}\n(or set CHROMIUM to one)`,
    }
  process.env.CHROMIUM = browser
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
