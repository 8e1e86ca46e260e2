/** Stores a choice of the visitor in a cookie that the server sets. */
export const storePreference = (choice: { currency: string } | { country: string }) =>
  fetch('/preferences', { method: 'POST', body: new URLSearchParams(choice), redirect: 'manual' })
