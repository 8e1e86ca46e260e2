import { createContext, data, type RouterContextProvider } from 'react-router'

/** True after an action rejected its form. The loader of the same request then marks the page title. */
export const formErrorContext = createContext(false)

/** The action's response for a rejected form, which is rendered again with `body`. */
export function invalidForm<Data extends object>(context: Readonly<RouterContextProvider>, body: Data, status = 422) {
  context.set(formErrorContext, true)
  return data(body, { status })
}
