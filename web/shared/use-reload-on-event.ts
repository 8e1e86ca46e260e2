import { useRevalidator } from 'react-router'
import { type ServerEvent, useServerEvent } from './use-server-event.ts'

/** Reloads the data of the page on the server's events that it is about. */
export function useReloadOnEvent(isAbout: (event: ServerEvent) => boolean, isActive = true) {
  const { revalidate } = useRevalidator()
  useServerEvent((event) => {
    if (isAbout(event)) void revalidate()
  }, isActive)
}
