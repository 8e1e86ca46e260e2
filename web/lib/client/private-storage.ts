/** Keys of local storage with this prefix are private to an account, and forgotten when it signs out. */
export const privatePrefix = 'private '

/** When the account signs out. Text that is written while the page unloads is forgotten too. */
export function forgetPrivateData() {
  removePrivateKeys()
  window.addEventListener('pagehide', removePrivateKeys, { once: true })
}

function removePrivateKeys() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(privatePrefix)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
