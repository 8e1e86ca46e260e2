import type { Problem } from './request-context.ts'

/** The message for the user: the field errors if there are any, else the detail. */
export const problemText = ({ errors = [], detail, title }: Problem) =>
  errors.map(({ message }) => message).join(' ') || detail || title
