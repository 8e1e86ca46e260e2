/** The form of a procurement request, filled in with what was searched for; visitors sign in first. */
export const newRequestPath = (title: string) =>
  `/profile/procurement/new${title ? `?title=${encodeURIComponent(title)}` : ''}`
