import { createContext, data, type RouterContextProvider } from 'react-router'

/** Set by an action that refused its form: the loader of the same request then says so in the page's title. */
export const failedContext = createContext(false)

/** The answer of an action whose form is shown again, with what it says. */
export function refuse<Answer extends object>(context: Readonly<RouterContextProvider>, answer: Answer, status = 422) {
  context.set(failedContext, true)
  return data(answer, { status })
}
