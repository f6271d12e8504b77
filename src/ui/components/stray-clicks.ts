/**
 * Ignores the second click of a double click on an element that appeared under the pointer after the first one: after 提交 a marked question
 * shows 继续播放 in the same place, a queue the next request's 通过. Returns a function that stops this.
 */
export const dropStrayClicks = (page: Document): (() => void) => {
  let pressed: Element | null = null
  const hear = (event: MouseEvent) => {
    const control = controlAt(event.target)
    if (event.detail < 2) pressed = control
    else if (control !== null && control !== pressed) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const stop = new AbortController()
  for (const kind of ['mousedown', 'click'] as const)
    page.addEventListener(kind, hear, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

const controlAt = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest('a, button, label') : null
  return control instanceof HTMLLabelElement ? control.control : control
}
