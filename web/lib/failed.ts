import { createContext } from 'react-router'

/** Set by an action that refused its form: the loader of the same request then says so in the page's title. */
export const failedContext = createContext(false)
