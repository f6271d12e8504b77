/**
 * Keeps the second click of a double click, and the focus, from what came under the pointer after the first: nobody saw
 * it before they pressed. A question that is marked shows 继续播放 where 提交 was, a queue the next request's 通过.
 * Returns how to stop that.
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
