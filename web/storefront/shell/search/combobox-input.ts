// The search field as a combobox. It belongs to the form, which React renders elsewhere.

const debounceMs = 120

type Listeners = Record<'type' | 'show' | 'hide', () => void> & {
  fetchSuggestions: (signal: AbortSignal) => void
  handleKeyDown: (event: KeyboardEvent) => void
}

/** Fetches some time after the last change of the text, and lets only the latest request finish. Returns what undoes it. */
export function listenTo(
  input: HTMLInputElement,
  { type: handleInput, fetchSuggestions, handleKeyDown, show, hide }: Listeners,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let controller = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    controller.abort()
  }
  const scheduleFetch = () => {
    stop()
    controller = new AbortController()
    const { signal } = controller
    handleInput()
    timer = setTimeout(() => fetchSuggestions(signal), debounceMs)
  }
  const listeners = {
    input: scheduleFetch,
    keydown: (event: Event) => {
      if ((event as KeyboardEvent).key === 'Escape') stop()
      handleKeyDown(event as KeyboardEvent)
    },
    focus: show,
    click: show,
    blur: hide,
  }
  for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener)
  if (input.value) scheduleFetch()
  else if (document.activeElement === input) show()
  return () => {
    stop()
    for (const [name, listener] of Object.entries(listeners)) input.removeEventListener(name, listener)
  }
}

export function setComboboxAttributes(input: HTMLInputElement, isOpen: boolean, active: string | undefined) {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen),
    'aria-controls': isOpen ? 'suggestions' : '',
    'aria-activedescendant': active ?? '',
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (value) input.setAttribute(name, value)
    else input.removeAttribute(name)
  }
}
