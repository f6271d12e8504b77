/**
 * Ends the task, so that the browser can paint and handle input before what follows. A message and not a timer: in a tab in the
 * background timers wait for a second.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
